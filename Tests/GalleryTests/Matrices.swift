import Onionskin
import UIKit

extension SnapshotMatrix {
  /// A phone with a home button, a Plus, notches upright and on the side, an island, tablets.
  static let devices =
    SnapshotMatrix(devices: [.iPhoneSE3, .iPhone8Plus])
    + SnapshotMatrix(devices: [.iPhoneX], orientations: [.portrait, .landscape])
    + SnapshotMatrix(devices: [.iPhone15Pro])
    + SnapshotMatrix(devices: [.iPad10], orientations: [.portrait, .landscape])

  /// What a person sets, and what a container adds, on one phone.
  static let variants = SnapshotMatrix(
    devices: [.iPhone15Pro],
    variants: [
      .dark, .rightToLeft, .textSize(.accessibilityExtraExtraLarge),
      .additionalSafeArea(UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)), .margins(32),
    ])

  /// Where a screen differs from one already seen everywhere by its words alone.
  static let words =
    SnapshotMatrix(devices: [.iPhoneSE3])
    + SnapshotMatrix(devices: [.iPhone15Pro], variants: [.standard, .textSize(.accessibilityExtraExtraLarge)])

  /// One cell, for screens whose layout is shown on all devices elsewhere.
  static let phone = SnapshotMatrix(devices: [.iPhone15Pro])
  static let notchedPhone = SnapshotMatrix(devices: [.iPhoneX])
  static let smallPhone = SnapshotMatrix(devices: [.iPhoneSE3])
  static let largeText = SnapshotMatrix(
    devices: [.iPhone15Pro], variants: [.textSize(.accessibilityExtraExtraLarge)])
}
