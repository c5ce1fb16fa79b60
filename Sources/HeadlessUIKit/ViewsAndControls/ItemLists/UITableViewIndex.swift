import Foundation

/// The colours of an index; nil for the defaults.
struct IndexLooks {
  var color: UIColor?
  var background: UIColor?
  /// While a finger is on it.
  var trackingBackground: UIColor?
}

/// The titles at the trailing edge of a table or a collection view, one for each place to scroll to. The name is UIKit's.
///
/// Font and width are iOS' (11 points semibold, 15 points wide, as view dumps show); the lines' distance is the font's.
final class UITableViewIndex: UIControl {
  /// The entry that is shown as a magnifying glass.
  nonisolated static let search = "{search}"

  var looks: IndexLooks {
    didSet { setNeedsDisplay() }
  }
  /// Called with the title that a finger is on.
  var didChoose: ((Int) -> Void)?

  var titles: [String] = [] {
    didSet { if oldValue != titles { setNeedsDisplay() } }
  }

  init(_ looks: IndexLooks) {
    self.looks = looks
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  private static let font = UIFont.systemFont(ofSize: ListMetrics.current.indexFontSize, weight: .semibold)

  // MARK: Entries

  /// The entries from top to bottom: each title's index, and nil for a bullet that replaces the titles between two others if they
  /// don't all fit.
  static func entries(count: Int, room: Int) -> [Int?] {
    guard count > room else { return Array(0..<count) }
    // Titles and bullets alternate, beginning and ending with a title.
    let shown = max(1, (room + 1) / 2)
    guard shown > 1 else { return room > 0 ? [0] : [] }
    return (0..<shown).flatMap { place -> [Int?] in
      let index = Int((Double(place) * Double(count - 1) / Double(shown - 1)).rounded())
      return place == 0 ? [index] : [nil, index]
    }
  }

  private var entries: [Int?] {
    UITableViewIndex.entries(count: titles.count, room: Int(bounds.height / UITableViewIndex.font.lineHeight))
  }

  /// The top of the first entry: the entries are centred vertically.
  private func top(_ count: Int) -> CGFloat {
    PixelRounding(scale: layoutScale).round(
      bounds.midY - CGFloat(count) * UITableViewIndex.font.lineHeight / 2)
  }

  // MARK: Place

  /// Stays at the edge, between the bars, above the rows.
  func place(in list: UIScrollView) {
    if list.subviews.last !== self { list.bringSubviewToFront(self) }
    let (insets, safe, bounds) = (list.adjustedContentInset, list.safeAreaInsets, list.bounds)
    let width = ListMetrics.current.indexWidth
    takeFrame(
      CGRect(
        x: list.isRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - width, y: bounds.minY + insets.top,
        width: width, height: max(0, bounds.height - insets.top - insets.bottom)))
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    let color = looks.color ?? tintColor ?? .systemBlue
    let background = isTracking ? looks.trackingBackground : nil
    if let background = background ?? looks.background {
      background.setFill()
      UIBezierPath(rect: bounds).fill()
    }
    let entries = entries
    let line = UITableViewIndex.font.lineHeight
    for (place, index) in entries.enumerated() {
      let top = top(entries.count) + CGFloat(place) * line
      draw(index.map { titles[$0] } ?? "\u{2022}", color, in: CGRect(x: 0, y: top, width: bounds.width, height: line))
    }
  }

  private func draw(_ title: String, _ color: UIColor, in rect: CGRect) {
    if title == UITableViewIndex.search {
      let configuration = UIImage.SymbolConfiguration(font: UITableViewIndex.font)
      guard let image = UIImage(systemName: "magnifyingglass", withConfiguration: configuration) else { return }
      let origin = CGPoint(x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2)
      return image.withTintColor(color, renderingMode: .alwaysOriginal).draw(at: origin)
    }
    let text = NSAttributedString(
      string: title, attributes: [.font: UITableViewIndex.font, .foregroundColor: color])
    text.draw(at: CGPoint(x: rect.midX - text.size().width / 2, y: rect.minY))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    setNeedsDisplay()
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    setNeedsDisplay()
  }

  private func follow(_ touch: UITouch) {
    guard let index = index(at: touch.location(in: self).y) else { return }
    didChoose?(index)
  }

  /// The title at a vertical position, in points; a bullet counts as the title at the same relative position.
  func index(at y: CGFloat) -> Int? {
    let entries = entries
    guard !entries.isEmpty else { return nil }
    let line = UITableViewIndex.font.lineHeight
    let share = (y - top(entries.count)) / (CGFloat(entries.count) * line)
    let place = min(max(Int(share * CGFloat(entries.count)), 0), entries.count - 1)
    return entries[place] ?? min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1)
  }

  package override var snapshotText: String? { titles.joined(separator: " ") }
}
