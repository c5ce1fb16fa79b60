public import Foundation

// What the plugin `UIKitSources` calls where an app asks for the system's version: Foundation's is that of the kernel.
extension ProcessInfo {
  /// That of the iOS whose look is shown, as `UIDevice.systemVersion` says it.
  public var _operatingSystemVersion: OperatingSystemVersion {
    let parts = UIDevice.shownVersion.split(separator: ".").compactMap { Int($0) }
    return OperatingSystemVersion(
      majorVersion: parts.first ?? 0, minorVersion: parts.dropFirst().first ?? 0,
      patchVersion: parts.dropFirst(2).first ?? 0)
  }

  /// As iOS words it, without the number of the build, which isn't one.
  public var _operatingSystemVersionString: String { "Version \(UIDevice.shownVersion)" }

  /// Whether the version is this one or a later one.
  public func _isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let shown = _operatingSystemVersion
    return (shown.majorVersion, shown.minorVersion, shown.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
}
