public import Foundation
package import Graphics

/// A view with the appearance of the keyboard.
@preconcurrency @MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    /// The keyboard's background, light or dark depending on the view's traits.
    case keyboard
  }

  public let inputViewStyle: Style
  /// Whether the view's constraints determine its height.
  open var allowsSelfSizing = false

  // Repeated by RuntimeInitializable.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public convenience init() {
    self.init(frame: .zero, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  package override func contentItems() -> [DisplayItem] { backdropItems + super.contentItems() }

  private var backdropItems: [DisplayItem] {
    guard inputViewStyle == .keyboard else { return [] }
    let color = KeyboardColors(isDark: traitCollection.userInterfaceStyle == .dark).background
    return [.fill(Path(rect: bounds), .color(color.displayColor(for: traitCollection)))]
  }
}

/// An input view that determines whether its keys click. The property isn't read: sound isn't simulated.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

// The property is optional in UIKit.
extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
