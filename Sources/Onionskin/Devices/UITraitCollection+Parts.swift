internal import HeadlessUIKit

extension UITraitCollection {
  /// The traits of a part of a tablet's screen that is as narrow as a phone.
  static func compactPart(of config: ViewImageConfig) -> UITraitCollection {
    config.traits.modifyingTraits { $0.horizontalSizeClass = .compact }
  }
}
