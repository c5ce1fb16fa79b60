public import HeadlessUIKit

/// A text.
@preconcurrency @MainActor open class SKLabelNode: SKNode {
  open var text: String? { didSet { changed() } }
  open var attributedText: NSAttributedString? { didSet { changed() } }
  open var fontName: String? = "HelveticaNeue-UltraLight" { didSet { changed() } }
  /// In points.
  open var fontSize: CGFloat = 32 { didSet { changed() } }
  open var fontColor: UIColor? = .white { didSet { changed() } }
  open var horizontalAlignmentMode: SKLabelHorizontalAlignmentMode = .center { didSet { changed() } }
  open var verticalAlignmentMode: SKLabelVerticalAlignmentMode = .baseline { didSet { changed() } }
  open var numberOfLines = 1 { didSet { changed() } }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { changed() } }
  /// In points; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { changed() } }
  /// Stored but unused: colours of texts aren't blended.
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var blendMode: SKBlendMode = .alpha

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  public init(fontNamed fontName: String?) {
    super.init()
    self.fontName = fontName
  }

  public convenience init(text: String?) {
    self.init()
    self.text = text
  }

  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }

  private var font: UIFont { fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize) }

  private func content(alpha: CGFloat) -> NSAttributedString {
    if let attributedText { return attributedText }
    let color = fontColor ?? .white
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font, .foregroundColor: color.withAlphaComponent(color.cgColor.alpha * alpha),
      ])
  }

  override var contentBounds: CGRect {
    let text = content(alpha: 1)
    guard text.length > 0 else { return .null }
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    let size = text.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil
    ).size
    let x =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: CGFloat(0)
      case .right: -size.width
      }
    let y =
      switch verticalAlignmentMode {
      case .baseline: font.descender
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: CGFloat(0)
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  override func draw(in context: CGContext, alpha: CGFloat) {
    guard !contentBounds.isNull else { return }
    context.drawUpright(in: contentBounds) { content(alpha: alpha).draw(in: $0) }
  }
}

public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
