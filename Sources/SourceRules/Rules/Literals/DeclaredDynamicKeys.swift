extension InspectedSource {
  /// Whether a comment in the file names the keys that its code puts together at run time.
  var declaresDynamicKeys: Bool {
    let marker = Array("endonym:keys".utf8)
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: marker[0]) {
      if bytes[found...].starts(with: marker) { return true }
      start = found + 1
    }
    return false
  }
}
