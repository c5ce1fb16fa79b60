internal import Foundation
internal import HeadlessUIKit

extension SnapshotVariant {
  /// A description of the valid names of variants.
  static let nameForms =
    "standard, dark, high-contrast, bold-text, right-to-left, hardware-keyboard, text-XXL or text-accessibility-XL, locale-de_DE, "
    + "split-one-half, or several of them joined by +"

  /// The variant with a name as in snapshots, or with several names joined by `+`; nil for an unknown name.
  init?(named name: String) {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    var found: SnapshotVariant?
    for part in parts {
      guard let variant = SnapshotVariant.one(named: part) else { return nil }
      found = found?.with(variant) ?? variant
    }
    guard let found else { return nil }
    self = found
  }

  private static func one(named name: String) -> SnapshotVariant? {
    let plain: [SnapshotVariant] = [dark, highContrast, boldText, rightToLeft, hardwareKeyboard, textSelection]
    if name == "standard" { return standard }
    if let found = plain.first(where: { $0.name == name }) { return found }
    if let text = rest(of: name, after: "text-") {
      return textSizes.first { $0.shortName == text }.map(textSize)
    }
    if let identifier = rest(of: name, after: "locale-"), !identifier.isEmpty { return locale(identifier) }
    if let part = rest(of: name, after: "split-").flatMap(SplitViewPart.init(rawValue:)) { return splitView(part) }
    return nil
  }

  private static func rest(of name: String, after prefix: String) -> String? {
    name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
  }

  private static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
