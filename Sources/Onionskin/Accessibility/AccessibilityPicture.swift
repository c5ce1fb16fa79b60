internal import Foundation
internal import Graphics
internal import HeadlessUIKit

/// A screen with numbered regions where VoiceOver or Full Keyboard Access stops, in order, and a legend of the spoken texts.
@MainActor struct AccessibilityPicture {
  /// The assistive technology.
  enum Reader {
    /// VoiceOver, which stops at all elements; the legend has their complete spoken texts.
    case voiceOver
    /// Full Keyboard Access, which stops at elements that respond to user interaction; the legend has their names.
    case keyboard

    @MainActor func stops(at element: SpokenElement) -> Bool {
      guard self == .keyboard else { return true }
      let object = element.item.object
      if object.accessibilityTraits.contains(.notEnabled) { return false }
      if object.accessibilityRespondsToUserInteraction { return true }
      // For elements that aren't views, the traits determine whether they respond to user interaction.
      return !(object is UIView)
        && !object.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
    }
  }

  /// The width of the legend, and the margins around and within it, in points.
  private static let legendWidth: CGFloat = 320
  private static let margin: CGFloat = 12

  private let screen: DisplayList
  private let spoken: SpokenScreen
  private let window: UIWindow
  private let reader: Reader

  init(of screen: HostedScreen, showingKeyboard: Bool, for reader: Reader = .voiceOver) {
    self.init(
      screen.displayList(showingKeyboard: showingKeyboard), of: screen.window, in: screen.content, for: reader)
  }

  /// - Parameters:
  ///   - screen: the contents of the screen.
  ///   - root: the root of the accessibility tree.
  ///   - reader: the assistive technology.
  init(_ screen: DisplayList, of window: UIWindow, in root: UIView, for reader: Reader = .voiceOver) {
    self.screen = screen
    self.window = window
    self.reader = reader
    let covers = window.rootViewController?.presentedViewController != nil || window.shownMenuCovers
    spoken = SpokenScreen(of: covers ? window : root, locale: UIScreen.main.configuration.locale)
      .keeping(reader.stops)
  }

  /// The display list, and the tree for failure messages: a line of the legend for each element.
  var reading: (DisplayList, ViewNode) {
    let elements = spoken.elements
    let size = screen.size
    let markers = UIView(frame: CGRect(origin: .zero, size: size))
    for (index, element) in elements.enumerated() { add(element, index, to: markers) }
    let legend = LegendView(
      spoken.nodes, width: AccessibilityPicture.legendWidth, margin: AccessibilityPicture.margin,
      showsDetails: reader == .voiceOver, commands: reader == .keyboard ? window.availableKeyCommands : [])
    let height = max(size.height, legend.bounds.height)
    legend.frame.size.height = height
    for view in [markers, legend] { view.layer.layOutForDrawing() }
    let aside = DisplayGroup(
      transform: CGAffineTransform(translationX: size.width, y: 0), items: legend.layer.displayItems())
    let list = DisplayList(
      size: CGSize(width: size.width + legend.bounds.width, height: height), scale: screen.scale, background: .white,
      items: screen.items + markers.layer.displayItems() + [.group(aside)])
    legend.frame.origin.x = size.width
    return (list, HostedScreen.viewTree(of: legend))
  }

  private func add(_ element: SpokenElement, _ index: Int, to view: UIView) {
    let color = AccessibilityPicture.color(index)
    let shape = CAShapeLayer()
    let outline = element.item.object.accessibilityPath ?? UIBezierPath(rect: element.item.frame)
    let origin = window.convert(CGPoint.zero, from: nil)
    let moved = UIBezierPath(cgPath: outline.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    shape.path = moved.cgPath
    shape.fillColor = reader == .voiceOver ? color.withAlphaComponent(0.25).cgColor : UIColor.clear.cgColor
    shape.strokeColor = color.cgColor
    shape.lineWidth = reader == .voiceOver ? 1 : 3
    view.layer.addSublayer(shape)
    let badge = LegendView.badge(index + 1, color)
    badge.frame.origin = CGPoint(
      x: max(moved.bounds.minX.rounded(), 0), y: max(moved.bounds.minY.rounded(), 0))
    view.addSubview(badge)
    guard reader == .voiceOver, let point = element.activationPoint else { return }
    let dot = CAShapeLayer()
    let place = CGRect(x: point.x + origin.x - 4, y: point.y + origin.y - 4, width: 8, height: 8)
    dot.path = UIBezierPath(ovalIn: place).cgPath
    dot.fillColor = UIColor.clear.cgColor
    dot.strokeColor = UIColor.black.cgColor
    dot.lineWidth = 2
    view.layer.addSublayer(dot)
  }

  /// Eight colours that are distinguishable, also with red-green colour blindness; they repeat after the last one.
  static func color(_ index: Int) -> UIColor {
    let colors: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 114, 178), (213, 94, 0), (0, 158, 115), (204, 121, 167), (86, 180, 233), (230, 159, 0), (120, 94, 240),
      (110, 110, 110),
    ]
    let (red, green, blue) = colors[index % colors.count]
    return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}

extension UIWindow {
  /// Whether a menu covers the window's contents.
  fileprivate var shownMenuCovers: Bool { visibleMenu != nil }
}

/// The spoken texts, a numbered paragraph for each element, under the names of containers.
@MainActor private final class LegendView: UIView {
  private let margin: CGFloat
  private var bottom: CGFloat
  private let showsDetails: Bool
  private var count = 0

  /// - Parameter commands: listed below the elements, with their keys.
  init(
    _ nodes: [SpokenScreen.Node], width: CGFloat, margin: CGFloat, showsDetails: Bool, commands: [UIKeyCommand]
  ) {
    self.margin = margin
    self.showsDetails = showsDetails
    bottom = margin
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    backgroundColor = UIColor(white: 0.95, alpha: 1)
    add(nodes, indent: 0)
    for command in commands {
      add(command.keysAndTitle, .systemFont(ofSize: 11), UIColor(white: 0.35, alpha: 1), at: margin)
    }
    frame.size.height = bottom
  }

  required init?(coder: NSCoder) { nil }

  static func badge(_ number: Int, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = String(number)
    label.font = .systemFont(ofSize: 10, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    label.backgroundColor = color
    label.frame.size = CGSize(width: number < 10 ? 14 : number < 100 ? 20 : 26, height: 14)
    return label
  }

  private func add(_ nodes: [SpokenScreen.Node], indent: CGFloat) {
    for node in nodes {
      switch node {
      case .container(let name, let inner):
        add(name, .systemFont(ofSize: 11, weight: .semibold), UIColor(white: 0.35, alpha: 1), at: margin + indent)
        add(inner, indent: indent + 10)
      case .element(let element): add(element, indent: indent)
      }
    }
  }

  private func add(_ element: SpokenElement, indent: CGFloat) {
    count += 1
    let badge = LegendView.badge(count, AccessibilityPicture.color(count - 1))
    badge.frame.origin = CGPoint(x: margin + indent, y: bottom)
    addSubview(badge)
    let start = margin + indent + 32
    add(
      element.words.isEmpty ? "(nothing is said)" : element.words, .systemFont(ofSize: 13), .black, at: start)
    for line in showsDetails ? element.details : [] {
      add(line, .italicSystemFont(ofSize: 11), UIColor(white: 0.35, alpha: 1), at: start)
    }
    bottom += 6
  }

  private func add(_ text: String, _ font: UIFont, _ color: UIColor, at x: CGFloat) {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    let width = bounds.width - margin - x
    label.frame = CGRect(
      x: x, y: bottom, width: width,
      height: label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up))
    addSubview(label)
    bottom = label.frame.maxY + 2
  }
}

extension UIKeyCommand {
  /// As menus show a command's keys, and its title: `⌘S Save`.
  fileprivate var keysAndTitle: String {
    let symbols: KeyValuePairs<UIKeyModifierFlags, String> = [
      .control: "⌃", .alternate: "⌥", .shift: "⇧", .command: "⌘",
    ]
    let modifiers = symbols.filter { modifierFlags.contains($0.key) }.map(\.value).joined()
    let names = [
      UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓", UIKeyCommand.inputLeftArrow: "←",
      UIKeyCommand.inputRightArrow: "→", UIKeyCommand.inputEscape: "Escape", UIKeyCommand.inputPageUp: "Page Up",
      UIKeyCommand.inputPageDown: "Page Down", UIKeyCommand.inputHome: "Home", UIKeyCommand.inputEnd: "End",
      "\r": "Return", "\t": "Tab", " ": "Space", "\u{8}": "Delete",
    ]
    let key = input.map { names[$0] ?? $0.uppercased() } ?? ""
    let title = [discoverabilityTitle, self.title].compactMap(\.self).first { !$0.isEmpty }
    return ["\(modifiers)\(key)", title].compactMap(\.self).joined(separator: " ")
  }
}
