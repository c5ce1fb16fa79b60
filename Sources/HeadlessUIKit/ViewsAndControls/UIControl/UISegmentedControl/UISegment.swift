import Foundation

/// A segment of a segmented control: a title or an image.
final class UISegment: UIView {
  private(set) var label: UISegmentLabel?
  private(set) var picture: UIImageView?
  var action: UIAction?
  /// The width that the app set, in points; 0 for automatic.
  var fixedWidth: CGFloat = 0
  /// The offset of the content that the app set, in points.
  var contentOffset = CGSize.zero
  var isEnabled = true
  /// Whether the segment is the selected one.
  var isChosen = false
  var adjustment = UIOffset.zero
  private var attributes: [NSAttributedString.Key: Any] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  enum Content {
    case title(String)
    case image(UIImage?)
  }

  var content = Content.title("") {
    didSet { showContent() }
  }

  var title: String? { if case .title(let title) = content { title } else { nil } }
  var image: UIImage? { if case .image(let image) = content { image } else { nil } }

  private func showContent() {
    switch content {
    case .title(let title):
      picture?.removeFromSuperview()
      picture = nil
      let label = label ?? UISegmentLabel()
      if self.label == nil { addSubview(label) }
      self.label = label
      label.textAlignment = .center
      label.attributedText = NSAttributedString(string: title, attributes: attributes)
    case .image(let image):
      label?.removeFromSuperview()
      label = nil
      let picture = picture ?? UIImageView()
      if self.picture == nil { addSubview(picture) }
      self.picture = picture
      let isStencil = image?.renderingMode != .alwaysOriginal
      picture.image = isStencil ? image?.withRenderingMode(.alwaysTemplate) : image
      picture.tintColor = attributes[.foregroundColor] as? UIColor
    }
    setNeedsLayout()
  }

  func show(_ attributes: [NSAttributedString.Key: Any]) {
    self.attributes = attributes
    if let label, let title { label.attributedText = NSAttributedString(string: title, attributes: attributes) }
    picture?.tintColor = attributes[.foregroundColor] as? UIColor
    // The chosen segment's font is wider.
    setNeedsLayout()
  }

  /// The width of the content with its padding, in points, in the wider of the two appearances.
  func naturalWidth(_ looks: [[NSAttributedString.Key: Any]]) -> CGFloat {
    guard let title else { return (image?.size.width ?? 0) + SegmentMetrics.current.padding }
    let widths = looks.map { NSAttributedString(string: title, attributes: $0).size().width }
    return (widths.max() ?? 0).rounded(.up) + SegmentMetrics.current.padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rounding = PixelRounding(scale: layoutScale)
    let view: UIView? = label ?? picture
    guard let view else { return }
    let natural = view.sizeThatFits(.zero)
    let size = CGSize(width: min(natural.width, bounds.width), height: natural.height)
    view.frame = CGRect(
      x: rounding.round((bounds.width - size.width) / 2 + contentOffset.width + adjustment.horizontal),
      y: rounding.round((bounds.height - size.height) / 2 + contentOffset.height + adjustment.vertical),
      width: size.width, height: size.height)
  }

  package override var snapshotText: String? { title }

  override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? standardTraits }
    set { super.accessibilityTraits = newValue }
  }

  private var standardTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if isChosen { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }
}

/// A segment's title.
final class UISegmentLabel: UILabel {}
