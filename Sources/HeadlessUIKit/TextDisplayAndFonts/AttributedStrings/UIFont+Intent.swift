internal import Foundation

extension UIFont {
  /// This font as it shows text that is meant as `intent`; fonts that lack a style stay as they are.
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
