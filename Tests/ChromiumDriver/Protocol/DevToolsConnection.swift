import Foundation

/// The conversation with a browser in the DevTools protocol, version 1.3.
actor DevToolsConnection {
  private struct Wait {
    var session: String
    var matches: @Sendable (DevToolsEvent) -> Bool
    var continuation: CheckedContinuation<DevToolsEvent, any Error>
  }

  private let channel: DevToolsChannel
  private var number = 0
  private var answers: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
  private var waits: [Int: Wait] = [:]
  private var events: [String: [DevToolsEvent]] = [:]
  private var hasEnded = false

  init(_ channel: DevToolsChannel) {
    self.channel = channel
    let messages = channel.messages
    Task { [weak self] in
      for await message in messages { await self?.receive(message) }
      await self?.end()
    }
  }

  /// Asks for something and waits for the answer.
  ///
  /// Throws `DriverError` where the browser refuses, ends or takes longer than the timeout.
  func call(
    _ method: String, _ parameters: JSONValue = [:], session: String? = nil, timeout: Duration
  ) async throws -> JSONValue {
    guard !hasEnded else { throw Self.ended(method) }
    number += 1
    let id = number
    var message: [String: JSONValue] = [
      "id": .number(Double(id)), "method": .string(method), "params": parameters,
    ]
    message["sessionId"] = session.map { .string($0) }
    let data = try JSONEncoder().encode(JSONValue.object(message))
    let deadline = Task {
      try await Task.sleep(for: timeout)
      answers.removeValue(forKey: id)?.resume(
        throwing: DriverError("no answer to \(method) within \(timeout)"))
    }
    defer { deadline.cancel() }
    return try await withCheckedThrowingContinuation { continuation in
      answers[id] = continuation
      channel.send(data)
    }
  }

  /// The events of a session so far.
  func events(of session: String) -> [DevToolsEvent] { events[session] ?? [] }

  /// Forgets a session's events.
  func forget(_ session: String) { events[session] = nil }

  /// The first event of a session that matches, one that has come already or the next one.
  func event(
    of session: String, named name: String, timeout: Duration,
    where matches: @escaping @Sendable (DevToolsEvent) -> Bool
  ) async throws -> DevToolsEvent {
    if let event = events(of: session).first(where: matches) { return event }
    guard !hasEnded else { throw Self.ended(name) }
    number += 1
    let id = number
    let deadline = Task {
      try await Task.sleep(for: timeout)
      waits.removeValue(forKey: id)?.continuation.resume(
        throwing: DriverError("no \(name) within \(timeout)"))
    }
    defer { deadline.cancel() }
    return try await withCheckedThrowingContinuation { continuation in
      waits[id] = Wait(session: session, matches: matches, continuation: continuation)
    }
  }

  private func receive(_ message: Data) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: message) else { return }
    if let id = value["id"]?.number.flatMap(Int.init(exactly:)) {
      answer(id, value)
    } else if let method = value["method"]?.string, let session = value["sessionId"]?.string {
      record(DevToolsEvent(method: method, parameters: value["params"] ?? [:]), session)
    }
  }

  private func answer(_ id: Int, _ value: JSONValue) {
    let continuation = answers.removeValue(forKey: id)
    if let error = value["error"] {
      continuation?.resume(throwing: DriverError(error["message"]?.string ?? "\(error)"))
    } else {
      continuation?.resume(returning: value["result"] ?? [:])
    }
  }

  private func record(_ event: DevToolsEvent, _ session: String) {
    events[session, default: []].append(event)
    for (id, wait) in waits where wait.session == session && wait.matches(event) {
      waits[id] = nil
      wait.continuation.resume(returning: event)
    }
    // A page stands still until its dialog is answered.
    if event.method == "Page.javascriptDialogOpening" {
      Task {
        try await call(
          "Page.handleJavaScriptDialog", ["accept": false], session: session, timeout: .seconds(10))
      }
    }
  }

  private func end() {
    hasEnded = true
    for continuation in answers.values { continuation.resume(throwing: Self.ended("an answer")) }
    for wait in waits.values { wait.continuation.resume(throwing: Self.ended("an event")) }
    answers = [:]
    waits = [:]
  }

  private static func ended(_ what: String) -> DriverError {
    DriverError("the browser ended before \(what)")
  }
}
