internal import Foundation
internal import HeadlessUIKit

/// The point at which a touch hits an element, or the reason why none does.
@MainActor struct TouchTarget {
  let item: ScreenItem
  /// The point in points of the item's window.
  let point: CGPoint
  /// The item's visible part, in points of its window.
  let visible: CGRect

  /// - Throws: a problem that names the covering view, or the reason why the element receives no touches.
  init(_ item: ScreenItem, in windows: [UIWindow]) throws(ScreenProblem) {
    let seen = TouchTarget.visiblePart(of: item)
    guard !seen.isNull, seen.width > 0.5, seen.height > 0.5 else { throw TouchTarget.offScreen(item) }
    guard item.isEnabled else {
      throw ScreenProblem(.disabled, "\(item.description) can't be touched: it is disabled.")
    }
    let wanted = item.window.convert(item.object.accessibilityActivationPoint, from: nil)
    point = seen.contains(wanted) ? wanted : CGPoint(x: seen.midX, y: seen.midY)
    visible = seen
    self.item = item
    try TouchTarget.checkCover(of: item, at: point, windows)
  }

  /// The reason why the element can't be touched; nil if it can.
  static func refusal(of item: ScreenItem, in windows: [UIWindow]) -> ScreenProblem? {
    do throws(ScreenProblem) {
      _ = try TouchTarget(item, in: windows)
      return nil
    } catch {
      return error
    }
  }

  // MARK: The visible part

  /// In points of the window; null if nothing is visible.
  static func visiblePart(of item: ScreenItem) -> CGRect {
    var part = item.window.convert(item.item.frame, from: nil).intersection(item.window.bounds)
    var current = item.object === item.view ? item.view?.superview : item.view
    while let view = current, !part.isNull {
      if view.clipsToBounds { part = part.intersection(view.convert(view.bounds, to: nil)) }
      current = view.superview
    }
    return part
  }

  private static func offScreen(_ item: ScreenItem) -> ScreenProblem {
    var scrolls = item.view
    while let view = scrolls, !(view is UIScrollView) { scrolls = view.superview }
    let advice = scrolls == nil ? "" : " Scroll there first: `scroll(to:)`."
    return ScreenProblem(
      .offScreen, "\(item.description) lies outside of the visible part, at \(ScreenFinder.place(of: item)).\(advice)")
  }

  // MARK: Covering views

  private static func checkCover(of item: ScreenItem, at point: CGPoint, _ windows: [UIWindow]) throws(ScreenProblem) {
    if let keyboard = HostedKeyboard.current.frame, !item.window.isSystems {
      let place = item.window.convert(keyboard, from: nil)
      if place.contains(point) {
        throw ScreenProblem(
          .covered, "\(item.description) can't be touched: the keyboard lies on it. `dismissKeyboard()` takes it away.")
      }
    }
    for window in windows.reversed() where window !== item.window && window.windowLevel >= item.window.windowLevel {
      guard windows.firstIndex(of: window)! > windows.firstIndex(of: item.window)! else { continue }
      if let hit = window.hitTest(window.convert(point, from: item.window), with: nil), hit !== window {
        throw ScreenProblem(
          .covered, "\(item.description) can't be touched: \(TouchTarget.coverName(hit)) of another window lies on it.")
      }
    }
    guard let hit = item.window.hitTest(point, with: nil) else { throw takesNoTouches(item) }
    guard let view = item.view else { return }
    if hit.isDescendant(of: view) { return }
    if view.isDescendant(of: hit) {
      // The view around it receives the touch: acceptable for a label in a row, but not for a control.
      if view is UIControl || view is any UITextInput { throw takesNoTouches(item) }
      return
    }
    throw ScreenProblem(.covered, "\(item.description) can't be touched: \(TouchTarget.coverName(hit)) lies on it.")
  }

  /// Describes the covering view in terms that the test's author knows: a menu, a bar or a presentation; other views by name.
  private static func coverName(_ view: UIView) -> String {
    for view in sequence(first: view, next: \.superview) {
      switch view {
      case is UITabBar: return "the tab bar"
      case is UINavigationBar: return "the navigation bar"
      case is UIToolbar: return "the toolbar"
      case _ where view.holdsOpenMenu: return "the open menu"
      case is UIWindow: break
      default:
        guard view.superview is UIWindow, let presented = presented(over: view) else { continue }
        if presented is UIAlertController {
          return "the alert" + (presented.title.map { " \u{201C}\(ViewName.short($0))\u{201D}" } ?? "")
        }
        // SwiftUI's internal controllers have no names that a test's author knows.
        if String(reflecting: type(of: presented)).hasPrefix("HeadlessSwiftUI.") { return "the presented view" }
        return "the presented \(String(describing: type(of: presented)))"
      }
    }
    return ViewName.name(of: view)
  }

  /// The controller whose presentation contains a window's subview; nil if there is none.
  private static func presented(over view: UIView) -> UIViewController? {
    var top = view.window?.rootViewController
    guard let root = top?.view, !view.isDescendant(of: root), !root.isDescendant(of: view) else { return nil }
    while let next = top?.presentedViewController { top = next }
    return top === view.window?.rootViewController ? nil : top
  }

  private static func takesNoTouches(_ item: ScreenItem) -> ScreenProblem {
    var current = item.view
    while let view = current {
      if !view.isUserInteractionEnabled {
        let whose = view === item.view ? "it" : ViewName.name(of: view)
        return ScreenProblem(
          .takesNoTouches, "\(item.description) can't be touched: `isUserInteractionEnabled` of \(whose) is false.")
      }
      if view.isHidden || view.alpha < 0.01 {
        return ScreenProblem(
          .takesNoTouches, "\(item.description) can't be touched: \(ViewName.name(of: view)) isn't visible.")
      }
      current = view.superview
    }
    return ScreenProblem(
      .takesNoTouches, "\(item.description) can't be touched: a view around it takes no touches at its place.")
  }
}
