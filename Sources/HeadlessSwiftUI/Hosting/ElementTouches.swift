internal import Foundation
internal import HeadlessUIKit

/// An element that handles touches that begin on it or on its content: a button, a gesture.
@MainActor package protocol TouchElement: _LayoutElement {
  /// Called when a touch begins, with points in the element's own coordinates.
  func touchBegan(_ touch: ElementTouch)
  func touchMoved(_ touch: ElementTouch)
  func touchEnded(_ touch: ElementTouch)
  /// Called when something else takes the touch, such as a scroll view that begins to scroll, or an alert.
  func touchCancelled(_ touch: ElementTouch)
  /// Whether enclosing elements that handle touches don't receive this one.
  var isExclusive: Bool { get }
}

/// A touch in one element's coordinates.
@MainActor package struct ElementTouch {
  package let touch: UITouch
  /// The location in points, in the coordinate space of the host view.
  package let hostLocation: CGPoint
  /// The location in points, in the window, which doesn't move with content that is scrolled.
  let windowLocation: CGPoint
  /// The location in points, in the element's own coordinate space.
  package let location: CGPoint
  package let time: TimeInterval
  /// The modifier keys of a hardware keyboard that are down.
  package let modifiers: UIKeyModifierFlags
  let element: _LayoutElement

  /// The location in a coordinate space, in points. A named space that isn't around the element is the global one.
  func location(in space: CoordinateSpace) -> CGPoint {
    if space == .local { return location }
    return ElementPlacement(of: element, in: space == .global ? nil : element.space(space)).convert(location)
  }
}

/// Passes touches of a host view to the elements that they began on.
@MainActor package final class ElementTouches {
  package weak var host: _ElementHostView?
  /// The modifier keys of the last event.
  private var modifiers: UIKeyModifierFlags = []
  private struct Following {
    var followers: [any TouchElement]
    let arena: GestureArena
    /// Whether something else took the touch, and only gestures that go on beside others follow it.
    var isTaken = false
  }

  private var following: [ObjectIdentifier: Following] = [:]
  /// What a gesture that waits for another tap was decided among.
  private var held: Following?

  package init() {}

  func began(_ touches: Set<UITouch>, with event: UIEvent?) {
    modifiers = event?.modifierFlags ?? []
    guard let host, let root = host.root else { return }
    for touch in touches {
      guard let hit = root.hitTest(touch.location(in: host)) else { continue }
      following[ObjectIdentifier(touch)] = takeHeld(for: hit) ?? followers(from: hit)
      forward([touch]) { $0.touchBegan($1) }
    }
  }

  /// The followers of the last touch, if one of them waits for another one on its view.
  private func takeHeld(for hit: _LayoutElement) -> Following? {
    guard let known = held else { return nil }
    held = nil
    guard let holder = known.arena.holder else { return nil }
    var element: _LayoutElement? = hit
    while let current = element, current !== holder { element = current.parent }
    if element != nil { return known }
    holder.stopAwaiting()
    return nil
  }

  /// What receives a touch that begins on an element, in order: gestures of high priority, outer ones first, and then the others
  /// and buttons, inner ones first.
  private func followers(from hit: _LayoutElement) -> Following {
    var (first, others): ([GestureElement], [any TouchElement]) = ([], [])
    var isTaken = false
    var element: _LayoutElement? = hit
    while let current = element {
      element = current.parent
      if let gesture = current as? GestureElement {
        if !gesture.allowsInner { (first, others, isTaken) = ([], [], false) }
        guard gesture.isEnabled else { continue }
        if gesture.precedesInner {
          first.insert(gesture, at: 0)
        } else if !gesture.isExclusive || !isTaken {
          others.append(gesture)
        }
      } else if let follower = current as? any TouchElement, !isTaken,
        !others.contains(where: { ($0 as? GestureElement)?.isExclusive == true })
      {
        others.append(follower)
        // Gestures of views around a button don't receive its touches.
        isTaken = follower.isExclusive
      }
    }
    let exclusive = first + others.compactMap { $0 as? GestureElement }.filter(\.isExclusive)
    let arena = GestureArena(exclusive, others.filter { !($0 is GestureElement) })
    for gesture in exclusive { gesture.enter(arena) }
    return Following(followers: first + others, arena: arena)
  }

  func moved(_ touches: Set<UITouch>, with event: UIEvent?) {
    modifiers = event?.modifierFlags ?? []
    forward(touches) { $0.touchMoved($1) }
  }

  func ended(_ touches: Set<UITouch>, with event: UIEvent?) {
    modifiers = event?.modifierFlags ?? []
    forward(touches) { $0.touchEnded($1) }
    for touch in touches {
      guard let ended = following.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
      if ended.arena.holder != nil { held = ended }
    }
  }

  func cancelled(_ touches: Set<UITouch>) {
    for touch in touches {
      let key = ObjectIdentifier(touch)
      guard var current = following[key] else { continue }
      let isObserved = touch.gestureRecognizers?.contains { $0 is TakenTouchRecognizer } == true
      let goOn = current.isTaken || !isObserved ? [] : current.followers.filter(goesOn)
      following[key]?.followers.removeAll(where: goesOn(among: goOn))
      forward([touch]) { $0.touchCancelled($1) }
      current.followers = goOn
      current.isTaken = true
      following[key] = goOn.isEmpty ? nil : current
    }
  }

  /// Whether something else took the touch, so that the host doesn't get it any more.
  func isTaken(_ touch: UITouch) -> Bool { following[ObjectIdentifier(touch)]?.isTaken == true }

  private func goesOn(_ follower: any TouchElement) -> Bool { (follower as? GestureElement)?.isExclusive == false }

  private func goesOn(among others: [any TouchElement]) -> (any TouchElement) -> Bool {
    { follower in others.contains { $0 === follower } }
  }

  private func forward(_ touches: Set<UITouch>, _ tell: @escaping (any TouchElement, ElementTouch) -> Void) {
    for touch in touches {
      guard let following = following[ObjectIdentifier(touch)] else { continue }
      let arena = following.arena
      for follower in following.followers where !arena.left.contains(ObjectIdentifier(follower)) {
        let seen = seen(touch, by: follower)
        if !arena.postpones(follower, { tell(follower, seen) }) { tell(follower, seen) }
        for loser in arena.takeLosers() { loser.touchCancelled(self.seen(touch, by: loser)) }
      }
    }
  }

  private func seen(_ touch: UITouch, by element: any TouchElement) -> ElementTouch {
    let host = host.map { self.shower(of: element, from: $0) }
    let point = host.map { touch.location(in: $0) } ?? .zero
    let place = ElementPlacement(of: element, in: host?.root)
    return ElementTouch(
      touch: touch, hostLocation: point, windowLocation: touch.location(in: nil), location: place.convertBack(point),
      time: touch.timestamp, modifiers: modifiers, element: element)
  }

  /// The host that shows an element: the one of the touch, or one around it where the element is around a scroll view.
  private func shower(of element: _LayoutElement, from host: _ElementHostView) -> _ElementHostView {
    func isAround(_ root: _LayoutElement) -> Bool {
      var current: _LayoutElement? = element
      while let ancestor = current, ancestor !== root { current = ancestor.parent }
      return current != nil
    }
    var view: UIView? = host
    while let current = view {
      if let shower = current as? _ElementHostView, let root = shower.root, isAround(root) { return shower }
      view = current.superview
    }
    return host
  }
}
