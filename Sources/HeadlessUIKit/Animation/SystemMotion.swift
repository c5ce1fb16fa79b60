import Foundation

/// A movement that the system makes: of controllers that are pushed and presented, of the keyboard, and of lists' items.
///
/// Pictures of moments show it, and so do presentation layers. Elsewhere the screen is at the end at once, as after every animation.
/// The views have the values of the end; layers have additive animations from and to other values.
@MainActor struct SystemMotion {
  /// Mass, stiffness and damping of the system's animations since iOS 7, as public logs of `CASpringAnimation` show them. Core
  /// Animation doesn't overdamp: the spring is critically damped.
  static let spring = SpringCurve(mass: 3, stiffness: 1000, damping: 500)
  /// In seconds: the duration in the same logs. The spring is then within a thousandth of its rest.
  static let duration: TimeInterval = 0.5058237314224243

  /// The durations that coordinators report, in seconds; the movements end with their spring.
  static let (pushDuration, presentationDuration): (TimeInterval, TimeInterval) = (0.35, 0.5)

  /// Whether changes of the running code are displayed with their progress.
  static var isShown: Bool {
    CountedTime.isHeldHere && AnimationState.current.areEnabled && AnimationState.recorder == nil
  }

  /// Runs changes of views that go along with a movement: with its curve while moments are shown, else at once.
  static func animate(_ isAnimated: Bool = true, _ changes: () -> Void) {
    guard isAnimated, isShown else { return changes() }
    AnimationState.current.run(duration, .ofSystem, changes, nil)
  }

  /// The start of the animations' keys: of two movements of a value with the same key, the later one replaces the other.
  private let key: String
  private var moved: [(layer: CALayer, animation: CABasicAnimation)] = []
  /// The duration of a movement that eases in and out, in seconds; nil for the system's spring.
  private let easing: TimeInterval?

  private var duration: TimeInterval { easing ?? SystemMotion.duration }

  init(easing duration: TimeInterval? = nil, named key: String = "system") {
    easing = duration
    self.key = key
  }

  /// Moves a view from one distance of its place to another, in points of its superview.
  mutating func move(_ view: UIView?, from start: CGPoint = .zero, to end: CGPoint = .zero) {
    add(view, "position.x", start.x, end.x)
    add(view, "position.y", start.y, end.y)
  }

  /// Fades a view from an opacity to another, both as differences from its own.
  mutating func fade(_ view: UIView?, from start: CGFloat = 0, to end: CGFloat = 0) {
    add(view, "opacity", start, end)
  }

  /// Hides a view until the movement has ended.
  mutating func hide(_ view: UIView) { add(view, "opacity", from: CGFloat(-1), to: CGFloat(-1), isAdditive: true) }

  /// Changes the size of a view from and to differences from its own, in points.
  mutating func resize(_ view: UIView?, from start: CGSize = .zero, to end: CGSize = .zero) {
    add(view, "bounds.size.width", start.width, end.width)
    add(view, "bounds.size.height", start.height, end.height)
  }

  /// Changes a view's transform from one to another.
  mutating func transform(_ view: UIView, from start: CATransform3D, to end: CATransform3D) {
    if !CATransform3DEqualToTransform(start, end) { add(view, "transform", from: start, to: end, isAdditive: false) }
  }

  private mutating func add(_ view: UIView?, _ path: String, _ start: CGFloat, _ end: CGFloat) {
    if let view, start != end { add(view, path, from: start, to: end, isAdditive: true) }
  }

  private mutating func add(_ view: UIView, _ path: String, from start: Any, to end: Any, isAdditive: Bool) {
    let animation: CABasicAnimation
    if easing == nil {
      let spring = CASpringAnimation()
      spring.mass = SystemMotion.spring.mass
      spring.stiffness = SystemMotion.spring.stiffness
      spring.damping = SystemMotion.spring.damping
      animation = spring
    } else {
      animation = CABasicAnimation()
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    }
    animation.keyPath = path
    animation.isAdditive = isAdditive
    animation.fromValue = start
    animation.toValue = end
    animation.duration = duration
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    moved.append((view.layer, animation))
  }

  /// Starts the movement.
  ///
  /// - Parameter end: called when its time has been counted; the layers have no animations of it then.
  func run(_ end: @escaping () -> Void) {
    // Layers keep copies of animations.
    let added = moved.map { layer, animation in
      let key = "\(self.key).\(animation.keyPath ?? "")"
      layer.add(animation, forKey: key)
      return (layer: layer, animation: layer.animation(forKey: key), key: key)
    }
    CountedTime.current.add(delay: 0, duration: duration) {
      // A later movement of the same value has replaced the animation.
      for (layer, animation, key) in added where layer.animation(forKey: key) === animation {
        layer.removeAnimation(forKey: key)
      }
      end()
    }
  }
}

extension AnimationState.Course {
  /// The system's spring, independent of the duration of an enclosing animation.
  @MainActor static var ofSystem: AnimationState.Course {
    var course = AnimationState.Course()
    course.overrides = true
    course.isSystems = true
    return course
  }
}
