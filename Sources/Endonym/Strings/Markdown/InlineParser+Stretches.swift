#if !canImport(Darwin)
  extension InlineParser {
    /// The tokens with what holds for them, neighbours that are alike joined.
    func stretches() -> [InlineStretch] {
      let intents: [InlinePresentationIntent] = [
        .emphasized, .stronglyEmphasized, .strikethrough,
      ]
      // How many spans of each intent begin less how many end, so that nesting costs nothing.
      var changes = intents.map { _ in [Int](repeating: 0, count: tokens.count + 1) }
      var links = [String?](repeating: nil, count: tokens.count)
      var images = links
      for span in spans {
        switch span.kind {
        case .intent(let intent):
          guard let place = intents.firstIndex(of: intent) else { continue }
          changes[place][span.tokens.lowerBound] += 1
          changes[place][span.tokens.upperBound] -= 1
        case .link(let destination):
          // Links never lie within one another.
          for token in span.tokens { links[token] = destination }
        case .image(let destination):
          // Of images in images the inner ones come first and stay.
          for token in span.tokens where images[token] == nil { images[token] = destination }
        }
      }
      var stretches: [InlineStretch] = []
      var open = intents.map { _ in 0 }
      for (index, token) in tokens.enumerated() {
        var stretch = InlineStretch(
          text: token.text, intent: token.intent, link: token.link ?? links[index],
          image: images[index])
        for place in intents.indices {
          open[place] += changes[place][index]
          if open[place] > 0 { stretch.intent.insert(intents[place]) }
        }
        guard !stretch.text.isEmpty else { continue }
        if let last = stretches.last, last.isAlike(stretch) {
          stretches[stretches.count - 1].text += stretch.text
        } else {
          stretches.append(stretch)
        }
      }
      return stretches
    }
  }
#endif
