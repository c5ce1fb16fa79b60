import UIKit

/// A square to drag about, green as long as the whole of it lies in the zone, red elsewhere. Laid out by hand.
public final class SquareView: UIView {
  private static let side: CGFloat = 80

  private let zone = UIView()
  private let square = UIView()
  private let hint = UILabel()

  /// Where the square lies, as shares of the way across the zone: from (0, 0), in its top left corner, to (1, 1), in its
  /// bottom right one. Outside of this range it sticks out.
  public var position = CGPoint(x: 0.5, y: 0.5) {
    didSet { setNeedsLayout() }
  }

  /// What is written above the zone.
  public var hintText: String? {
    get { hint.text }
    set {
      hint.text = newValue
      setNeedsLayout()
    }
  }

  /// Called after each move by hand.
  public var onMove: () -> Void = {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    zone.backgroundColor = .secondarySystemBackground
    zone.layer.cornerRadius = 16
    square.layer.cornerRadius = 12
    square.accessibilityIdentifier = "square"
    hint.font = .preferredFont(forTextStyle: .headline)
    hint.adjustsFontForContentSizeCategory = true
    hint.textAlignment = .center
    hint.numberOfLines = 0
    for view in [zone, hint, square] { addSubview(view) }
    // On Apple's platforms: #selector(drag).
    square.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("drag:", SquareView.drag)))
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Whether the whole square lies in the zone.
  public var isInside: Bool { zoneFrame.contains(squareFrame) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    hint.frame = hintFrame
    zone.frame = zoneFrame
    square.frame = squareFrame
    square.backgroundColor = isInside ? .systemGreen : .systemRed
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private var hintFrame: CGRect {
    let area = bounds.inset(by: layoutMargins)
    let height = hint.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
    return CGRect(x: area.minX, y: area.minY + 12, width: area.width, height: height)
  }

  /// Below the hint, with room for the square all around.
  private var zoneFrame: CGRect {
    let area = bounds.inset(by: layoutMargins)
    let room = (area.height / 5).rounded()
    let top = max(area.minY + room, hintFrame.maxY + 12).rounded()
    let bottom = (area.maxY - room).rounded()
    return CGRect(
      x: (area.minX + 32).rounded(), y: top, width: (area.width - 64).rounded(), height: max(bottom - top, 0))
  }

  /// How far the square may go within the zone, in points.
  private var range: CGSize {
    let zone = zoneFrame
    return CGSize(width: zone.width - SquareView.side, height: zone.height - SquareView.side)
  }

  private var squareFrame: CGRect {
    let zone = zoneFrame
    return CGRect(
      x: (zone.minX + range.width * position.x).rounded(), y: (zone.minY + range.height * position.y).rounded(),
      width: SquareView.side, height: SquareView.side)
  }

  // MARK: Dragging

  func drag(_ pan: UIPanGestureRecognizer) {
    let range = range
    guard range.width > 0, range.height > 0 else { return }
    let way = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    position.x += way.x / range.width
    position.y += way.y / range.height
    onMove()
  }
}
