import SwiftSyntax

extension ExprListSyntax {
  /// The most elements of a sequence that rules look at.
  ///
  /// Every text of a long sum asks for its neighbours, which would take the square of its length;
  /// people's sums are far shorter.
  static let judgedCount = 64

  /// The first elements, up to the limit.
  var judged: [ExprSyntax] {
    var elements: [ExprSyntax] = []
    for element in self {
      elements.append(element)
      if elements.count == Self.judgedCount { break }
    }
    return elements
  }
}
