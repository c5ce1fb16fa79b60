public import Foundation

// What the plugin `UIKitSources` calls where an app asks for the system's version: Foundation's is that of the kernel.
extension ProcessInfo {
  /// That of the iOS whose look is shown, as `UIDevice.systemVersion` says it.
  public var _operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(
      majorVersion: Look.release.major, minorVersion: Look.release.minor, patchVersion: 0)
  }

  /// As iOS words it, without the number of the build, which isn't one.
  public var _operatingSystemVersionString: String { "Version \(Look.release.name)" }

  /// Whether the version is this one or a later one.
  public func _isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let shown = _operatingSystemVersion
    return (shown.majorVersion, shown.minorVersion, shown.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
}
