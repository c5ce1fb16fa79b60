public import Foundation
package import Graphics

/// A spinner that turns while work is in progress. A snapshot shows the start of the animation.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  private var ownColor: UIColor?

  /// The style decides on the size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    prepare()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
    prepare()
    InterfaceCoder.read(self, as: UIActivityIndicatorView.self, coder)
  }

  private func prepare() {
    isOpaque = false
    core.contentPriorities = ContentPriorities(hugsHorizontally: true, hugsVertically: true)
    isUserInteractionEnabled = false
    isHidden = hidesWhenStopped
  }

  open var style: Style {
    didSet {
      guard oldValue != style else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Nil for the style's own.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }

  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func contentItems() -> [DisplayItem] {
    let color = color.displayColor(for: traitCollection)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    return drawnItems() + ActivitySpokes(center: center, radius: style.side / 2, color: color).items
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    style["color"] = color.displayColor(for: traitCollection).hexadecimal
    if !isAnimating { style["isAnimating"] = "false" }
    return style
  }
}

extension UIActivityIndicatorView.Style {
  /// In points.
  fileprivate var side: CGFloat {
    switch self {
    case .whiteLarge, .large: 37
    case .white, .gray, .medium: 20
    }
  }

  /// The default colour since iOS 13 has the components of a secondary label.
  fileprivate var color: UIColor {
    switch self {
    case .whiteLarge, .white: .white
    case .gray, .medium, .large: .secondaryLabel
    }
  }
}
