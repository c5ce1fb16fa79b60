internal import Foundation
internal import HeadlessUIKit

extension Screen {
  /// Taps the back button in the navigation bar.
  ///
  /// - Throws: if there is none.
  public func goBack() throws(ScreenProblem) {
    let ways = finder.items.filter { $0.traits.contains(.backButton) }
    let reachable = ways.last { TouchTarget.refusal(of: $0, in: windows) == nil }
    guard let way = reachable ?? ways.last else {
      throw problem(.noEffect, "There is no way back: no navigation bar on the screen has a back button.")
    }
    play(.tap(at: try reach(way).point), in: way.window)
  }

  /// Taps a tab of a tab bar, or a segment of a segmented control.
  ///
  /// - Throws: as ``tap(_:count:modifiers:)``.
  public func select(_ tab: String) throws(ScreenProblem) { try tap(.tab(tab)) }

  /// Chooses from a menu: opens it with a tap, or with a long press if a tap doesn't open one, and taps the element.
  ///
  /// - Parameters:
  ///   - title: the title of the menu's element.
  ///   - query: the element with the menu; nil for the open menu.
  /// - Throws: as ``tap(_:count:modifiers:)``, and if no menu opens or it has no such element.
  public func choose(_ title: String, in query: ScreenQuery? = nil) throws(ScreenProblem) {
    guard let query else { return try chooseFromOpenMenu(title) }
    let target = try target(query)
    // A control with a menu opens it when it is tapped; other things may do something else then.
    let opensByTap =
      (target.item.object as? UIControl)?.showsMenuAsPrimaryAction == true
      || target.item.object is UIControl && !Screen.hasContextMenu(target.item.view)
    play(opensByTap ? .tap(at: target.point) : .longPress(at: target.point), in: target.item.window)
    if window.visibleMenu == nil {
      throw problem(.noEffect, "\(target.item.description) opened no menu.")
    }
    do { try chooseFromOpenMenu(title) } catch {
      // The call opened the menu: without a choice it would cover what the test touches next.
      act { window.dismissMenu() }
      throw error
    }
  }

  private func chooseFromOpenMenu(_ title: String) throws(ScreenProblem) {
    guard let frame = window.visibleMenuFrame else { throw problem(.notFound, "No menu is open.") }
    let inside = finder.items.filter { item in
      frame.insetBy(dx: -1, dy: -1).contains(window.convert(item.item.frame, from: nil)) && item.names.contains(title)
        && TouchTarget.visiblePart(of: item).isNull == false
    }
    guard let element = inside.last else {
      let titles = window.visibleMenuElements.map { "\u{201C}\($0.title)\u{201D}" }.joined(separator: ", ")
      throw problem(
        .notFound, "The menu has no \u{201C}\(title)\u{201D}. It has \(titles.isEmpty ? "nothing" : titles).")
    }
    play(.tap(at: try reach(element).point), in: element.window)
  }

  private static func hasContextMenu(_ view: UIView?) -> Bool {
    view?.interactions.contains { $0 is UIContextMenuInteraction } == true
  }
}
