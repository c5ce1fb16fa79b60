import Foundation

/// The painted keys. A static picture of the English keyboard, which takes no touches. The name is UIKit's.
final class UIKeyboard: UIView {
  var setup: KeyboardSetup {
    didSet { if oldValue != setup { setNeedsDisplay() } }
  }

  init(_ setup: KeyboardSetup) {
    self.setup = setup
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let colors = KeyboardColors(isDark: setup.isDark)
    let plan = KeyboardPlan(setup, in: bounds)
    colors.background.setFill()
    UIRectFill(bounds)
    colors.separator.setFill()
    plan.separators.forEach(UIRectFill)
    for (symbol, center) in plan.corners { draw(symbol, at: center, size: 24, colors.text.withAlphaComponent(0.7)) }
    for (item, center) in plan.shortcuts { draw(item, at: center, colors.text.withAlphaComponent(0.35)) }
    for (key, frame) in plan.keys { draw(key, in: frame, colors) }
  }

  // MARK: Keys

  private func draw(_ key: KeyboardKey, in frame: CGRect, _ colors: KeyboardColors) {
    let radius: CGFloat = setup.metrics.isPad ? 6 : 5
    let plate: UIColor? =
      switch key.plate {
      case .light: colors.light
      case .dark: colors.dark
      case .action: colors.action
      case .none: nil
      }
    if let plate {
      colors.edge.setFill()
      UIBezierPath(roundedRect: frame.offsetBy(dx: 0, dy: 1), cornerRadius: radius).fill()
      plate.setFill()
      UIBezierPath(roundedRect: frame, cornerRadius: radius).fill()
    }
    var color = key.plate == .action ? colors.actionText : colors.text
    if key.isDimmed { color = color.withAlphaComponent(0.3) }
    switch key.face {
    case .empty: break
    case .symbol(let name): draw(name, at: place(of: key, in: frame), size: symbolSize, color)
    case .text(let text) where key.isWord: draw(word: text, key, in: frame, color)
    case .text(let text): draw(text, note: key.note, in: frame, color)
    }
  }

  private func draw(_ text: String, note: String?, in frame: CGRect, _ color: UIColor) {
    let isDigits = setup.type.isPad && !setup.metrics.isPad
    guard let note else { return draw(text, size: letterSize, center: frame.center, color) }
    let shift: CGFloat = isDigits ? (note.isEmpty ? 0 : 6) : -6
    draw(text, size: letterSize, center: CGPoint(x: frame.midX, y: frame.midY - shift), color)
    if isDigits {
      let spaced = NSAttributedString(
        string: note,
        attributes: attributes(.systemFont(ofSize: 10, weight: .bold), color).merging([.kern: 1.5]) { $1 })
      draw(spaced, center: CGPoint(x: frame.midX, y: frame.midY + 13))
    } else {
      let faint = color.withAlphaComponent(0.35)
      draw(note, size: 15, center: CGPoint(x: frame.midX, y: frame.minY + frame.height * 0.22), faint)
    }
  }

  private func draw(word: String, _ key: KeyboardKey, in frame: CGRect, _ color: UIColor) {
    var font = UIFont.systemFont(ofSize: setup.metrics.isPad ? 18 : 16)
    let room = frame.width - 6
    var width = word.size(withAttributes: [.font: font]).width
    if width > room {
      font = font.withSize(max(font.pointSize * room / width, 9))
      width = word.size(withAttributes: [.font: font]).width
    }
    let text = NSAttributedString(string: word, attributes: attributes(font, color))
    draw(text, center: place(of: key, in: frame, width: width))
  }

  /// The centre of a label: on iPads, keys beside letters have it in their lower corner.
  private func place(of key: KeyboardKey, in frame: CGRect, width: CGFloat = 24) -> CGPoint {
    let inset = 9 + width / 2
    switch key.side {
    case .middle: return frame.center
    case .leading: return CGPoint(x: min(frame.minX + inset, frame.midX), y: frame.maxY - 18)
    case .trailing: return CGPoint(x: max(frame.maxX - inset, frame.midX), y: frame.maxY - 18)
    }
  }

  private var letterSize: CGFloat {
    if setup.metrics.isPad { return setup.metrics.isLargePad ? 22 : 24 }
    if setup.metrics.isLandscape { return 21 }
    return setup.type.isPad ? 25 : setup.isShifted ? 22.5 : 24
  }
  private var symbolSize: CGFloat { setup.metrics.isPad ? 20 : setup.metrics.isLandscape ? 17 : 19 }

  // MARK: Parts

  private func draw(_ text: String, size: CGFloat, center: CGPoint, _ color: UIColor) {
    let font = UIFont.systemFont(ofSize: size, weight: setup.metrics.isPad ? .light : .regular)
    draw(NSAttributedString(string: text, attributes: attributes(font, color)), center: center)
  }

  /// Brackets and punctuation are placed as in English, whatever the interface's direction.
  private func attributes(_ font: UIFont, _ color: UIColor) -> [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.baseWritingDirection = .leftToRight
    return [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]
  }

  private func draw(_ text: NSAttributedString, center: CGPoint) {
    let size = text.size()
    let rounding = PixelRounding(scale: layoutScale)
    text.draw(
      at: CGPoint(x: rounding.round(center.x - size.width / 2), y: rounding.round(center.y - size.height / 2)))
  }

  private func draw(_ item: UIBarButtonItem, at center: CGPoint, _ color: UIColor) {
    if let image = item.image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)) {
      draw(image.withTintColor(color), at: center)
    } else if let title = item.title {
      draw(title, size: 17, center: center, color)
    }
  }

  private func draw(_ symbol: String, at center: CGPoint, size: CGFloat, _ color: UIColor) {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .regular)
    let image = UIImage(systemName: symbol, withConfiguration: configuration)
    if let image { draw(image.withTintColor(color), at: center) }
  }

  private func draw(_ image: UIImage, at center: CGPoint) {
    let rounding = PixelRounding(scale: layoutScale)
    image.draw(
      at: CGPoint(
        x: rounding.round(center.x - image.size.width / 2), y: rounding.round(center.y - image.size.height / 2)))
  }

  // MARK: Reports

  package override var snapshotText: String? { nil }

  package override var snapshotStyle: [String: String] {
    [
      "keyboardType": "\(setup.type)", "returnKey": setup.returnKey.keyTitle,
      "keyboardAppearance": setup.isDark ? "dark" : "light",
    ]
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
