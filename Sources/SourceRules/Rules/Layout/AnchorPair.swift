import SwiftSyntax

/// A constraint between the left or right sides of two views, and its twin at the other side.
struct AnchorPair {
  /// Whether the other sides are held together as well, at the same distance, so that the layout is
  /// its own mirror image.
  let isSymmetric: Bool

  /// How many statements or elements beside the constraint are looked at.
  private static let neighbourLimit = 24

  /// Looks for the twin of a constraint; nil for a constraint between two different sides.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that the constraint is made of.
  ///   - call: The call of `constraint`.
  init?(_ anchor: MemberAccessExprSyntax, in call: SourceCall) {
    guard let own = Side(anchor, call) else { return nil }
    var place = Syntax(call.node)
    while let parent = place.parent,
      !place.is(CodeBlockItemSyntax.self), !place.is(ArrayElementSyntax.self)
    {
      place = parent
    }
    guard let list = place.parent else { return nil }
    let neighbours = list.children(viewMode: .sourceAccurate)
    guard let index = neighbours.firstIndex(where: { $0.id == place.id }) else { return nil }
    let before = neighbours[..<index].suffix(Self.neighbourLimit)
    let after = neighbours[index...].dropFirst().prefix(Self.neighbourLimit)
    isSymmetric = (Array(after) + before.reversed()).contains { node in
      Self.sides(in: node).contains { $0.mirrors(own) }
    }
  }

  /// The sides of the constraint that a statement or an element makes.
  private static func sides(in node: Syntax) -> [Side] {
    let item = node.as(CodeBlockItemSyntax.self)?.item.as(ExprSyntax.self)
    guard let expression = item ?? node.as(ArrayElementSyntax.self)?.expression else { return [] }
    let elements =
      expression.as(SequenceExprSyntax.self).map { Array($0.elements.prefix(1)) } ?? [expression]
    return elements.compactMap { element in
      var element = element.unwrapped
      // `constraint(…).isActive = true`
      if let member = element.as(MemberAccessExprSyntax.self), let base = member.base {
        element = base.unwrapped
      }
      guard let call = element.call, call.name == "constraint",
        let anchor = call.base?.as(MemberAccessExprSyntax.self)
      else { return nil }
      return Side(anchor, call)
    }
  }

  /// One side of a view, held to the same side of another.
  private struct Side {
    let isLeft: Bool
    let view: String
    let other: String
    /// The distance as it is written, without a minus sign and space.
    let distance: String

    init?(_ anchor: MemberAccessExprSyntax, _ call: SourceCall) {
      let name = anchor.declName.baseName.text
      guard name == "leftAnchor" || name == "rightAnchor",
        let target = call.argument("equalTo")?.expression.as(MemberAccessExprSyntax.self),
        target.declName.baseName.text == name
      else { return nil }
      isLeft = name == "leftAnchor"
      view = anchor.base?.trimmedDescription ?? ""
      other = target.base?.trimmedDescription ?? ""
      distance = (call.argument("constant")?.expression.trimmedDescription ?? "0")
        .filter { $0 != "-" && !$0.isWhitespace }
    }

    func mirrors(_ side: Side) -> Bool {
      isLeft != side.isLeft && view == side.view && other == side.other
        && distance == side.distance
    }
  }
}
