internal import Foundation
internal import HeadlessUIKit

/// Texts that can be selected, or those inside of them that can't.
final class SelectableTextElement: _UnaryElement, HostedInteraction {
  override var concernsHost: Bool { true }
  var isEnabled = false

  func isShown(by host: _ElementHostView) { if isEnabled { TextSelectionRecognizer.attach(to: host) } }
}

/// Shows the menu of a text that is pressed. On a phone SwiftUI selects the whole text, and its menu copies or shares it.
final class TextSelectionRecognizer: UILongPressGestureRecognizer {
  private let driver: TextSelectionDriver

  private init(_ holder: UIView) {
    driver = TextSelectionDriver(holder)
    super.init(target: driver, action: Selector("follow:", TextSelectionDriver.follow))
    delegate = driver
    holder.addInteraction(driver.interaction)
  }

  /// A list's row leaves touches on its texts to the table.
  static func attach(to host: _ElementHostView) {
    let holder = host is RowHostView ? host.enclosingTable ?? host : host
    if holder.gestureRecognizers?.contains(where: { $0 is TextSelectionRecognizer }) == true { return }
    holder.addGestureRecognizer(TextSelectionRecognizer(holder))
  }
}

/// Finds the pressed text, and makes its menu.
@MainActor private final class TextSelectionDriver: NSObject, UIGestureRecognizerDelegate, UIEditMenuInteractionDelegate
{
  /// The host of the texts, or the table whose rows show them.
  private weak var holder: UIView?
  private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
  /// The text of the menu.
  private weak var pressed: _TextElement?
  private weak var pressedHost: _ElementHostView?

  init(_ holder: UIView) { self.holder = holder }

  /// The host that shows what is under a point of the holder.
  private func host(at point: CGPoint) -> _ElementHostView? {
    func row(_ view: UIView) -> RowHostView? {
      guard !view.isHidden, view.bounds.contains(view.convert(point, from: holder)) else { return nil }
      return view as? RowHostView ?? view.subviews.reversed().lazy.compactMap(row).first
    }
    return holder as? _ElementHostView ?? holder.flatMap(row)
  }

  /// The text under a point of the holder that can be selected.
  private func text(at point: CGPoint) -> (text: _TextElement, host: _ElementHostView)? {
    guard let host = host(at: point) else { return nil }
    var element = host.root?.hitTest(host.convert(point, from: holder))
    var text: _TextElement?
    while let current = element {
      if let found = current as? _TextElement { text = found }
      if let selectable = current as? SelectableTextElement {
        return selectable.isEnabled ? text.map { ($0, host) } : nil
      }
      element = current.parent
    }
    return nil
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    text(at: touch.location(in: holder)) != nil
  }

  func follow(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, let holder else { return }
    let point = recognizer.location(in: holder)
    guard let found = text(at: point) else { return }
    (pressed, pressedHost) = (found.text, found.host)
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
    pressedHost?.nearestController?.present(sheet, animated: true)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    guard let host = pressedHost, let pressed else { return .null }
    let frame = ElementPlacement(of: pressed, in: host.root).convert(CGRect(origin: .zero, size: pressed.size))
    return host.convert(frame, to: holder)
  }
}

extension UIView {
  fileprivate var enclosingTable: UIView? {
    var view = superview
    while let current = view, !(current is ListTableView) { view = current.superview }
    return view
  }
}
