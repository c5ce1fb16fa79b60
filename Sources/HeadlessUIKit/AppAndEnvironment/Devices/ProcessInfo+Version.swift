public import Foundation

// Replaces Foundation's properties in translated sources: Foundation returns the version of the kernel.
extension ProcessInfo {
  /// The version of the simulated iOS, as in `UIDevice.systemVersion`.
  public var _operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(
      majorVersion: Look.release.major, minorVersion: Look.release.minor, patchVersion: 0)
  }

  /// In the format of iOS, without the build number, which doesn't exist.
  public var _operatingSystemVersionString: String { "Version \(Look.release.name)" }

  /// Whether the version is this one or a later one.
  public func _isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let shown = _operatingSystemVersion
    return (shown.majorVersion, shown.minorVersion, shown.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
}
