#if canImport(CHarfBuzz)
  extension TextScratch {
    /// How many weights and languages are remembered; they take some 40 KB each.
    private static let choiceLimit = 128

    /// The choice of fonts for a weight and a language.
    func choice(
      for weight: FontWeight, _ language: String, _ library: FontLibrary
    ) -> FontChoice {
      if let lastChoice, lastChoice.key.weight == weight, lastChoice.key.language == language {
        return lastChoice
      }
      let key = FontChoice.Key(weight: weight, language: language)
      if let known = choices[key] {
        lastChoice = known
        return known
      }
      if choices.count >= Self.choiceLimit { choices.removeAll() }
      let choice = FontChoice(key, library)
      choices[key] = choice
      lastChoice = choice
      return choice
    }
  }
#endif
