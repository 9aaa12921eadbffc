/// Ways to change the case of rendered text, and code that looks like them.
///
/// Written by hand after what scans of published apps showed; what is right is decided by what the
/// code does: whether text that a formatter or a catalog made reaches a case method and is shown.
enum CaseMethodVariants {
  /// What the expression that a reviewer would search for finds of `wrong`: the plainest ones.
  static let foundByRegularExpression: Set<Int> = [0, 1, 5, 25, 26, 44]

  /// Each changes the case of rendered text at its marks.
  static let wrong: [String] = [
    "let a = date.withFormat(.day).↓lowercased()",
    "let a = date.withFormat(.day, timeZone: zone).↓capitalized",
    "let a = date.withFormat(.day, timeZone: zone(of: place)).↓uppercased()",
    "let a = date.withFormat(.day, timeZone: TimeZone(identifier: name(of: \"x\")))\n  .↓capitalized",
    "let a = date\n  .withFormat(\n    .day,\n    timeZone: zone\n  )\n  .↓localizedUppercase",
    "let a = forecast?.date.withFormat(.day).↓lowercased()",
    "let a = forecast?.date?.withFormat(.day)?.↓localizedCapitalized",
    "let a = forecast.text?.date!.withFormat(.day)!.↓uppercased()",
    "let a = (date.withFormat(.day)).↓lowercased()",
    "let a = ((date.withFormat(.day))).↓localizedLowercase",
    "let a = (try date.withFormat(.day)).↓lowercased()",
    "let a = (try? formatter.string(from: date))?.↓capitalized",
    "let a = (await String(localized: .today)).↓uppercased()",
    "let a = date.withFormat(.day) { options in options.timeZone = zone }.↓lowercased()",
    "let a = date.rendered(as: DateIntent.day, timeZone: zone).↓lowercased()",
    "let a = date.formatted(date: .abbreviated, time: .omitted).↓uppercased()",
    "let a = date.formatted(.dateTime.weekday(.wide)).↓lowercased()",
    "let a = distance.formatted().↓lowercased()",
    "let a = Self.formatter.string(from: date).↓uppercased()",
    "let a = DateFormatter().string(from: date).↓lowercased()",
    "let f = RelativeDateTimeFormatter()\nlet a = f.string(for: date)?.↓capitalized",
    "let a = String(localized: .hourlyTitle).↓uppercased()",
    "let a = String(localized: \"Today\", table: \"Widget\", comment: \"Title\").↓lowercased()",
    "let a = NSLocalizedString(\"today\", comment: \"\").↓capitalized",
    "let a = Bundle.main.localizedString(forKey: \"today\", value: nil, table: nil).↓uppercased()",
    "let a = date.withFormat(.day).↓capitalized(with: nil)",
    "let a = date.withFormat(.day).↓lowercased(with: Locale(identifier: \"en_US\"))",
    "func f() -> String {\n  let text = date.withFormat(.day)\n  return text.↓lowercased()\n}",
    "if let text = forecast?.date.withFormat(.day) {\n  label.text = text.↓uppercased()\n}",
    "func f() {\n  guard let text = formatter.string(for: date) else { return }\n  "
      + "show { text.↓capitalized }\n}",
    "let a = (date.withFormat(.day) + \"!\").↓lowercased()",
    "let a = (prefix + \" \" + date.withFormat(.day)).↓uppercased()",
    "let a = \"\\(name): \\(date.withFormat(.day))\".↓capitalized",
    "let a = (isToday ? String(localized: .today) : date.withFormat(.day)).↓lowercased()",
    "let a = (isToday ? nil : date.withFormat(.day))?.↓lowercased()",
    "let a = (text ?? date.withFormat(.day)).↓uppercased()",
    "let a = date.withFormat(.day).replacingOccurrences(of: \".\", with: \"\").↓lowercased()",
    "let a = date.withFormat(.day).trimmingCharacters(in: .whitespaces).prefix(3).↓uppercased()",
    "let a = dates.map { $0.withFormat(.day) }.map { $0.↓lowercased() }",
    "let a = date.map { $0.withFormat(.day) }?.↓capitalized",
    "let a = [start.withFormat(.day), end.withFormat(.day)].joined(separator: \"–\").↓uppercased()",
    "struct Row {\n  var title: String { date.withFormat(.day) }\n"
      + "  var label: String { title.↓localizedUppercase }\n}",
    "let text = if isToday { String(localized: .today) } else { name }\nlet a = text.↓uppercased()",
    "let a = String(format: NSLocalizedString(\"%@ left\", comment: \"\"), name).↓capitalized",
    "Text(verbatim: title(date.withFormat(.day).↓lowercased(), date.withFormat(.hour)))",
    "let a = calendar.shortWeekdaySymbols[index].↓uppercased()",
    "let a = dates.map { $0.withFormat(.day) }.map(\\.↓localizedUppercase)",
    "let a = date.withFormat(.day)\n  #if os(watchOS)\n    .↓uppercased()\n  #endif",
    "func title() -> String { date.withFormat(.day) }\nlet a = title().↓lowercased()",
    "var text = \"\"\nif isToday { text = String(localized: .today) } else { text = name }\n"
      + "let a = text.↓uppercased()",
    "let text: String\ntext = date.withFormat(.day)\nlet a = text.↓lowercased()",
    "let a = (date.withFormat(.day) as NSString).↓uppercased",
    "for day in dates.map({ $0.withFormat(.day) }) { show(day.↓capitalized) }",
  ]

  /// None changes the case of text that a user then reads.
  static let right: [String] = [
    "// date.withFormat(.day).lowercased()",
    "/* date.withFormat(.day).capitalized */\nlet a = 1",
    "/// Use `date.withFormat(.day).uppercased()` no more.\nlet a = 1",
    "let a = \"date.withFormat(.day).lowercased()\"",
    "let a = #\"date.withFormat(.day).uppercased()\"#",
    "let a = \"\"\"\n  date.withFormat(.day).lowercased()\n  \"\"\"",
    "let a = name.lowercased()",
    "let a = user.name.capitalized",
    "let a = kind.rawValue.uppercased()",
    "let a = url.pathExtension.lowercased()",
    "let a = url.host?.lowercased() ?? \"\"",
    "let a = key.uppercased()",
    "let a = \"key.\\(identifier)\".lowercased()",
    "let a = dictionary[\"title\"]?.lowercased()",
    "let a = UUID().uuidString.lowercased()",
    "let a = String(describing: type).lowercased()",
    "let a = String(format: \"%02x\", byte).uppercased()",
    "let a = data.map { String(format: \"%02x\", $0) }.joined().uppercased()",
    "let a = Locale.current.identifier.lowercased()",
    "let a = country.uppercased(with: locale)",
    "let a = date.withFormat(.day).uppercased(with: locale)",
    "let a = String(localized: .today).lowercased(with: .current)",
    "let a = date.withFormat(.day)",
    "let a = date.withFormat(.day) + suffix.lowercased()",
    "let a = date.withFormat(.day, name: zone.lowercased())",
    "let a = (isToday ? date.withFormat(.day) : name).count + key.lowercased().count",
    "let a = (text.withFormat(.day).isEmpty ? key : name).lowercased()",
    "let a = \"\\(date.withFormat(.day)) \\(code.uppercased())\"",
    "let a = date.formatted(.iso8601).lowercased()",
    "let a = date.formatted(Date.ISO8601FormatStyle()).lowercased()",
    "let a = ISO8601DateFormatter().string(from: date).lowercased()",
    "func f() -> String {\n  let formatter = DateFormatter()\n"
      + "  formatter.locale = Locale(identifier: \"en_US_POSIX\")\n"
      + "  formatter.dateFormat = \"d MMM yyyy\"\n"
      + "  return formatter.string(from: date).uppercased()\n}",
    "func f() -> String {\n  let formatter = DateFormatter()\n"
      + "  formatter.dateFormat = \"yyyy-MM-dd\"\n"
      + "  return formatter.string(from: date).lowercased()\n}",
    "let a = keychain.string(from: data).lowercased()",
    "let a = String(localized: .today).lowercased().contains(query)",
    "let a = title.lowercased() == String(localized: .today).lowercased()",
    "let a = String(localized: .today).localizedLowercase.hasPrefix(query)",
    "func f(text: String) -> String { text.lowercased() }\nlet text = date.withFormat(.day)",
    "let text = date.withFormat(.day)\nfunc f(text: String) -> String { text.lowercased() }",
    "let text = date.withFormat(.day)\nnames.forEach { text in print(text.lowercased()) }",
    "func f() { let text = date.withFormat(.day); show(text) }\n"
      + "func g() { let text = code; send(text.uppercased()) }",
    "#Preview { Text(date.withFormat(.day).lowercased()) }",
    "#if DEBUG\nlet a = date.withFormat(.day).lowercased()\n#endif",
    "struct Shout { func lowercased() -> Self { self } }\nlet a = Shout().lowercased()",
    "let a = date.withFormat(.day).lowercase",
    "let a = names.map { $0.capitalized }",
    "let a = names.map(\\.localizedUppercase)",
    "let text: String\ntext = code.lowercased()",
    "func title() -> String { name }\nlet a = title().lowercased()",
    "func title() -> String { date.withFormat(.day) }\nlet a = row.title().lowercased()",
    "var text = name\ntext = code\nlet a = text.uppercased()\ntext = date.withFormat(.day)",
  ]
}
