import Testing

/// A symbol that Xcode 26 generated.
struct XcodeSymbol: Sendable, CustomTestStringConvertible {
  var key: String
  var table = "Localizable"
  /// The source value, with the arguments that the symbol shows where no file tells the value; nil
  /// for the key.
  var value: String?
  /// The symbol as it is declared.
  var declaration: String

  var testDescription: String { declaration }

  /// Symbols in files that Xcode 26 generated and public projects checked in, or that their code
  /// calls: bugsmachine/TimeBar (`settings`), Apple's sample Landmarks (`LandmarkData`),
  /// maxgoedjen/secretive (the last two), the apps Snip Snap and Longhorn, and others whose
  /// files say "Auto-Generated symbols for localized strings defined in …".
  static let known: [XcodeSymbol] = [
    .init(key: "Settings", declaration: "settings"),
    .init(
      key: "CFBundleDisplayName", table: "InfoPlist", value: "App",
      declaration: "InfoPlist.cfbundleDisplayName"),
    .init(
      key: "ALPS_DESCRIPTION", table: "LandmarkData", value: "Mountains",
      declaration: "LandmarkData.alpsDescription"),
    .init(
      key: "LENÇÓIS_MARANHENSES_LOCATION", table: "LandmarkData", value: "Brazil",
      declaration: "LandmarkData.lençóisMaranhensesLocation"),
    .init(
      key: "F_A_Description", value: "Hello %(name)@",
      declaration: "fADescription(name: String)"),
    .init(key: "%lld MiB", declaration: "miB(_ arg1: Int)"),
    .init(key: "%lld bytes", declaration: "bytes(_ arg1: Int)"),
    .init(key: "%lld active", declaration: "active(_ arg1: Int)"),
    .init(key: "SPEED BOOST", declaration: "speedBoost"),
    .init(
      key: "Another iCloud Sync task is still running.",
      declaration: "anotherICloudSyncTaskIsStillRunning"),
    .init(
      key: "iCloud Sync does not have an active collection.",
      declaration: "iCloudSyncDoesNotHaveAnActiveCollection"),
    .init(
      key: "larger than Snip Snap’s %@ per-file limit",
      declaration: "largerThanSnipSnapsPerFileLimit(_ arg1: String)"),
    .init(
      key: "Snip Snap does not send local-only data to CloudKit.",
      declaration: "snipSnapDoesNotSendLocalOnlyDataToCloudKit"),
    .init(
      key: "The JSON store changed while Snip Snap was copying it.",
      declaration: "theJsonStoreChangedWhileSnipSnapWasCopyingIt"),
    .init(
      key: "Snip Snap kept the unreadable JSON as %@ and started a new JSON store. %@",
      declaration: """
        snipSnapKeptTheUnreadableJsonAsAndStartedANewJsonStore(_ arg1: String, _ arg2: String)
        """),
    .init(key: "attachment.genericName", value: "File", declaration: "attachmentGenericName"),
    .init(
      key: "attachment.error.detail", value: "%@: %@",
      declaration: "attachmentErrorDetail(_ arg1: String, _ arg2: String)"),
    .init(
      key: "audio.controls.openYouTube", value: "Open", declaration: "audioControlsOpenYouTube"),
    .init(
      key: "audio.volume.percent", value: "%lld%%", declaration: "audioVolumePercent(_ arg1: Int)"),
    .init(
      key: "home.download.progress", value: "%@ of %@",
      declaration: "homeDownloadProgress(_ arg1: String, _ arg2: String)"),
    .init(
      key: "paywall.purchase.priceLine", table: "Paywall", value: "%@ once",
      declaration: "Paywall.paywallPurchasePriceLine(_ arg1: String)"),
    .init(
      key: "customization.gallery.action.previewStyles", table: "Customization", value: "Preview",
      declaration: "Customization.customizationGalleryActionPreviewStyles"),
    .init(
      key: "locChildIsSleeping", value: "%@ is sleeping",
      declaration: "locChildIsSleeping(_ arg1: String)"),
    .init(
      key: "common.minutesShort %lld %lld", value: "%lld:%lld",
      declaration: "commonMinutesShort(_ arg1: Int, _ arg2: Int)"),
    .init(key: "game.encouragement.0", value: "Well done", declaration: "gameEncouragement0"),
    .init(key: "detail.tech.hdr", value: "HDR", declaration: "detailTechHdr"),
    .init(
      key: "AddHost.Form.Field.MacAddress.Failure.InvalidMACAddress", value: "Invalid",
      declaration: "addHostFormFieldMacAddressFailureInvalidMACAddress"),
    .init(
      key: "auth_context_persist_for_duration", value: "Keep %(secretName)@ for %(duration)@",
      declaration: "authContextPersistForDuration(secretName: String, duration: String)"),
    .init(
      key: "integrations_getting_started_suggestion_shell_default",
      value: "Your shell is %(shellName)@",
      declaration: "integrationsGettingStartedSuggestionShellDefault(shellName: String)"),
  ]
}
