#if !canImport(Darwin)
  internal import _FoundationICU

  /// A node of one of ICU's resource bundles, open for as long as the value lives.
  struct ResourceNode: ~Copyable {
    private let bundle: OpaquePointer

    /// Opens a bundle by its name, or gives nil where ICU has none.
    init?(bundleNamed name: String, package: String? = nil) {
      var status = U_ZERO_ERROR
      let bundle = swift_ures_openDirect(package, name, &status)
      self.init(bundle, status)
    }

    private init?(_ bundle: OpaquePointer?, _ status: UErrorCode) {
      guard let bundle else { return nil }
      guard status.rawValue <= U_ZERO_ERROR.rawValue else {
        swift_ures_close(bundle)
        return nil
      }
      self.bundle = bundle
    }

    deinit { swift_ures_close(bundle) }

    /// The name under which the node above keeps this one; empty in an array.
    var key: String { swift_ures_getKey(bundle).map { String(cString: $0) } ?? "" }

    /// The text of the node, or nil where it is a table or an array.
    var text: String? {
      var status = U_ZERO_ERROR
      var length: Int32 = 0
      guard
        swift_ures_getType(bundle) == URES_STRING,
        let characters = swift_ures_getString(bundle, &length, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0
      else { return nil }
      return String(
        decoding: UnsafeBufferPointer(start: characters, count: Int(length)), as: UTF16.self)
    }

    /// The node that a table keeps under a name.
    func child(_ key: String) -> ResourceNode? {
      var status = U_ZERO_ERROR
      let child = swift_ures_getByKey(bundle, key, nil, &status)
      return ResourceNode(child, status)
    }

    /// Visits the nodes of a table or of an array in their order; a text has none.
    func forEachChild(_ body: (borrowing ResourceNode) -> Void) {
      let type = swift_ures_getType(bundle)
      guard type == URES_TABLE || type == URES_ARRAY else { return }
      for index in 0..<swift_ures_getSize(bundle) {
        var status = U_ZERO_ERROR
        let child = swift_ures_getByIndex(bundle, index, nil, &status)
        if let node = ResourceNode(child, status) { body(node) }
      }
    }
  }
#endif
