import Testing

@testable import Ink

/// Endonym's design: the budget comes from the layout, 95 % of it pass, widths are rounded up to the
/// point.
struct WidthBudgetTests {
  private let card = StatBudget(
    deviceWidth: 390, outerPadding: 32, spacing: 10, minimumColumn: 165, cardPadding: 32)

  @Test("The card of 142 points passes up to 134.9")
  func passBar() {
    let budget = Layout.grid(card).budget(deviceWidth: 390)
    #expect(budget.points == 142)
    #expect(abs(budget.passingPoints - 134.9) < 1e-9)
    #expect(budget.passes(134))
    #expect(!budget.passes(134.2))
    #expect(budget.holds(142))
    #expect(!budget.holds(142.01))
  }

  @Test("A width is rounded up to the point, but not for what adding leaves behind")
  func judged() {
    #expect(WidthBudget.judged(141.2) == 142)
    #expect(WidthBudget.judged(142) == 142)
    #expect(WidthBudget.judged(142.000_000_1) == 142)
    #expect(WidthBudget.judged(0) == 0)
  }

  @Test(
    "A length that changes changes the budget on every width",
    arguments: [
      \StatBudget.outerPadding, \StatBudget.cardPadding, \StatBudget.spacing,
    ] as [WritableKeyPath<StatBudget, Double> & Sendable])
  func follows(length: WritableKeyPath<StatBudget, Double> & Sendable) {
    var changed = card
    changed[keyPath: length] += 2
    for device in DeviceWidth.all {
      let before = Layout.grid(card).budget(deviceWidth: device.points)
      let after = Layout.grid(changed).budget(deviceWidth: device.points)
      #expect(after.points < before.points, "\(device.points)")
      #expect(after.passingPoints < before.passingPoints, "\(device.points)")
    }
  }

  @Test("A minimum that no longer fits twice leaves one column")
  func minimum() {
    var wide = card
    wide.minimumColumn = 175
    #expect(wide.columns == 1)
    #expect(wide.contentWidth == 326)
  }

  @Test("Lengths that leave nothing leave zero, and none traps")
  func degenerate() {
    let lengths = [0, -1, 1e308, .infinity, .nan]
    for length in lengths {
      let budget = StatBudget(
        deviceWidth: length, outerPadding: 0, spacing: length, minimumColumn: 0, cardPadding: 0)
      #expect(budget.columns >= 1)
      #expect(!(budget.contentWidth < 0))
    }
    #expect(
      Layout.stack(outerPadding: 32, spacing: 8, siblings: [400]).contentWidth(deviceWidth: 390)
        == 0)
    #expect(Layout.fixed(-3).contentWidth(deviceWidth: 390) == 0)
  }

  @Test("A row leaves the text what its edges, its siblings and the spaces between leave")
  func stack() {
    let layout = Layout.stack(outerPadding: 32, spacing: 12, siblings: [44, 24])
    #expect(layout.contentWidth(deviceWidth: 390) == 266)
    #expect(layout.contentWidth(deviceWidth: 375) == 251)
  }

  @Test("A widget and a watch take off their padding")
  func surfaces() {
    let widget = Layout.surface(.widget(.small), padding: 32)
    #expect(widget.contentWidth(deviceWidth: 390) == 126)
    let watch = Layout.surface(.watch(.mm42), padding: 8)
    #expect(watch.contentWidth(deviceWidth: 390) == 179)
  }
}
