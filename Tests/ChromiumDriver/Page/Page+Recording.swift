/// Something that a page wrote to its console, or that the browser wrote there about it.
public struct ConsoleMessage: Sendable, Hashable {
  /// How grave it is: `log`, `warning`, `error`, or `exception` for one that nothing caught.
  public var level: String
  /// What it says.
  public var text: String
}

/// Something that a page asked for.
public struct PageRequest: Sendable, Hashable {
  /// The address, whose scheme is `data` or `blob` for what never leaves the page.
  public var address: String
  /// What asked for it, such as `Document`, `Font` or `Fetch`.
  public var kind: String
}

extension Page {
  /// The console since the page was opened, oldest first: uncaught exceptions and what was blocked
  /// included.
  public func consoleMessages() async -> [ConsoleMessage] {
    await browser.connection.events(of: session).compactMap { event in
      let details = event.parameters
      switch event.method {
      case "Runtime.consoleAPICalled":
        let words = (details["args"]?.elements ?? []).map { argument in
          argument["value"]?.string ?? argument["description"]?.string
            ?? argument["value"].map { "\($0)" } ?? ""
        }
        return ConsoleMessage(
          level: details["type"]?.string ?? "", text: words.joined(separator: " "))
      case "Runtime.exceptionThrown":
        let exception = details["exceptionDetails"]
        let text = exception?["exception"]?["description"]?.string ?? exception?["text"]?.string
        return ConsoleMessage(level: "exception", text: text ?? "")
      case "Log.entryAdded":
        return ConsoleMessage(
          level: details["entry"]?["level"]?.string ?? "",
          text: details["entry"]?["text"]?.string ?? "")
      default: return nil
      }
    }
  }

  /// What the page asked for since it was opened, oldest first: the documents themselves included.
  public func requests() async -> [PageRequest] {
    await browser.connection.events(of: session).compactMap { event in
      guard event.method == "Network.requestWillBeSent",
        let address = event.parameters["request"]?["url"]?.string
      else { return nil }
      return PageRequest(address: address, kind: event.parameters["type"]?.string ?? "")
    }
  }

  /// The texts of the dialogs (`alert` and its like) that the page opened; each was dismissed.
  public func dialogs() async -> [String] {
    await browser.connection.events(of: session).compactMap { event in
      event.method == "Page.javascriptDialogOpening" ? event.parameters["message"]?.string : nil
    }
  }
}
