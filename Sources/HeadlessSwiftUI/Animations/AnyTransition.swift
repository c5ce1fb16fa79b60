public import Foundation

/// How a view is inserted and removed. A picture at rest shows the view fully inserted, or not at all; pictures of moments show
/// the movement.
public struct AnyTransition: Sendable {
  typealias Apply = @MainActor @Sendable (_ content: AnyView, _ phase: TransitionPhase) -> AnyView

  typealias OwnAnimation = @MainActor @Sendable (_ isInsertion: Bool) -> Animation?

  let apply: Apply
  /// The transition's own animations; nil for that of the transaction.
  let ownAnimation: OwnAnimation

  private init(animation: @escaping OwnAnimation = { _ in nil }, _ apply: @escaping Apply) {
    self.apply = apply
    ownAnimation = animation
  }

  public init<Kind: Transition>(_ transition: Kind) {
    let transition = UncheckedValue(transition)
    self.init(animation: { transition.value._animation(isInsertion: $0) }) {
      AnyView(transition.value.apply(content: $0, phase: $1))
    }
  }

  /// A built-in transition.
  private init(look: @escaping @Sendable (TransitionPhase) -> TransitionLook) {
    self.init { content, phase in AnyView(content.transitionLook(look(phase))) }
  }

  public static let identity = AnyTransition { content, _ in content }
  public static let opacity = AnyTransition(look: { TransitionLook.opacity($0) })
  public static let slide = AnyTransition(look: { TransitionLook.slide($0) })
  public static let scale = scale(scale: 1e-5)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(look: { TransitionLook.scale(scale, anchor, $0) })
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(look: { TransitionLook(offset: $0.isIdentity ? .zero : offset) })
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(look: { TransitionLook.move(edge, $0) }) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(look: { TransitionLook.push(edge, $0) }) }

  /// - Parameters:
  ///   - active: the modifier as the view comes, and when it has left.
  ///   - identity: the modifier at rest.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    let (active, identity) = (UncheckedValue(active), UncheckedValue(identity))
    return AnyTransition { content, phase in
      AnyView(content.modifier(phase.isIdentity ? identity.value : active.value))
    }
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(animation: { $0 ? insertion.ownAnimation(true) : removal.ownAnimation(false) }) { content, phase in
      let coming = insertion.apply(content, phase.ofInsertion)
      return removal.apply(coming, phase.ofRemoval)
    }
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(animation: { other.ownAnimation($0) ?? ownAnimation($0) }) {
      other.apply(apply($0, $1), $1)
    }
  }

  /// Has the view come and leave with an animation, also where its change has none.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(animation: { _ in animation }, apply)
  }
}

extension TransitionPhase {
  /// The phase of the transition that a view comes by, which is at rest as the view leaves.
  var ofInsertion: TransitionPhase { self == .willAppear ? .willAppear : .identity }
  /// The phase of the transition that a view leaves by, which is at rest as the view comes.
  var ofRemoval: TransitionPhase { self == .didDisappear ? .didDisappear : .identity }
}
