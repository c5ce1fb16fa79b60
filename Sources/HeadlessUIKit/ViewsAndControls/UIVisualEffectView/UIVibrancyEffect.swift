public import Foundation

/// Makes content stand out on a blurred background. Here the content keeps its colours.
// Unchecked: immutable.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  let blurEffect: UIBlurEffect
  let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = .label
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    blurEffect = UIBlurEffect(style: .regular)
    style = .label
    super.init(coder: coder)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.style == style && other.blurEffect.isEqual(blurEffect)
  }

  open override var hash: Int { style.rawValue ^ blurEffect.hash << 8 }
}

/// The kind of content on a blurred background.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}
