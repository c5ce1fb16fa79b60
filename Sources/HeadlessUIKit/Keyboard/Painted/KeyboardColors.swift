import Foundation

/// The colours of the painted keyboard: estimated from pictures of iOS 13 to 18, whose keyboards let a little of what is
/// below shine through; this one doesn't.
@MainActor struct KeyboardColors {
  let background: UIColor
  let light: UIColor
  let dark: UIColor
  let text: UIColor
  let action: UIColor
  let actionText: UIColor
  /// The edge below a key.
  let edge: UIColor
  /// Lines in the bar for suggestions.
  let separator: UIColor

  init(isDark: Bool) {
    func gray(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
      UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
    let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    background = isDark ? gray(43, 43, 44) : gray(209, 211, 217)
    light = isDark ? gray(107, 107, 107) : .white
    dark = isDark ? gray(71, 71, 71) : gray(171, 176, 186)
    text = isDark ? .white : .black
    action = UIColor.systemBlue.resolvedColor(with: traits)
    actionText = .white
    edge = isDark ? gray(25, 25, 25) : gray(137, 138, 141)
    separator = isDark ? gray(90, 90, 92) : gray(181, 183, 190)
  }
}
