#if canImport(SwiftUI)
  import SwiftUI

  /// The app's only window; an app target's `@main` type returns it as its body.
  public struct SkylightScene: Scene {
    private let forecasts: [Forecast]

    /// Creates a window that shows the forecasts of the saved places.
    public init(forecasts: [Forecast] = [.sample]) {
      self.forecasts = forecasts
    }

    /// The window's content.
    public var body: some Scene {
      WindowGroup {
        NavigationStack {
          PlacesView(forecasts: forecasts)
        }
      }
    }
  }
#endif
