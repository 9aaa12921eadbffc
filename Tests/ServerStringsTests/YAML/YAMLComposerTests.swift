import Checks
import Testing

@testable import ServerStrings

/// What YAML's constructs come to, and where it stands.
///
/// Sources: YAML 1.1 (yaml.org/spec/1.1, 2004-12-28), chapters 3 and 9, and its types
/// (yaml.org/type); the Rails Internationalization guide; Psych's documentation.
struct YAMLComposerTests {
  @Test("Scalars of every style are read, with their places")
  func scalars() {
    let read = ServerRead(
      yaml: """
        # Texts of the server
        en:
          plain: Clear  sky  # a remark
          single: 'It''s raining'
          double: "Line\\nbreak \\u00e9"
          folded: >-
            Rain until
            noon
          literal: |
            One
            Two
          ünïcödé: "日本" 
        """)
    #expect(read.problemTexts == [])
    #expect(read.text("plain") == "Clear  sky")
    #expect(read.text("single") == "It's raining")
    #expect(read.text("double") == "Line\nbreak é")
    #expect(read.text("folded") == "Rain until noon")
    #expect(read.text("literal") == "One\nTwo\n")
    #expect(read.text("ünïcödé") == "日本")
    #expect(read.places("plain") == ["3:10"])
    #expect(read.places("double") == ["5:11"])
    #expect(read.places("folded") == ["6:11"])
    #expect(read.places("ünïcödé") == ["12:12"])
  }

  @Test("The guide's plural is one text with forms")
  func guide() {
    // Rails Internationalization guide, "Pluralization".
    let read = ServerRead(
      yaml: """
        en:
          inbox:
            zero: no messages # optional
            one: one message
            other: '%{count} messages'
        """)
    let forms = read.forms("inbox")
    #expect(forms?.map(\.category) == [.zero, .one, .other])
    #expect(forms?.map(\.value) == ["no messages", "one message", "%{count} messages"])
    #expect(read.places("inbox") == ["3:11", "4:10", "5:12"])
  }

  @Test("Aliases stand for what is anchored, merge keys for its members")
  func aliases() {
    let read = ServerRead(
      yaml: """
        .shared: &shared
          ok: OK
          cancel: Cancel
        en:
          title: &title Weather
          again: *title
          buttons:
            <<: *shared
            cancel: Stop
          both:
            <<: [{ ok: Fine }, *shared]
          copy: *shared
        """)
    #expect(read.problemTexts == [])
    #expect(read.issues == [])
    #expect(read.text("again") == "Weather")
    #expect(read.text("buttons.ok") == "OK")
    #expect(read.text("buttons.cancel") == "Stop")
    // "keys in mapping nodes earlier in the sequence override keys specified in later mapping nodes"
    // (yaml.org/type/merge.html)
    #expect(read.text("both.ok") == "Fine")
    #expect(read.text("both.cancel") == "Cancel")
    #expect(read.text("copy.cancel") == "Cancel")
    #expect(read.places("copy.cancel") == ["3:11"])
  }
}
