import Testing

/// The compiler refuses a rulebook with a gap; the guides' steps close each gap.
struct ExhaustivenessTests {
  @Test("A rulebook with an arm deleted from every classifier does not compile")
  func deletedArms() throws {
    let files = try RulebookSources()
    var deleted = 0
    let mutilated = files.replacing { text in
      for arm in [", .thai", ".thai, ", ", .radarFrameTime"] {
        deleted += text.ranges(of: arm).count
        text = text.replacing(arm, with: "")
      }
    }
    let whole = try files.typecheck()
    #expect(whole.status == 0, "\(whole.output)")
    let broken = try mutilated.typecheck()
    #expect(broken.status != 0)
    // Twelve classifiers lose Thai, four switches over the surfaces lose the radar's frame.
    #expect(deleted == 16)
    #expect(broken.gaps == deleted)
  }

  @Test("Guide, adding a dated surface: four errors until it is classified, then it compiles")
  func addingASurface() throws {
    let added = try RulebookSources().replacing { text in
      text = text.replacing(
        "case historicalDate\n", with: "case historicalDate\n  case lightningTime\n")
    }
    #expect(try added.typecheck().gaps == 4)
    let classified = added.replacing { text in
      text = text.replacing(", .radarFrameTime", with: ", .radarFrameTime, .lightningTime")
    }
    let outcome = try classified.typecheck()
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(
    "Guide, adding a language: an error in each classifier until it is classified, then it compiles"
  )
  func addingALanguage() throws {
    let added = try RulebookSources().replacing { text in
      text = text.replacing(
        "case czech = \"cs\"\n", with: "case catalan = \"ca\"\n  case czech = \"cs\"\n")
    }
    #expect(try added.typecheck().gaps == 13)
    let classified = added.replacing { text in
      text = text.replacing(".spanish, ", with: ".spanish, .catalan, ")
    }
    let outcome = try classified.typecheck()
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
