internal import Foundation
internal import HeadlessUIKit

extension Screen {
  /// Scrolls by touches until an element is visible: down to the end, then back up to the start.
  ///
  /// - Parameters:
  ///   - query: the element to find, which may not exist yet, for example a row of a long list.
  ///   - container: the scroll view, or an element in it; nil for the largest scroll view.
  /// - Throws: if it isn't found, or nothing scrolls.
  public func scroll(to query: ScreenQuery, in container: ScreenQuery? = nil) throws(ScreenProblem) {
    if isSeen(query) { return }
    let scrollView = try scrolling(container, towards: query)
    let horizontal = scrollView.contentSize.height <= scrollView.bounds.height
    for isForward in [true, false] {
      var moves = 0
      while moves < Screen.mostMoves {
        let before = scrollView.contentOffset
        move(scrollView, isForward: isForward, horizontal: horizontal)
        if isSeen(query) { return }
        if scrollView.contentOffset == before { break }
        moves += 1
      }
    }
    throw problem(
      .notFound, "\(query) isn't in \(ViewName.name(of: scrollView)), which was scrolled from its end to its start.")
  }

  /// Drags the content of a list down from its start until it refreshes.
  ///
  /// - Parameter query: the list, or an element in it; nil for the largest with a refresh control.
  /// - Throws: if no list has a refresh control.
  public func pullToRefresh(_ query: ScreenQuery? = nil) throws(ScreenProblem) {
    let candidates = try scrollViews(query).filter { $0.refreshControl != nil }
    guard let scrollView = candidates.first else {
      throw problem(.noEffect, "Nothing on the screen has a refresh control.")
    }
    while scrollView.contentOffset.y > -scrollView.adjustedContentInset.top {
      let before = scrollView.contentOffset
      move(scrollView, isForward: false, horizontal: false)
      if scrollView.contentOffset == before { break }
    }
    let area = seen(scrollView)
    // A finger pulls content past its start by less than it moves itself: far enough for every refresh control.
    let start = CGPoint(x: area.midX, y: area.minY + 20)
    drag(scrollView, from: start, to: CGPoint(x: area.midX, y: max(area.maxY - 10, start.y + 300)))
  }

  /// More drags than any list in a test needs: a limit for endless lists.
  private static let mostMoves = 400

  private func isSeen(_ query: ScreenQuery) -> Bool {
    guard let item = try? finder.one(query) else { return false }
    var part = TouchTarget.visiblePart(of: item)
    // The parts of a scroll view under bars count as hidden.
    if let around = Screen.scrollView(around: item.view), around !== item.view {
      part = part.intersection(item.window.convert(uncovered(around), from: around.window))
    }
    guard !part.isNull else { return false }
    let whole = item.item.frame
    // The whole element, or as much as fits.
    return part.width * part.height >= min(whole.width * whole.height, window.bounds.width * 44) * 0.99
      && !(HostedKeyboard.current.frame.map {
        window.convert($0, from: nil).contains(CGPoint(x: part.midX, y: part.midY))
      } ?? false)
  }

  private func scrolling(
    _ container: ScreenQuery?, towards query: ScreenQuery
  ) throws(ScreenProblem) -> UIScrollView {
    if container == nil, let item = finder.matches(query).first, let around = Screen.scrollView(around: item.view) {
      return around
    }
    guard let found = try scrollViews(container).first(where: Screen.canScroll) else {
      throw problem(.notFound, "\(query) isn't visible, and nothing on the screen scrolls.")
    }
    return found
  }

  /// The visible scroll views, the largest first. With a query, only the scroll views that contain the element or are inside it.
  private func scrollViews(_ query: ScreenQuery?) throws(ScreenProblem) -> [UIScrollView] {
    update()
    if let query {
      let item = try one(query)
      guard let view = item.view else { return [] }
      if let own = view as? UIScrollView { return [own] }
      return Screen.scrollView(around: view).map { [$0] } ?? Screen.scrollViews(in: view)
    }
    let covering = window.rootViewController.map { root -> UIViewController in
      var top = root
      while let presented = top.presentedViewController, !presented.isBeingDismissed { top = presented }
      return top
    }
    let all = Screen.scrollViews(in: covering?.view ?? window)
    return all.sorted { first, second in area(first) > area(second) }
  }

  private func area(_ scrollView: UIScrollView) -> CGFloat {
    let part = seen(scrollView)
    return part.isNull ? 0 : part.width * part.height
  }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    if view.isHidden || view.alpha < 0.01 { return [] }
    let own = (view as? UIScrollView).map { [$0] } ?? []
    return own + view.subviews.flatMap { scrollViews(in: $0) }
  }

  private static func scrollView(around view: UIView?) -> UIScrollView? {
    var current = view
    while let view = current {
      if let scrollView = view as? UIScrollView, canScroll(scrollView) { return scrollView }
      current = view.superview
    }
    return nil
  }

  private static func canScroll(_ scrollView: UIScrollView) -> Bool {
    guard scrollView.isScrollEnabled, !(scrollView is UITextView) else { return false }
    let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
    return scrollView.contentSize.height > room.height || scrollView.contentSize.width > room.width
  }

  /// Its area within bars and other insets, in points of its window.
  private func uncovered(_ scrollView: UIScrollView) -> CGRect {
    let area = scrollView.convert(scrollView.bounds, to: nil).intersection(window.bounds)
    return area.isNull ? area : area.inset(by: scrollView.adjustedContentInset)
  }

  /// Its visible area, in points of the window, without the part under the keyboard.
  private func seen(_ scrollView: UIScrollView) -> CGRect {
    var area = uncovered(scrollView)
    if let keyboard = HostedKeyboard.current.frame {
      let top = window.convert(keyboard, from: nil).minY
      if area.maxY > top { area.size.height = max(top - area.minY, 0) }
    }
    return area
  }

  /// Moves the content by half of its visible area.
  private func move(_ scrollView: UIScrollView, isForward: Bool, horizontal: Bool) {
    let area = seen(scrollView)
    guard !area.isNull, area.width > 1, area.height > 1 else { return }
    let length = (horizontal ? area.width : area.height) * 0.5 * (isForward ? -1 : 1)
    let middle = CGPoint(x: area.midX, y: area.midY)
    let by = horizontal ? CGPoint(x: length / 2, y: 0) : CGPoint(x: 0, y: length / 2)
    drag(
      scrollView, from: CGPoint(x: middle.x - by.x, y: middle.y - by.y),
      to: CGPoint(x: middle.x + by.x, y: middle.y + by.y))
  }

  /// Drags with a finger that rests before it is lifted, so that the scroll view doesn't decelerate.
  private func drag(_ scrollView: UIScrollView, from start: CGPoint, to end: CGPoint) {
    guard let window = scrollView.window else { return }
    var touches = TouchSequence.drag(from: start, to: end)
    let rest = TouchSequence.Step(after: 0.2, fingers: [end])
    touches.steps.insert(rest, at: max(touches.steps.count - 1, 0))
    play(touches, in: window)
  }
}

/// The direction in which a finger moves, and the content with it.
public enum ScreenDirection: String, Hashable, Sendable, CaseIterable {
  /// Toward the top, bottom, left or right edge of the screen.
  case up, down, left, right
}
