internal import Foundation
internal import HeadlessUIKit

/// Texts that can be selected, or those inside of them that can't.
final class SelectableTextElement: _UnaryElement, HostedInteraction {
  var isEnabled = false

  func isShown(by host: _ElementHostView) { if isEnabled { TextSelectionRecognizer.attach(to: host) } }
}

/// Shows the menu of a text that is pressed. On a phone SwiftUI selects the whole text, and its menu copies or shares it.
final class TextSelectionRecognizer: UILongPressGestureRecognizer {
  private let driver: TextSelectionDriver

  private init(_ host: _ElementHostView) {
    driver = TextSelectionDriver(host)
    super.init(target: driver, action: Selector("follow:", TextSelectionDriver.follow))
    delegate = driver
    host.addInteraction(driver.interaction)
  }

  static func attach(to host: _ElementHostView) {
    if host.gestureRecognizers?.contains(where: { $0 is TextSelectionRecognizer }) == true { return }
    host.addGestureRecognizer(TextSelectionRecognizer(host))
  }
}

/// Finds the pressed text, and makes its menu.
@MainActor private final class TextSelectionDriver: NSObject, UIGestureRecognizerDelegate, UIEditMenuInteractionDelegate
{
  private weak var host: _ElementHostView?
  private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
  /// The text of the menu.
  private weak var pressed: _TextElement?

  init(_ host: _ElementHostView) { self.host = host }

  /// The text under a point of the host that can be selected.
  private func text(at point: CGPoint) -> _TextElement? {
    var element = host?.root?.hitTest(point)
    var text: _TextElement?
    while let current = element {
      if let found = current as? _TextElement { text = found }
      if let selectable = current as? SelectableTextElement { return selectable.isEnabled ? text : nil }
      element = current.parent
    }
    return nil
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    text(at: touch.location(in: host)) != nil
  }

  func follow(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, let host else { return }
    let point = recognizer.location(in: host)
    pressed = text(at: point)
    guard pressed != nil else { return }
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let text = pressed?.snapshotText else { return nil }
    let copy = UIAction(title: "Copy") { _ in UIPasteboard.general.string = text }
    let share = UIAction(title: "Share…") { [weak self] _ in self?.share(text) }
    return UIMenu(children: [copy, share])
  }

  private func share(_ text: String) {
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    host?.nearestController?.present(sheet, animated: true)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    guard let host, let pressed else { return .null }
    return ElementPlacement(of: pressed, in: host.root).convert(CGRect(origin: .zero, size: pressed.size))
  }
}
