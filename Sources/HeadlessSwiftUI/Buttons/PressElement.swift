internal import Foundation
internal import HeadlessUIKit

/// Makes views respond to a touch like a button.
struct PressModifier: _ElementModifier {
  let isEnabled: Bool
  let takesWholeFrame: Bool
  let isOfRow: Bool
  let press: (Bool) -> Void
  let action: @MainActor () -> Void
  typealias Body = Never

  func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> PressElement { PressElement(child) }

  func updateElement(_ element: PressElement, _ context: _ElementContext) {
    element.isEnabled = isEnabled
    element.takesWholeFrame = takesWholeFrame
    element.isOfRow = isOfRow
    element.shortcut = context.environment.keyboardShortcut
    element.press = press
    element.action = action
  }
}

/// Follows a touch from where it begins: the button is highlighted while the touch is near, and acts if the touch ends near it.
final class PressElement: _UnaryElement, TouchElement {
  override var keepsDrawing: Bool { true }

  var isEnabled = true
  var takesWholeFrame = false
  /// Whether the list row that contains the button acts as the button.
  var isOfRow = false
  /// The keys that act as a touch; nil for none.
  var shortcut: KeyboardShortcut?
  var press: (Bool) -> Void = { _ in }
  var action: @MainActor () -> Void = {}
  private var isLit = false

  /// How far a touch may move from a pressed button, in points, as with UIKit's controls.
  private static let reach: CGFloat = 70

  var isExclusive: Bool { true }

  private func light(_ isLit: Bool) {
    guard isLit != self.isLit else { return }
    self.isLit = isLit
    press(isLit)
  }

  private func isNear(_ touch: ElementTouch) -> Bool {
    CGRect(origin: .zero, size: size).insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location)
  }

  func touchBegan(_ touch: ElementTouch) { if isEnabled { light(true) } }
  func touchMoved(_ touch: ElementTouch) { if isEnabled { light(isNear(touch)) } }
  func touchEnded(_ touch: ElementTouch) {
    light(false)
    if isEnabled, isNear(touch) { action() }
  }
  func touchCancelled(_ touch: ElementTouch) { light(false) }

  override func hitTest(_ point: CGPoint) -> _LayoutElement? {
    if let hit = super.hitTest(point) { return hit }
    return takesWholeFrame && CGRect(origin: .zero, size: size).contains(point) ? self : nil
  }
}
