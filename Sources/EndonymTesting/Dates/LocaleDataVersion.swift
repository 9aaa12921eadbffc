import Foundation

#if canImport(_FoundationICU)
  internal import _FoundationICU
#endif

/// The version of the locale data that texts are rendered with.
public struct LocaleDataVersion: Sendable, Hashable, CustomStringConvertible {
  /// ICU's version such as `76.1`, or the system's where ICU can't be asked.
  public var icu: String
  /// CLDR's version such as `46`; nil where it can't be asked.
  public var cldr: String?

  /// Creates a version.
  public init(icu: String, cldr: String?) {
    self.icu = icu
    self.cldr = cldr
  }

  /// The version in this process.
  public static let current: LocaleDataVersion = {
    #if canImport(_FoundationICU)
      var version: [UInt8] = [0, 0, 0, 0]
      swift_u_getVersion(&version)
      var cldr: [UInt8] = [0, 0, 0, 0]
      var status = U_ZERO_ERROR
      swift_ulocdata_getCLDRVersion(&cldr, &status)
      return LocaleDataVersion(
        icu: "\(version[0]).\(version[1])",
        cldr: status.rawValue > 0 ? nil : (cldr[1] == 0 ? "\(cldr[0])" : "\(cldr[0]).\(cldr[1])"))
    #else
      // Apple doesn't publish which CLDR its ICU carries; the system's version stands for both.
      let system = ProcessInfo.processInfo.operatingSystemVersion
      return LocaleDataVersion(
        icu: "system-\(system.majorVersion).\(system.minorVersion)", cldr: nil)
    #endif
  }()

  /// The version as a file's stamp, such as `ICU 76.1, CLDR 46`.
  public var description: String { "ICU \(icu)" + (cldr.map { ", CLDR \($0)" } ?? "") }
}
