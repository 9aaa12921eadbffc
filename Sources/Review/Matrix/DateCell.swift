import Checks

/// One surface in one language, held against what was recorded and what a person decided.
struct DateCell {
  /// A text with what is known of it.
  struct Text {
    /// The text.
    var rendered: RenderedDate.Text
    /// What is recorded for this version of the locale data; nil where nothing is.
    var recorded: String?
    /// What is recorded for the nearest other version; nil where nothing is.
    var elsewhere: String?
  }

  /// A decided text with what is rendered.
  struct Anchor {
    /// The row.
    var row: AnchorRow
    /// The text at that moment; nil where the manifest has none.
    var rendered: String?

    /// Whether the decision holds; nil where that can't be told.
    var holds: Bool? { rendered.map { $0.utf8.elementsEqual(row.value.utf8) } }
  }

  /// The date.
  var date: RenderedDate
  /// The texts.
  var texts: [Text]
  /// The anchors.
  var anchors: [Anchor]

  /// How many texts are not as recorded.
  var differences: Int {
    texts.filter { $0.recorded.map($0.isOther) ?? false }.count
  }

  /// How many texts read otherwise with the other version of the locale data.
  var drift: Int {
    texts.filter { $0.elsewhere.map($0.isOther) ?? false }.count
  }
}

extension DateCell.Text {
  /// Whether a text isn't the rendered one: bytes are compared, since spaces look alike.
  func isOther(_ text: String) -> Bool { !text.utf8.elementsEqual(rendered.value.utf8) }
}
