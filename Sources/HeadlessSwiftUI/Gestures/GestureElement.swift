public import Foundation

/// An element with gestures.
final class GestureElement: _UnaryElement, TouchElement {
  var recognizer: any AnyRecognizer
  var isEnabled = true
  /// Whether gestures of enclosing elements don't receive the touch, as with `gesture(_:)`.
  var isExclusive: Bool

  init(_ child: _LayoutElement, _ recognizer: any AnyRecognizer, isExclusive: Bool) {
    self.recognizer = recognizer
    self.isExclusive = isExclusive
    super.init(child)
  }

  func touchBegan(_ touch: ElementTouch) { if isEnabled { recognizer.began(touch) } }
  func touchMoved(_ touch: ElementTouch) { if isEnabled { recognizer.moved(touch) } }
  func touchEnded(_ touch: ElementTouch) { if isEnabled { recognizer.finishedTouch(touch) } }
  func touchCancelled(_ touch: ElementTouch) { if isEnabled { recognizer.cancelled() } }
}

/// A type-erased recognizer.
@MainActor protocol AnyRecognizer: AnyObject {
  func began(_ touch: ElementTouch)
  func moved(_ touch: ElementTouch)
  func finishedTouch(_ touch: ElementTouch)
  func cancelled()
}

extension _GestureRecognizer: AnyRecognizer {}

/// Recognizes gestures from the touches on a view.
struct GestureModifier: _ElementModifier {
  let make: () -> any AnyRecognizer
  let isExclusive: Bool
  var isOn = true

  func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> GestureElement {
    GestureElement(child, make(), isExclusive: isExclusive)
  }

  /// The actions are those of the current view. A gesture in progress keeps those that it began with.
  func updateElement(_ element: GestureElement, _ context: _ElementContext) {
    element.recognizer = make()
    element.isExclusive = isExclusive && isOn
    element.isEnabled = isOn && context.environment.isEnabled
  }
  typealias Body = Never
}

extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(
      GestureModifier(make: { gesture._makeRecognizer() }, isExclusive: true, isOn: mask.contains(.gesture)))
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(make: { gesture._makeRecognizer() }, isExclusive: true, isOn: isEnabled))
  }
  /// Has precedence over gestures of the views inside, which also receive the touch here.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(
      GestureModifier(make: { gesture._makeRecognizer() }, isExclusive: true, isOn: mask.contains(.gesture)))
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(
      GestureModifier(make: { gesture._makeRecognizer() }, isExclusive: false, isOn: mask.contains(.gesture)))
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
    highPriorityGesture(gesture, including: isEnabled ? .all : .none)
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .none)
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onChanged { onPressingChanged?($0) }
        .onEnded { _ in
          onPressingChanged?(false)
          action()
        })
  }
}
