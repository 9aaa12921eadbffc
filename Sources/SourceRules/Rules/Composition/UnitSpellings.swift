/// Units and currency signs as they are glued to numbers.
///
/// Source: the English short and narrow forms of Unicode CLDR's units, with the spellings that apps
/// use beside them.
enum UnitSpellings {
  /// What is a unit wherever it stands behind a number.
  static let clear: Set<String> = [
    "km", "cm", "mm", "nm", "mi", "ft", "yd", "kg", "mg", "lb", "lbs", "oz",
    "km/h", "kmh", "kph", "km/hr", "mph", "m/s", "kn", "kts",
    "°", "°C", "°F", "ºC", "ºF", "℃", "℉",
    "hPa", "kPa", "mbar", "inHg", "mmHg", "psi",
    "kcal", "kJ", "kW", "kWh", "mA", "mAh", "mV", "Hz", "kHz", "MHz", "GHz", "dB", "dBm",
    "bpm", "ml", "mL", "mg/dL", "mg/dl", "mmol/L", "mmol/l", "g/dL",
    "KB", "MB", "GB", "TB", "kB", "MiB", "GiB", "kbps", "Mbps", "KB/s", "MB/s",
    "ms", "sec", "secs", "mins", "hrs", "%",
  ]

  /// Words that are units, which a text that is looked up may well hold.
  static let words: Set<String> = [
    "days", "degrees", "feet", "hours", "inches", "kilograms", "kilometers", "kilometres", "knots",
    "meters", "metres", "miles", "minutes", "ounces", "percent", "pounds", "seconds", "weeks",
  ]

  /// What is a unit only where the user surely reads the text.
  static let ambiguous: Set<String> = ["m", "g", "h", "hr", "min", "l", "L", "d", "W", "V"]

  /// Signs of currencies, which stand before the number or behind it.
  static let currencies: Set<Character> = [
    "$", "€", "£", "¥", "₹", "₽", "₩", "₪", "₫", "₴", "₺", "₦", "฿", "₱", "₿",
  ]
}
