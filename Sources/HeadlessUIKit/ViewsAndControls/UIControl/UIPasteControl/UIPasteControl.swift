public import Foundation

/// A system button with which the user allows an app to read the pasteboard.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
  /// The content of the button.
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0
    case iconOnly = 1
    case labelOnly = 2
    /// An arrow in place of the icon.
    case arrowAndLabel = 3
  }

  /// The button's look; the control keeps a copy.
  @preconcurrency @MainActor open class Configuration: NSObject {
    open var displayMode: DisplayMode = .iconAndLabel
    open var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    /// In points, where the corner style is fixed.
    open var cornerRadius: CGFloat = 0
    open var imagePlacement: NSDirectionalRectEdge = .leading
    /// Nil for white.
    open var baseForegroundColor: UIColor?
    /// Nil for the tint colour.
    open var baseBackgroundColor: UIColor?

    public override init() {
      super.init()
    }

    fileprivate func makeCopy() -> Configuration {
      let copy = Configuration()
      copy.displayMode = displayMode
      copy.cornerStyle = cornerStyle
      copy.cornerRadius = cornerRadius
      copy.imagePlacement = imagePlacement
      copy.baseForegroundColor = baseForegroundColor
      copy.baseBackgroundColor = baseBackgroundColor
      return copy
    }
  }

  private let button = UIButton(type: .custom)
  public let configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration.makeCopy()
    super.init(frame: .zero)
    prepare()
    frame.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(configuration: Configuration())
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    var look = UIButton.Configuration.filled()
    // Apple shows the word in the user's language.
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    switch configuration.displayMode {
    case .iconAndLabel, .iconOnly: look.image = UIImage(systemName: "doc.on.clipboard")
    case .arrowAndLabel: look.image = UIImage(systemName: "arrow.up.doc.on.clipboard")
    case .labelOnly: break
    }
    look.imagePadding = 6
    look.imagePlacement = configuration.imagePlacement
    look.cornerStyle = configuration.cornerStyle
    if configuration.cornerStyle == .fixed { look.background.cornerRadius = configuration.cornerRadius }
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = look
    button.isUserInteractionEnabled = false
    addSubview(button)
    core.contentPriorities = ContentPriorities(hugsHorizontally: true, hugsVertically: true)
    addAction(UIAction { [weak self] _ in self?.pasteIntoTarget() }, for: .touchUpInside)
  }

  /// Is asked to paste where it, or one further up the responder chain, can; nil for the first responder.
  open weak var target: (any UIPasteConfigurationSupporting)?

  override var prefersOwnTaps: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    button.isEnabled = isEnabled
    button.isHighlighted = isHighlighted
  }

  /// The effect of a tap: the target receives the contents of the pasteboard.
  private func pasteIntoTarget() {
    let responder = target as? UIResponder ?? FirstResponder.of(self).current(beside: self) ?? self
    let providers = UIPasteboard.general.itemProviders
    let taker = ResponderChain(from: responder).first { $0.canPaste(providers) ? $0 : nil }
    taker?.paste(itemProviders: providers)
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}
