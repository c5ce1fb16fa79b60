internal import Foundation

extension UIFont {
  /// The font for text with an intent; unchanged if the family lacks the style.
  func showing(_ intent: InlinePresentationIntent) -> UIFont {
    if intent.isDisjoint(with: [.emphasized, .stronglyEmphasized, .code]) { return self }
    var specification = specification
    if intent.contains(.code) {
      specification.family = .system(.monospaced)
    }
    var traits = specification.symbolicTraits
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    specification.symbolicTraits = traits
    return UIFont(specification)
  }
}
