import Testing

@testable import SourceRules

/// Expected texts are by Apple's UIKit declarations.
///
/// `leadingAnchor` has the type of `leftAnchor`;
/// `NSLayoutConstraint.Attribute` and `UIControl.ContentHorizontalAlignment` have `leading` and
/// `trailing`, `NSTextAlignment` has only `natural`.
struct FixedEdgeRuleTests {
  @Test(
    "Edges are mended where the type is sure, both of a pair together, and once",
    arguments: [
      (
        "label.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 8)",
        "label.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8)"
      ),
      (
        """
        NSLayoutConstraint(
          item: label, attribute: .left, relatedBy: .equal, toItem: view, attribute: .right,
          multiplier: 1, constant: 0)
        """,
        """
        NSLayoutConstraint(
          item: label, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .trailing,
          multiplier: 1, constant: 0)
        """
      ),
      ("label.textAlignment = .left", "label.textAlignment = .natural"),
      (
        "button.contentHorizontalAlignment = .right",
        "button.contentHorizontalAlignment = .trailing"
      ),
    ])
  func mends(source: String, mended: String) {
    let run = MendedSource(source, rule: FixedEdgeRule())
    #expect(run.findings.count == 1)
    #expect(run.text == mended)
    #expect(run.remaining.isEmpty)
    #expect(run.parses)
  }

  @Test(
    "What might not compile or would be refused at run time is found and left to a person",
    arguments: [
      // A guide in a variable may be a left anchor still.
      "label.leftAnchor.constraint(equalTo: edge)",
      "let edge = view.rightAnchor",
      // There is no trailing alignment.
      "label.textAlignment = .right",
      "paragraphStyle.alignment = .left",
      """
      NSLayoutConstraint(
        item: label, attribute: .left, relatedBy: .equal, toItem: view, attribute: .centerX,
        multiplier: 1, constant: 0)
      """,
      "inset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)",
    ])
  func leavesToPerson(source: String) {
    let run = MendedSource(source, rule: FixedEdgeRule())
    #expect(run.findings.count == 1)
    #expect(run.text == source)
  }
}
