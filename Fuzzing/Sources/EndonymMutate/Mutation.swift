/// Mutations that depend on nothing but their number, so that any input can be made again.
struct Mutation {
  /// The longest input that is made.
  static let maximumSize = 64 << 10

  var seeds: [[UInt8]]
  var words: [[UInt8]]

  /// The input of a number: a seed, changed a few times.
  func input(_ number: UInt64) -> [UInt8] {
    var random = SplitMix64(state: number)
    guard var bytes = seeds.randomElement(using: &random) else { return [] }
    for _ in 0..<Int.random(in: 1...8, using: &random) { mutate(&bytes, &random) }
    return Array(bytes.prefix(Self.maximumSize))
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let length = min(
      Int.random(in: 1...(Bool.random(using: &random) ? 8 : 512), using: &random),
      bytes.count - place)
    let part = Array(bytes[place..<(place + length)])
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where length > 0:
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1 where length > 0:
      bytes[place] = UInt8.random(in: .min ... .max, using: &random)
    case 2:
      bytes.removeSubrange(place..<(place + length))
    case 3:
      let target = Int.random(in: 0...bytes.count, using: &random)
      bytes.insert(contentsOf: part, at: target)
    case 4:
      var repeated: [UInt8] = []
      for _ in 0..<Int.random(in: 1...600, using: &random) where repeated.count < 8 << 10 {
        repeated += part
      }
      bytes.insert(contentsOf: repeated, at: place)
    case 5:
      guard let other = seeds.randomElement(using: &random) else { return }
      let start = Int.random(in: 0...other.count, using: &random)
      let end = min(other.count, start + Int.random(in: 0...1024, using: &random))
      bytes.replaceSubrange(place..<(place + length), with: other[start..<end])
    case 6:
      bytes.removeSubrange(place...)
    case 7:
      guard let word = words.randomElement(using: &random) else { return }
      bytes.replaceSubrange(place..<(place + length), with: word)
    default:
      guard let word = words.randomElement(using: &random) else { return }
      bytes.insert(contentsOf: word, at: place)
    }
    if bytes.count > Self.maximumSize { bytes.removeSubrange(Self.maximumSize...) }
  }
}

/// The generator SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
