import Onionskin
import UIKit

extension SnapshotMatrix {
  /// A phone with a home button, a Plus, notches in portrait and landscape, a Dynamic Island, tablets.
  static let devices =
    SnapshotMatrix(devices: [.iPhoneSE3, .iPhone8Plus])
    + SnapshotMatrix(devices: [.iPhoneX], orientations: [.portrait, .landscape])
    + SnapshotMatrix(devices: [.iPhone15Pro])
    + SnapshotMatrix(devices: [.iPad10], orientations: [.portrait, .landscape])

  /// The user's settings, and the effects of a container, on one phone.
  static let variants = SnapshotMatrix(
    devices: [.iPhone15Pro],
    variants: [
      .dark, .rightToLeft, .textSize(.accessibilityExtraExtraLarge),
      .additionalSafeArea(UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)),
    ])

  /// For a screen that only differs in its texts from one that is shown on all devices.
  static let words =
    SnapshotMatrix(devices: [.iPhoneSE3])
    + SnapshotMatrix(devices: [.iPhone15Pro], variants: [.standard, .textSize(.accessibilityExtraExtraLarge)])

  // The following are for Onion's patterns. Screens at 2x show the same as those at 3x, in half of the bytes.

  /// The screen of a pattern that is shown on all devices: phones with a home button, of the Plus kind and with a notch, in
  /// portrait and landscape, tablets; dark, right to left, with the largest text, in a container that takes space, with other
  /// margins.
  static let pattern =
    homeButton + SnapshotMatrix(devices: [.iPhone8Plus])
    + SnapshotMatrix(devices: [.iPhone11], orientations: [.portrait, .landscape])
    + SnapshotMatrix(devices: [.iPad10], orientations: [.portrait, .landscape])
    + SnapshotMatrix(
      devices: [.iPhone11],
      variants: [
        .dark, .rightToLeft, largest, .additionalSafeArea(UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)),
        .margins(32),
      ])

  /// A sheet of controls: two devices, light and dark, right to left, and with the largest text.
  static let controlSheet = homeButton + smallDark + smallRightToLeft + smallLargeText + tablet

  // Single cells, for screens of a pattern whose layout another one shows on all devices.

  static let phone = SnapshotMatrix(devices: [.iPhone11])
  static let homeButton = SnapshotMatrix(devices: [.iPhoneSE3])
  static let smallDark = SnapshotMatrix(devices: [.iPhoneSE3], variants: [.dark])
  static let smallRightToLeft = SnapshotMatrix(devices: [.iPhoneSE3], variants: [.rightToLeft])
  static let smallLargeText = SnapshotMatrix(devices: [.iPhoneSE3], variants: [largest])
  static let tablet = SnapshotMatrix(devices: [.iPad10])
  static let dark = SnapshotMatrix(devices: [.iPhone11], variants: [.dark])
  static let rightToLeft = SnapshotMatrix(devices: [.iPhone11], variants: [.rightToLeft])
  static let largeText = SnapshotMatrix(devices: [.iPhone11], variants: [largest])

  private static let largest = SnapshotVariant.textSize(.accessibilityExtraExtraExtraLarge)
}
