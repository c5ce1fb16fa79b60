public import Foundation
internal import HeadlessUIKit

/// An element with gestures.
final class GestureElement: _UnaryElement, TouchElement, HostedInteraction {
  override var keepsDrawing: Bool { true }

  override var concernsHost: Bool { true }
  var recognizer: any AnyRecognizer
  var isEnabled = true
  /// Whether one gesture at most is recognized of this one and others on the same touch, as with `gesture(_:)`.
  var isExclusive: Bool
  /// Whether the gesture comes before those of the views inside.
  var precedesInner = false
  /// Whether the gestures of the views inside receive touches.
  var allowsInner = true
  /// The recognizer of the touch that is under way. It keeps the actions that it began with.
  private var active: (any AnyRecognizer)?
  private var arena: GestureArena?
  /// The touches that are down.
  private var touches: Set<ObjectIdentifier> = []
  /// Ends the time in which another tap has to come.
  private let timer = TouchTimer()

  init(_ child: _LayoutElement, _ recognizer: any AnyRecognizer, isExclusive: Bool) {
    self.recognizer = recognizer
    self.isExclusive = isExclusive
    super.init(child)
  }

  func isShown(by host: _ElementHostView) { if !isExclusive { TakenTouchRecognizer.attach(to: host) } }

  /// Lets others on the same touch take part in the decision which gesture is recognized.
  func enter(_ arena: GestureArena) { self.arena = arena }

  func touchBegan(_ touch: ElementTouch) {
    // Another tap belongs to the gesture that waits for it; so does another finger.
    let recognizer = active ?? recognizer
    active = recognizer
    timer.stop()
    touches.insert(ObjectIdentifier(touch.touch))
    if let arena {
      recognizer.gate = { [weak self, weak arena] in
        guard let self, let arena else { return true }
        return arena.mayReport(self)
      }
      recognizer.didFinish = { [weak self, weak arena] in if let self { arena?.failed(self) } }
    }
    recognizer.began(touch)
  }

  /// Whether the gesture is recognized when the finger lifts, and not before.
  var awaitsLift: Bool { active?.awaitsLift == true }
  /// Whether time alone makes it the gesture.
  var isTimed: Bool { active?.isTimed == true }

  func touchMoved(_ touch: ElementTouch) { active?.moved(touch) }

  func touchEnded(_ touch: ElementTouch) {
    touches.remove(ObjectIdentifier(touch.touch))
    active?.finishedTouch(touch)
    guard touches.isEmpty else { return }
    if active?.awaitsTouch == true, arena?.hold(for: self) != false {
      let view = touch.touch.view
      timer.start(after: TapRecognizer<Void>.longestPause, in: view) { [weak self] in self?.stopAwaiting() }
      return
    }
    arena?.failed(self)
    leave()
  }

  /// No other tap came in time: other gestures on the touch are decided.
  func stopAwaiting() {
    guard let recognizer = active else { return }
    timer.stop()
    recognizer.stopAwaiting()
    let arena = arena
    leave()
    arena?.release(self)
  }

  func touchCancelled(_ touch: ElementTouch) { lose() }

  /// Another gesture was recognized, or something else took the touch.
  func lose() {
    let recognizer = active
    timer.stop()
    leave()
    recognizer?.cancelled()
  }

  private func leave() {
    active?.gate = nil
    active?.didFinish = nil
    active = nil
    arena = nil
    touches = []
  }
}

/// A type-erased recognizer.
@MainActor protocol AnyRecognizer: AnyObject {
  var gate: (() -> Bool)? { get set }
  var didFinish: (() -> Void)? { get set }
  func began(_ touch: ElementTouch)
  func moved(_ touch: ElementTouch)
  func finishedTouch(_ touch: ElementTouch)
  func cancelled()
  var awaitsTouch: Bool { get }
  var awaitsLift: Bool { get }
  var isTimed: Bool { get }
  func stopAwaiting()
}

extension _GestureRecognizer: AnyRecognizer {}

/// Recognizes gestures from the touches on a view.
struct GestureModifier: _ElementModifier {
  let make: @MainActor () -> any AnyRecognizer
  let isExclusive: Bool
  var precedesInner = false
  var mask = GestureMask.all

  func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> GestureElement {
    GestureElement(child, make(), isExclusive: isExclusive)
  }

  /// The actions are those of the current view. A gesture in progress keeps those that it began with.
  func updateElement(_ element: GestureElement, _ context: _ElementContext) {
    element.recognizer = make()
    element.isExclusive = isExclusive
    element.precedesInner = precedesInner
    element.allowsInner = mask.contains(.subviews)
    element.isEnabled = mask.contains(.gesture) && context.environment.isEnabled
  }
  typealias Body = Never
}

nonisolated extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    nonisolated(unsafe) let gesture = gesture
    return modifier(GestureModifier(make: { gesture._makeRecognizer() }, isExclusive: true, mask: mask))
  }
  /// Adds a gesture.
  ///
  /// - Parameter name: has no effect: UIKit's gesture recognizers and their delegates don't get SwiftUI's gestures here.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// Has precedence over gestures of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    nonisolated(unsafe) let gesture = gesture
    return modifier(
      GestureModifier(make: { gesture._makeRecognizer() }, isExclusive: true, precedesInner: true, mask: mask))
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    nonisolated(unsafe) let gesture = gesture
    return modifier(GestureModifier(make: { gesture._makeRecognizer() }, isExclusive: false, mask: mask))
  }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// Adds a gesture that has precedence over gestures of the views inside.
  ///
  /// - Parameter name: has no effect: UIKit's gesture recognizers and their delegates don't get SwiftUI's gestures here.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }
  /// Adds a gesture that is recognized beside others.
  ///
  /// - Parameter name: has no effect: UIKit's gesture recognizers and their delegates don't get SwiftUI's gestures here.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    nonisolated(unsafe) let (action, onPressingChanged) = (action, onPressingChanged)
    return gesture(
      _ActionGesture(
        gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
      ) { recognizer in
        var isPressing = false
        func press(_ value: Bool) {
          guard value != isPressing else { return }
          isPressing = value
          onPressingChanged?(value)
        }
        recognizer.changed.append { press($0) }
        recognizer.ended.append { _ in
          press(false)
          action()
        }
        // A touch that ends early, or moves away, is no longer a press.
        recognizer.finished.append { press(false) }
      })
  }
}
