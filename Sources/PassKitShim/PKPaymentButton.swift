public import HeadlessUIKit

public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// The Apple Pay button: its colours and size, with the word `Pay` instead of Apple's mark, which isn't drawn here.
@preconcurrency @MainActor open class PKPaymentButton: UIButton {
  private let type: PKPaymentButtonType
  private let style: PKPaymentButtonStyle

  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    (self.type, self.style) = (type, style)
    super.init(frame: .zero)
    setTitle([type.words, "Pay"].compactMap { $0 }.joined(separator: " "), for: .normal)
    titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
    cornerRadius = 4
    applyStyle()
  }

  public required init?(coder: NSCoder) {
    (type, style) = (.plain, .black)
    super.init(coder: coder)
  }

  open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

  private func applyStyle() {
    let isDark = style == .black || style == .automatic && traitCollection.userInterfaceStyle == .light
    backgroundColor = isDark ? .black : .white
    setTitleColor(isDark ? .white : .black, for: .normal)
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.borderColor = UIColor.black.cgColor
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyStyle()
  }

  /// The minimum size that Apple documents; the height is 30 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: type == .plain ? 100 : 140, height: 30) }
}

public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

/// The Wallet button, which contains only text.
@preconcurrency @MainActor open class PKAddPassButton: UIButton {
  open var addPassButtonStyle: PKAddPassButtonStyle

  public init(addPassButtonStyle style: PKAddPassButtonStyle) {
    addPassButtonStyle = style
    super.init(frame: .zero)
    setTitle("Add to Apple Wallet", for: .normal)
    setTitleColor(.white, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
    backgroundColor = .black
    layer.cornerRadius = 8
    layer.borderWidth = style == .blackOutline ? 1 : 0
    layer.borderColor = UIColor.lightGray.cgColor
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }
}
