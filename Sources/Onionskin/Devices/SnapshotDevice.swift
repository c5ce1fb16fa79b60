public import Foundation
public import HeadlessUIKit

/// A device that screens can be laid out for: its screen's size and scale, its safe areas, its traits.
public struct SnapshotDevice: Hashable, Sendable, CustomStringConvertible {
  package let device: Device

  package init(_ device: Device) {
    self.device = device
  }

  /// A device that the catalogue doesn't have. Declared in an extension, it is used like those of the catalogue:
  ///
  ///     extension SnapshotDevice {
  ///       static let newPhone = SnapshotDevice(
  ///         "New Phone", size: CGSize(width: 402, height: 874), scale: 3,
  ///         safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
  ///         landscapeSafeArea: UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
  ///     }
  ///
  /// - Parameters:
  ///   - name: what goes into the names of snapshots.
  ///   - idiom: `.pad` for a tablet; all others are phones. It determines the size classes, together with the size
  ///     and the orientation.
  ///   - size: the upright screen, in points.
  ///   - scale: pixels per point.
  ///   - safeArea: the insets of the status bar, the sensor housing and the home indicator in portrait, in points.
  ///   - landscapeSafeArea: the same in landscape; nil for the portrait insets, which tablets have in both
  ///     orientations.
  ///   - statusBarHeight: the height in portrait, in points; nil for the safe area's top.
  ///   - displayGamut: the display's colour gamut.
  ///   - narrowWidth: the width of an app in a third of a tablet or in Slide Over, in portrait and in landscape, in
  ///     points.
  public init(
    _ name: String, idiom: UIUserInterfaceIdiom = .phone, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets,
    landscapeSafeArea: UIEdgeInsets? = nil, statusBarHeight: CGFloat? = nil, displayGamut: UIDisplayGamut = .P3,
    narrowWidth: (portrait: CGFloat, landscape: CGFloat) = (320, 375)
  ) {
    let screen = Device.Screen(
      portraitSize: size, scale: scale, cornerRadius: 0, portraitInsets: safeArea,
      landscapeInsets: landscapeSafeArea ?? safeArea, statusBarHeight: statusBarHeight,
      splitView: idiom == .pad
        ? Device.Screen.SplitView(narrowPortrait: narrowWidth.portrait, narrowLandscape: narrowWidth.landscape) : nil)
    device = Device(name, [], screen, gamut: displayGamut)
  }

  /// All devices of the catalogue, phones first, in the order of their release.
  public static let all: [SnapshotDevice] = Device.all.map(SnapshotDevice.init)

  /// The device with a marketing name, such as "iPhone 15 Pro"; nil if the catalogue has none.
  public static func named(_ name: String) -> SnapshotDevice? {
    Device.named(name).map(SnapshotDevice.init)
  }

  /// The marketing name.
  public var name: String { device.name }

  /// Pixels a point.
  public var scale: CGFloat { device.scale }

  /// The name.
  public var description: String { name }
}
