import Ink

/// How a style is called: `Inter Bold 18`.
struct FontDescription {
  let text: String

  init(style: TextStyle, family: String?) {
    let weight = "\(style.weight)"
    // `ultraLight` is "Ultra Light".
    var name = ""
    for character in weight {
      if character.isUppercase { name += " " }
      name += name.isEmpty ? character.uppercased() : String(character)
    }
    text = [family, name, Points.text(style.size)].compactMap(\.self).joined(separator: " ")
  }
}
