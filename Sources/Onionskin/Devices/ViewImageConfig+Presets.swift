internal import HeadlessUIKit

/// The screens of the library SnapshotTesting's presets, with that library's safe areas, so that references made with either
/// library have the same layout. For some devices the actual safe areas, which `SnapshotDevice` has, differ (`Docs/Devices.md`).
extension ViewImageConfig {
  /// A phone's preset whose safe area isn't the device's.
  static func preset(_ device: SnapshotDevice, _ orientation: Orientation = .portrait) -> ViewImageConfig {
    .device(device, orientation).withPresetInsets(isPortrait: orientation == .portrait)
  }

  /// A part of a tablet's preset whose safe area isn't the device's.
  static func preset(_ device: SnapshotDevice, _ orientation: TabletOrientation) -> ViewImageConfig {
    .device(device, orientation).withPresetInsets(isPortrait: orientation.parts.0 == .portrait)
  }

  private func withPresetInsets(isPortrait: Bool) -> ViewImageConfig {
    var config = self
    switch (traits.userInterfaceIdiom, isPortrait) {
    // An iPad with a home button.
    case (.pad, _): config.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case (_, true): config.safeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    case (_, false): config.safeArea = UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44)
    }
    config.safeAreaWithoutStatusBar = config.safeArea
    if traits.userInterfaceIdiom == .pad { config.safeAreaWithoutStatusBar?.top = 0 }
    config.statusBarHeight = statusBarHeight.map { min($0, config.safeArea.top) }
    return config
  }
}

extension UITraitCollection {
  /// The traits of a part of an iPad's screen with compact width, as in Split View.
  static func compactPart(of config: ViewImageConfig) -> UITraitCollection {
    config.traits.modifyingTraits { $0.horizontalSizeClass = .compact }
  }
}
