public import HeadlessUIKit

/// The titles of a location button.
public enum CLLocationButtonLabel: Int, Sendable {
  case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation, shareMyCurrentLocation

  /// The words of the title; nil for a button with its icon alone.
  package var title: String? {
    switch self {
    case .none: nil
    case .currentLocation: "Current Location"
    case .sendCurrentLocation: "Send Current Location"
    case .sendMyCurrentLocation: "Send My Current Location"
    case .shareCurrentLocation: "Share Current Location"
    case .shareMyCurrentLocation: "Share My Current Location"
    }
  }
}

/// The icons of a location button.
public enum CLLocationButtonIcon: Int, Sendable {
  case none, arrowFilled, arrowOutline

  /// The symbol; nil for a button with its title alone.
  package var symbol: String? {
    switch self {
    case .none: nil
    case .arrowFilled: "location.fill"
    case .arrowOutline: "location"
    }
  }
}

/// A button that shares the location once. It sends its actions; no location follows, as none is known here. Its paddings are
/// estimates.
@preconcurrency @MainActor open class CLLocationButton: UIControl {
  private let content = UIButton(type: .custom)

  open var icon = CLLocationButtonIcon.arrowFilled { didSet { change() } }
  open var label = CLLocationButtonLabel.none { didSet { change() } }
  open var fontSize: CGFloat = 17 { didSet { change() } }
  open var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = cornerRadius } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    content.isUserInteractionEnabled = false
    addSubview(content)
    isAccessibilityElement = true
    accessibilityTraits = .button
    backgroundColor = .systemBlue
    change()
  }

  private func change() {
    var look = UIButton.Configuration.plain()
    look.image = icon.symbol.flatMap { UIImage(systemName: $0) }
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: fontSize)
    look.imagePadding = label.title == nil ? 0 : 6
    if let title = label.title {
      var text = AttributedString(title)
      text.uiKit.font = .systemFont(ofSize: fontSize)
      look.attributedTitle = text
    }
    look.baseForegroundColor = .white
    content.configuration = look
    accessibilityLabel = label.title ?? "Current Location"
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize { content.intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
