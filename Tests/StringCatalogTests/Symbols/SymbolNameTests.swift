import StringCatalog
import Testing

@Suite struct SymbolNameTests {
  /// Names in symbols that Xcode 26 generated and public projects checked in (CubeEdge/Longhorn,
  /// bugsmachine/TimeBar and others), or that public projects call.
  static let generated: [(key: String, table: String, name: String)] = [
    ("Settings", "Localizable", "settings"),
    ("CFBundleDisplayName", "InfoPlist", "InfoPlist.cfbundleDisplayName"),
    ("CFBundleName", "InfoPlist", "InfoPlist.cfbundleName"),
    ("ALPS_DESCRIPTION", "LandmarkData", "LandmarkData.alpsDescription"),
    ("LENÇÓIS_MARANHENSES_LOCATION", "LandmarkData", "LandmarkData.lençóisMaranhensesLocation"),
    ("F_A_Description", "Localizable", "fADescription"),
    ("%lld MiB", "Localizable", "miB"),
    ("%lld bytes", "Localizable", "bytes"),
    ("SPEED BOOST", "Localizable", "speedBoost"),
    ("Retro Green CRT", "Localizable", "retroGreenCrt"),
    (
      "Another iCloud Sync task is still running.", "Localizable",
      "anotherICloudSyncTaskIsStillRunning"
    ),
    (
      "iCloud Sync does not have an active collection.", "Localizable",
      "iCloudSyncDoesNotHaveAnActiveCollection"
    ),
    (
      "Clean black-and-white visuals with glow and trails stripped back.", "Localizable",
      "cleanBlackAndWhiteVisualsWithGlowAndTrailsStrippedBack"
    ),
    (
      "larger than Snip Snap’s %@ per-file limit", "Localizable", "largerThanSnipSnapsPerFileLimit"
    ),
    (
      "Snip Snap does not send local-only data to CloudKit.", "Localizable",
      "snipSnapDoesNotSendLocalOnlyDataToCloudKit"
    ),
    (
      "The JSON store changed while Snip Snap was copying it.", "Localizable",
      "theJsonStoreChangedWhileSnipSnapWasCopyingIt"
    ),
    (
      "Snip Snap kept the unreadable JSON as %@ and started a new JSON store. %@", "Localizable",
      "snipSnapKeptTheUnreadableJsonAsAndStartedANewJsonStore"
    ),
    (
      "The SwiftData check did not match the JSON store.", "Localizable",
      "theSwiftDataCheckDidNotMatchTheJsonStore"
    ),
    ("Score %@, %@ %lld, %@ %lld", "Localizable", "score"),
    ("attachment.genericName", "Localizable", "attachmentGenericName"),
    ("audio.controls.openYouTube", "Localizable", "audioControlsOpenYouTube"),
    ("action.select_up_to_20", "Localizable", "actionSelectUpTo20"),
    ("paywall.general.bullet1", "Paywall", "Paywall.paywallGeneralBullet1"),
    ("paywall.purchase.priceLine", "Paywall", "Paywall.paywallPurchasePriceLine"),
    (
      "customization.gallery.action.previewStyles", "Customization",
      "Customization.customizationGalleryActionPreviewStyles"
    ),
    ("locChildIsSleeping", "Localizable", "locChildIsSleeping"),
    ("common.minutesShort %lld %lld", "Localizable", "commonMinutesShort"),
    ("game.encouragement.0", "Localizable", "gameEncouragement0"),
    ("detail.tech.hdr", "Localizable", "detailTechHdr"),
    (
      "AddHost.Form.Field.MacAddress.Failure.InvalidMACAddress", "Localizable",
      "addHostFormFieldMacAddressFailureInvalidMACAddress"
    ),
    ("auth_context_persist_for_duration", "Localizable", "authContextPersistForDuration"),
    (
      "integrations_getting_started_suggestion_shell_default", "Localizable",
      "integrationsGettingStartedSuggestionShellDefault"
    ),
    ("Evaluate JavaScript with ${content}", "Localizable", "evaluateJavaScriptWith$Content"),
    // WWDC25, session 225.
    ("Landmarks", "Localizable", "landmarks"),
    ("%(landmark)@ is contained in %(landmarkCollection)@", "Localizable", "isContainedIn"),
    ("continued_session.subtitle", "Localizable", "continuedSessionSubtitle"),
    // Keys that Xcode takes for the same symbol, from the reports of a mail app and of DUNE.
    ("Saved in Keychain.", "Localizable", "savedInKeychain"),
    ("Reconnect…", "Localizable", "reconnect"),
    ("Body Fat (%)", "Localizable", "bodyFat"),
  ]

  @Test(arguments: generated)
  func name(_ key: String, _ table: String, _ name: String) throws {
    #expect(try SymbolName(key: key, table: table).description == name)
  }

  /// The rules of these names on what no public symbol shows.
  static let derived: [(key: String, name: String)] = [
    ("2_hours", "_2Hours"),
    ("100%% sure", "_100Sure"),
    ("50% off", "_50Off"),
    ("%arg days", "days"),
    ("%1$#@days@ left", "left"),
    ("Don't \u{1F680} stop", "dontStop"),
    ("\u{2764}\u{FE0F} Liked", "liked"),
    ("天気", "天気"),
    ("हिन्दी शब्द", "हिन्दीशब्द"),
    ("ÉTÉ chaud", "étéChaud"),
    ("straße øre", "straßeØre"),
  ]

  @Test(arguments: derived)
  func derivedName(_ key: String, _ name: String) throws {
    #expect(try SymbolName(key: key).description == name)
  }

  /// "", "%lld", "%lld%%" and "%@ → %@" are keys that Xcode refuses in public reports.
  @Test(arguments: ["", "%lld", "%@", "%lld%%", "%@ → %@", "!?", "\u{1F680}", "’", "\u{FE0F}"])
  func keyWithoutWords(_ key: String) {
    #expect(throws: SymbolError.noWords) { try SymbolName(key: key) }
  }

  /// `Type` is refused in public reports; SE-0071 names the other words that keep their meaning.
  @Test(arguments: [
    ("Type", "type"), ("type", "type"), ("TYPE", "type"), ("Self", "self"),
    ("Protocol", "protocol"), ("init", "init"), ("Type: %@", "type"),
  ])
  func reservedName(_ key: String, _ name: String) {
    #expect(throws: SymbolError.reserved(name)) { try SymbolName(key: key) }
  }

  /// The Swift Programming Language, "Lexical Structure".
  @Test(arguments: [
    ("Continue", true), ("default", true), ("In", true), ("Repeat", true), ("Delete", false),
    ("Any", false), ("Types", false),
  ])
  func backticks(_ key: String, _ needed: Bool) throws {
    #expect(try SymbolName(key: key).needsBackticks == needed)
  }

  @Test func dollarCannotBeginAName() {
    #expect(throws: SymbolError.invalidIdentifier("$NameLikesIt")) {
      try SymbolName(key: "${name} likes it")
    }
  }

  @Test(arguments: [
    ("InfoPlist", "InfoPlist"), ("my strings", "MyStrings"), ("Text-Find", "TextFind"),
    ("type", "type"), ("Localizable", nil),
  ])
  func namespace(_ table: String, _ namespace: String?) throws {
    #expect(try SymbolName(key: "OK", table: table).namespace == namespace)
  }

  @Test(arguments: [
    ("Type", SymbolError.reserved("Type")), ("2024", .invalidIdentifier("2024")),
    ("…", .invalidIdentifier("…")),
  ])
  func tableWithoutANamespace(_ table: String, _ error: SymbolError) {
    #expect(throws: error) { try SymbolName(key: "OK", table: table) }
  }
}
