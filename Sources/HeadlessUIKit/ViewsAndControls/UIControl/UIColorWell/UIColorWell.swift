public import Foundation
package import Graphics

/// Shows a colour that the user can change: a tap presents a `UIColorPickerViewController`, in a popover if it fits, and
/// `.valueChanged` is sent for each colour that is chosen there.
@preconcurrency @MainActor open class UIColorWell: UIControl {

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: ColorWellMetrics.current.side, height: ColorWellMetrics.current.side))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.read(self, as: UIColorWell.self, coder)
  }

  private func prepare() {
    isOpaque = false
    core.contentPriorities = ContentPriorities(hugsHorizontally: true, hugsVertically: true)
  }

  /// The title of the picker.
  open var title: String? {
    didSet {
      presentation.update()
    }
  }
  /// Whether the picker supports opacity.
  open var supportsAlpha = true {
    didSet {
      setNeedsDisplay()
      presentation.update()
    }
  }
  /// Nil for none.
  open var selectedColor: UIColor? {
    didSet {
      setNeedsDisplay()
      presentation.update()
    }
  }

  private lazy var presentation = ColorWellPresentation(of: self)

  override var prefersOwnTaps: Bool { true }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, point(inside: touch.location(in: self), with: event) { presentation.open() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: ColorWellMetrics.current.side, height: ColorWellMetrics.current.side)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A disc of the colour in a ring of all hues; the widths are estimated from pictures.
  package override func contentItems() -> [DisplayItem] {
    let side = min(bounds.width, bounds.height)
    guard side > 0 else { return [] }
    let square = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let steps = 36
    let radius = side / 2 - 1.5
    var items: [DisplayItem] = (0..<steps).map { step in
      let start = CGFloat(step) / CGFloat(steps) * 2 * .pi
      let end = start + 2 * .pi / CGFloat(steps) + 0.02
      var arc = Path()
      arc.move(to: CGPoint(x: square.midX + radius * cos(start), y: square.midY + radius * sin(start)))
      arc.addLine(to: CGPoint(x: square.midX + radius * cos(end), y: square.midY + radius * sin(end)))
      let hue = UIColor(hue: CGFloat(step) / CGFloat(steps), saturation: 0.85, brightness: 1, alpha: 1)
      return .stroke(arc, .color(hue.displayColor(for: traitCollection)), StrokeStyle(width: 3))
    }
    let inner = square.insetBy(dx: 5, dy: 5)
    if let selectedColor {
      let shown = supportsAlpha ? selectedColor : selectedColor.withAlphaComponent(1)
      items.append(.fill(Path(ellipseIn: inner), .color(shown.displayColor(for: traitCollection))))
    } else {
      // No colour: a stroke through an empty disc.
      let line = UIColor.systemRed.displayColor(for: traitCollection)
      var slash = Path()
      slash.move(to: CGPoint(x: inner.minX + inner.width * 0.15, y: inner.maxY - inner.height * 0.15))
      slash.addLine(to: CGPoint(x: inner.maxX - inner.width * 0.15, y: inner.minY + inner.height * 0.15))
      items.append(.fill(Path(ellipseIn: inner), .color(UIColor.white.displayColor(for: traitCollection))))
      items.append(.stroke(slash, .color(line), StrokeStyle(width: 1.5)))
    }
    guard !isEnabled else { return items }
    return [.group(DisplayGroup(opacity: 0.5, items: items))]
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    if let selectedColor { style["selectedColor"] = selectedColor.displayColor(for: traitCollection).hexadecimal }
    return style
  }
}
