public import HeadlessUIKit

/// The Sign in with Apple button, with its colours, title and corner radius. The Apple logo isn't drawn.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static var `default`: ButtonType { .signIn }
  }
  public enum Style: Int, Sendable { case white, whiteOutline, black }

  private let label = UILabel()
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    label.text =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.textColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.cornerRadius = cornerRadius
    isAccessibilityElement = true
    accessibilityLabel = label.text
    accessibilityTraits = .button
    addSubview(label)
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The minimum size in Apple's guidelines, in points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Apple's guidelines: the title's font size is 43 per cent of the button's height.
    label.font = .systemFont(ofSize: bounds.height * 0.43, weight: .medium)
    label.frame = bounds.insetBy(dx: bounds.width * 0.08, dy: 0)
  }
}
