import Testing

@testable import Ink

/// The arithmetic of the design: a screen of 390 points leaves a card 142.
struct StatBudgetTests {
  private let budget = StatBudget(
    deviceWidth: 390, outerPadding: 32, spacing: 10, minimumColumn: 165, cardPadding: 32)

  @Test("390 points: two columns of 174, which leave 142")
  func standard() {
    #expect(budget.columns == 2)
    #expect(budget.columnWidth == 174)
    #expect(budget.contentWidth == 142)
  }

  @Test("375 points: two columns of 166.5, which leave 134.5")
  func narrow() {
    var narrow = budget
    narrow.deviceWidth = 375
    #expect(narrow.columns == 2)
    #expect(narrow.contentWidth == 134.5)
  }

  @Test("A spacing that changes changes the budget")
  func spacing() {
    var wide = budget
    wide.outerPadding = 40
    #expect(wide.contentWidth == 138)
  }
}
