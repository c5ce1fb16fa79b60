public import Foundation
public import HeadlessUIKit

extension Screen {
  /// Taps an element.
  ///
  /// - Parameters:
  ///   - query: what to tap: `"Save"`, `.button("Save")`.
  ///   - count: 2 for a double tap.
  ///   - modifiers: the modifier keys of a hardware keyboard that are held down.
  /// - Throws: if no element or more than one matches, or if it is covered, disabled or outside the visible part.
  public func tap(
    _ query: ScreenQuery, count: Int = 1, modifiers: UIKeyModifierFlags = []
  ) throws(ScreenProblem) {
    let target = try target(query)
    send(.tap(at: target.point, count: count).holding(modifiers), to: target)
  }

  /// Taps a point, whatever is there.
  ///
  /// - Parameters:
  ///   - point: in points of the window.
  ///   - count: 2 for a double tap.
  ///   - modifiers: the modifier keys of a hardware keyboard that are held down.
  public func tap(at point: CGPoint, count: Int = 1, modifiers: UIKeyModifierFlags = []) {
    play(.tap(at: point, count: count).holding(modifiers), in: window)
  }

  /// Presses and holds an element.
  ///
  /// - Parameters:
  ///   - query: what to press.
  ///   - duration: in seconds; a context menu opens after half a second.
  ///   - modifiers: the modifier keys of a hardware keyboard that are held down.
  /// - Throws: as ``tap(_:count:modifiers:)``.
  public func longPress(
    _ query: ScreenQuery, for duration: TimeInterval = 0.6, modifiers: UIKeyModifierFlags = []
  ) throws(ScreenProblem) {
    let target = try target(query)
    send(.longPress(at: target.point, duration: duration).holding(modifiers), to: target)
  }

  /// Swipes across an element: a row for its actions, a page for the next one. In a row of a list it swipes across
  /// the row.
  ///
  /// - Parameters:
  ///   - direction: the direction of the finger.
  ///   - query: the element to swipe across; nil for the whole screen.
  /// - Throws: as ``tap(_:count:modifiers:)``.
  public func swipe(_ direction: ScreenDirection, on query: ScreenQuery? = nil) throws(ScreenProblem) {
    var (area, window, start) = (self.window.bounds, self.window, CGPoint?.none)
    if let query {
      let item = try one(query)
      // The text of a row that was swiped open may be beyond the edge.
      let swiped = item.cell.map {
        ScreenItem(
          item: AccessibilityItem(object: $0, view: $0, context: nil), window: item.window,
          called: "the row of \(item.description)")
      }
      let target = try reach(swiped ?? item)
      (window, area) = (target.item.window, target.visible)
      start = CGPoint(x: area.midX, y: direction == .left || direction == .right ? target.point.y : area.midY)
    }
    let middle = start ?? CGPoint(x: area.midX, y: area.midY)
    // Three fifths of the area, but at least the minimum distance of a swipe.
    let reach = max((direction == .left || direction == .right ? area.width : area.height) * 0.3, 60)
    let by: CGPoint =
      switch direction {
      case .up: CGPoint(x: 0, y: -reach)
      case .down: CGPoint(x: 0, y: reach)
      case .left: CGPoint(x: -reach, y: 0)
      case .right: CGPoint(x: reach, y: 0)
      }
    let from = CGPoint(x: middle.x - by.x, y: middle.y - by.y)
    play(.swipe(from: from, to: CGPoint(x: middle.x + by.x, y: middle.y + by.y)), in: window)
  }

  /// Drags from one element to another, at constant speed.
  ///
  /// - Throws: as ``tap(_:count:modifiers:)``; the target may be covered.
  public func drag(_ query: ScreenQuery, to other: ScreenQuery) throws(ScreenProblem) {
    let target = try target(query)
    let end = try one(other)
    let place = TouchTarget.visiblePart(of: end)
    guard !place.isNull else { throw problem(.offScreen, "\(end.description) lies outside of the visible part.") }
    send(.drag(from: target.point, to: CGPoint(x: place.midX, y: place.midY)), to: target)
  }

  /// Drags an element by a distance in points, at constant speed.
  ///
  /// - Parameters:
  ///   - query: what to drag.
  ///   - distance: in points.
  ///   - modifiers: the modifier keys of a hardware keyboard that are held down.
  /// - Throws: as ``tap(_:count:modifiers:)``.
  public func drag(
    _ query: ScreenQuery, by distance: CGVector, modifiers: UIKeyModifierFlags = []
  ) throws(ScreenProblem) {
    let target = try target(query)
    let end = CGPoint(x: target.point.x + distance.dx, y: target.point.y + distance.dy)
    send(.drag(from: target.point, to: end).holding(modifiers), to: target)
  }

  /// Pinches an element with two fingers.
  ///
  /// - Parameters:
  ///   - query: the element to pinch; the fingers start on both sides of its centre.
  ///   - scale: the factor by which their distance changes: 2 zooms in.
  /// - Throws: as ``tap(_:count:modifiers:)``.
  public func pinch(_ query: ScreenQuery, scale: CGFloat) throws(ScreenProblem) {
    let target = try target(query)
    let room = max(min(target.visible.width, target.visible.height) * 0.8, 20)
    let (start, end) = scale > 1 ? (room / max(scale, 0.01), room) : (room, room * max(scale, 0.01))
    send(.pinch(at: target.point, from: start, to: end), to: target)
  }

  /// Moves a slider's thumb.
  ///
  /// - Parameters:
  ///   - query: the slider.
  ///   - share: the position between its minimum and its maximum value, from 0 to 1.
  /// - Throws: as ``tap(_:count:modifiers:)``, and if it isn't a slider.
  public func slide(_ query: ScreenQuery, to share: CGFloat) throws(ScreenProblem) {
    let target = try target(query)
    guard let slider = target.item.object as? UISlider else {
      throw problem(.noEffect, "\(target.item.description) is no slider.")
    }
    let track = slider.trackRect(forBounds: slider.bounds)
    func thumb(_ value: Float) -> CGPoint {
      let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
      return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
    let range = slider.maximumValue - slider.minimumValue
    let value = slider.minimumValue + Float(min(max(share, 0), 1)) * range
    send(.drag(from: thumb(slider.value), to: thumb(value)), to: target)
  }

  // MARK: Sending touches

  private func send(_ touches: TouchSequence, to target: TouchTarget) { play(touches, in: target.item.window) }

  func play(_ touches: TouchSequence, in window: UIWindow) {
    act { window.send(touches) }
  }
}
