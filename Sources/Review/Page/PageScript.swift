/// The page's script: it draws cards from the page's data and filters what is there.
///
/// It builds elements and texts, never markup, so that no text of a catalog is ever parsed.
enum PageScript {
  /// The whole script.
  static var text: String {
    "\"use strict\";\n(() => {\n" + data + drawing + cards + sheet + dates + filters + "})();\n"
  }
}
