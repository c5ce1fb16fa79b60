public import Foundation
public import HeadlessUIKit

/// A transition that an app defines.
@preconcurrency @MainActor public protocol Transition {
  associatedtype Body: View
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
  /// The animation of the transition itself, as `animation(_:)` sets it; nil for that of the transaction.
  func _animation(isInsertion: Bool) -> Animation?
  typealias Content = PlaceholderContentView<Self>
}

/// The view that a transition or an animator's modifier is applied to.
public struct PlaceholderContentView<Value>: View {
  let content: AnyView

  nonisolated init(content: AnyView) { self.content = content }

  public var body: some View { content }
}

/// The properties of a transition apart from its appearance.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition applied to a view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }
  nonisolated public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
  /// Has views come and leave with an animation, also where their change has none.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    TransitionWithAnimation(base: self, animation: animation)
  }

  public func _animation(isInsertion: Bool) -> Animation? { nil }
}

struct TransitionWithAnimation<Base: Transition>: Transition {
  nonisolated(unsafe) let base: Base
  let animation: Animation?

  func _animation(isInsertion: Bool) -> Animation? { animation }
  func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  nonisolated(unsafe) let first: First
  nonisolated(unsafe) let second: Second

  func _animation(isInsertion: Bool) -> Animation? {
    second._animation(isInsertion: isInsertion) ?? first._animation(isInsertion: isInsertion)
  }
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// The phase of a view's insertion or removal.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// The identity transition, which changes nothing.
public struct IdentityTransition: Transition {
  nonisolated public init() {}
  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A fade.
public struct OpacityTransition: Transition {
  nonisolated public init() {}
  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.transitionLook(TransitionLook.opacity(phase))
  }
}

/// The transition of symbols, which fade here.
public struct SymbolEffectTransition: Transition {
  nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.transitionLook(TransitionLook.opacity(phase))
  }
}

/// A transition that scales the view.
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.transitionLook(TransitionLook.scale(scale, anchor, phase))
  }
}

/// A transition that moves the view from an offset.
public struct OffsetTransition: Transition {
  /// The offset in points.
  public var offset: CGSize
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.transitionLook(TransitionLook(offset: phase.isIdentity ? .zero : offset))
  }
}

/// A transition that moves the view in from an edge by its own length.
public struct MoveTransition: Transition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.transitionLook(TransitionLook.move(edge, phase))
  }
}

/// A transition that moves the view in from the leading edge and out to the trailing one.
public struct SlideTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.transitionLook(TransitionLook.slide(phase))
  }
}

/// A transition that moves the view in from an edge and out to the opposite one.
public struct PushTransition: Transition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.transitionLook(TransitionLook.push(edge, phase))
  }
}

/// Blurs and fades; shown as a fade.
public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    private let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }
  public var configuration: Configuration
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.transitionLook(TransitionLook.opacity(phase))
  }
}

/// A transition with separate insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  nonisolated(unsafe) public var insertion: Insertion
  nonisolated(unsafe) public var removal: Removal
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  /// Has motion if one of both has.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let coming = insertion.apply(content: content, phase: phase.ofInsertion)
    removal.apply(content: coming, phase: phase.ofRemoval)
  }
  public func _animation(isInsertion: Bool) -> Animation? {
    isInsertion ? insertion._animation(isInsertion: true) : removal._animation(isInsertion: false)
  }
}

nonisolated extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
nonisolated extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
nonisolated extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
  /// - Parameter effect: the effect with which symbols appear and disappear; all fade here.
  public static func symbolEffect<Effect: TransitionSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition() }
}
nonisolated extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
nonisolated extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}
nonisolated extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}
nonisolated extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
nonisolated extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
nonisolated extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    Self(configuration: config)
  }
}

/// How a view changes its content in place.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numeric") }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numeric") }
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
}
