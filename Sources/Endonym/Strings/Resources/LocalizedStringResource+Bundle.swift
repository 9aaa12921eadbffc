#if !canImport(Darwin)
  import Foundation

  extension LocalizedStringResource {
    /// Where a table lies.
    ///
    /// Source: developer.apple.com/documentation/foundation/localizedstringresource/
    /// bundledescription.
    public enum BundleDescription: Sendable {
      /// The app's own bundle.
      case main
      /// The bundle that a class belongs to; on Linux that is the app's own.
      case forClass(AnyClass)
      /// The bundle at a file URL.
      case atURL(URL)
    }
  }

  extension LocalizedStringResource.BundleDescription: Hashable {
    /// Whether both describe the same place.
    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }

    /// Feeds the place into a hasher.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .main: hasher.combine(0)
      case .forClass(let type): hasher.combine(ObjectIdentifier(type))
      case .atURL(let url): hasher.combine(url)
      }
    }
  }
#endif
