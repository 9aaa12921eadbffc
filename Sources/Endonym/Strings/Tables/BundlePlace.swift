#if !canImport(Darwin)
  import Foundation

  /// Where tables lie.
  enum BundlePlace: Sendable {
    /// The app's own bundle.
    case main
    /// A bundle.
    case bundle(Bundle)
    /// A folder, or a bundle that is one.
    case url(URL)

    init(_ bundle: Bundle?) {
      self = bundle.map(BundlePlace.bundle) ?? .main
    }

    init(_ description: LocalizedStringResource.BundleDescription) {
      switch description {
      // Foundation on Linux can't tell which bundle a class belongs to.
      case .main, .forClass: self = .main
      case .atURL(let url): self = .url(url)
      }
    }

    /// The folders in which tables are looked for: that of a SwiftPM bundle, and those of a bundle
    /// in Apple's form.
    var folders: [String] {
      switch self {
      case .main: [Bundle.main.resourceURL?.path, Bundle.main.bundlePath].compactMap { $0 }
      case .bundle(let bundle): Self.folders(of: bundle.bundlePath)
      case .url(let url): Self.folders(of: url.path)
      }
    }

    private static func folders(of path: String) -> [String] {
      [path, path + "/Contents/Resources", path + "/Resources"]
    }
  }

  extension BundlePlace: Hashable {
    static func == (left: BundlePlace, right: BundlePlace) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.bundle(let left), .bundle(let right)): left === right
      case (.url(let left), .url(let right)): isIdentical(left, right) || left == right
      default: false
      }
    }

    func hash(into hasher: inout Hasher) {
      switch self {
      case .main: hasher.combine(0)
      case .bundle(let bundle): hasher.combine(ObjectIdentifier(bundle))
      case .url(let url): hasher.combine(url)
      }
    }
  }
#endif
