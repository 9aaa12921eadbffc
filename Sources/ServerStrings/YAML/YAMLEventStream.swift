import CLibYAML

/// The events of a YAML text, as libyaml parses them.
///
/// It owns the parser and a copy of the text, which libyaml keeps a pointer to.
struct YAMLEventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let offsets: CharacterOffsets
  private let isReady: Bool
  /// How many bytes of the file come before the text: a byte order mark's.
  private let base: Int

  /// Begins to parse a text that is valid UTF-8; a byte order mark at its start is left out.
  init(_ file: [UInt8]) {
    base = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    bytes = .allocate(capacity: file.count - base)
    _ = bytes.initialize(from: file[base...])
    offsets = CharacterOffsets(UnsafeBufferPointer(bytes))
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) != 0
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
    bytes.deallocate()
  }

  /// The next event; `streamEnd` again and again behind the last.
  ///
  /// - Throws: `ServerFileError` where the text is no YAML.
  mutating func next() throws(ServerFileError) -> YAMLEvent {
    var event = yaml_event_t()
    guard isReady, yaml_parser_parse(parser, &event) != 0 else { throw error }
    defer { yaml_event_delete(&event) }
    let offset = offset(of: event.start_mark)
    switch event.type {
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT:
      return YAMLEvent(kind: .streamEnd, offset: offset)
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, offset: offset)
    case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, offset: offset)
    case YAML_ALIAS_EVENT:
      let name = Self.text(event.data.alias.anchor) ?? ""
      return YAMLEvent(kind: .alias(name), offset: offset)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let text = YAMLScalar(
        text: String(decoding: value, as: UTF8.self),
        isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
      return YAMLEvent(
        kind: .scalar(text), anchor: Self.text(scalar.anchor), tag: Self.text(scalar.tag),
        offset: offset)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return YAMLEvent(
        kind: .sequenceStart, anchor: Self.text(start.anchor), tag: Self.text(start.tag),
        offset: offset)
    case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .sequenceEnd, offset: offset)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return YAMLEvent(
        kind: .mappingStart, anchor: Self.text(start.anchor), tag: Self.text(start.tag),
        offset: offset)
    case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, offset: offset)
    default: return YAMLEvent(kind: .nothing, offset: offset)
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private func offset(of mark: yaml_mark_t) -> Int {
    base
      + offsets.offset(
        ofCharacter: Int(clamping: mark.index), in: UnsafeBufferPointer(bytes))
  }

  private var error: ServerFileError {
    guard isReady, let problem = parser.pointee.problem else {
      return ServerFileError(
        offset: 0, message: "the YAML can't be read for lack of memory",
        remedy: "Split the file.")
    }
    let isCharacter = parser.pointee.error == YAML_READER_ERROR
    let offset =
      isCharacter
      ? base + min(Int(clamping: parser.pointee.problem_offset), bytes.count)
      : offset(of: parser.pointee.problem_mark)
    return ServerFileError(
      offset: offset, message: "the file is no YAML: \(String(cString: problem))",
      remedy: isCharacter
        ? "Remove the character, or write it as an escape in double quotes."
        : "Correct the indentation, the quotes or the colon there or in the lines above.")
  }
}
