#if canImport(SwiftUI)
  import SwiftUI

  /// The app's only window; an app target's `@main` type returns it as its body.
  public struct TrailbookScene: Scene {
    private let journal: Journal

    /// Creates a window that shows a journal.
    public init(journal: Journal = .sample) {
      self.journal = journal
    }

    /// The window's content.
    public var body: some Scene {
      WindowGroup {
        NavigationStack {
          JournalView(journal: journal)
        }
      }
    }
  }
#endif
