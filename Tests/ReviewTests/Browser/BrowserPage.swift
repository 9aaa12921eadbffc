import ChromiumDriver
import Foundation
import Testing

@testable import Review

extension Page {
  /// Opens a page of the report and waits until all its cards are laid out, as it starts.
  func start(_ html: String) async throws {
    try await setViewport(width: 1_280, height: 900)
    try await open(html: html)
    try await settle()
  }

  /// Opens a page of the report and shows every text, whether somebody has to decide something or not.
  func show(_ html: String) async throws {
    try await start(html)
    if try await evaluate("document.getElementById('filter-verdict') !== null") == true {
      try await choose("", in: "verdict")
    }
  }

  /// Waits until all cards are laid out anew.
  func settle() async throws {
    try await wait(until: "document.documentElement.dataset.ready !== undefined")
  }

  /// Chooses an option of a field as a person does with the keyboard: the field tells its listeners.
  func choose(_ value: String, in field: String) async throws {
    _ = try await evaluate(
      """
      (() => { const field = document.getElementById('filter-\(field)'); field.value = '\(value)';
      field.dispatchEvent(new Event('change', {bubbles: true})); })()
      """)
    try await settle()
  }

  /// The languages of the cards of a slot, in order.
  func cards(in slot: String = "card.title") async throws -> [String] {
    try await evaluate(
      "[...document.querySelectorAll('#cards .card[data-slot=\"\(slot)\"]')]"
        + ".map((card) => card.dataset.language)"
    ).elements.compactMap(\.string)
  }

  /// How many texts the page says that it shows.
  func count() async throws -> String {
    try await evaluate("document.getElementById('count').textContent").string ?? ""
  }

  /// Everything that went wrong in the page.
  func mistakes() async -> [String] {
    let console = await consoleMessages().map { "\($0.level): \($0.text)" }
    return await console + dialogs()
  }
}
