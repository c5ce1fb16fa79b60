public import Foundation
internal import HeadlessUIKit

private enum ScrollBehaviorKeys {
  enum Bounce: EnvironmentKey { static var defaultValue: [ScrollBounceBehavior] { [.automatic, .automatic] } }
  enum Keyboard: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }
}

extension EnvironmentValues {
  /// Of both axes, the horizontal one first.
  var scrollBounceBehaviors: [ScrollBounceBehavior] {
    get { self[ScrollBehaviorKeys.Bounce.self] }
    set { self[ScrollBehaviorKeys.Bounce.self] = newValue }
  }
  /// Whether content bounces at its ends where it is smaller than the scroll view, horizontally.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollBounceBehaviors[0] }
    set { scrollBounceBehaviors[0] = newValue }
  }
  /// Whether content bounces at its ends where it is smaller than the scroll view, vertically.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollBounceBehaviors[1] }
    set { scrollBounceBehaviors[1] = newValue }
  }
  /// How scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollBehaviorKeys.Keyboard.self] }
    set { self[ScrollBehaviorKeys.Keyboard.self] = newValue }
  }
}

extension ScrollDismissesKeyboardMode {
  /// The mode of UIKit's scroll views.
  var dismissMode: UIScrollView.KeyboardDismissMode {
    switch self {
    case .immediately: .onDrag
    case .interactively: .interactive
    default: .none
    }
  }
}

nonisolated extension View {
  /// Whether content bounces at its ends where it is smaller than the scroll view: by default it does.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollBounceBehaviors) {
      if axes.contains(.horizontal) { $0[0] = behavior }
      if axes.contains(.vertical) { $0[1] = behavior }
    }
  }
  /// How scrolling dismisses the keyboard. The automatic mode leaves it, as it does for most content on iOS.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    changingEnvironment(mode) { $0.scrollDismissesKeyboardMode = $1 }
  }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}

/// Whether content bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether an input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// The inputs that can scroll.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  public static let look = ScrollInputKind(name: "look")
}

/// The effect at the edges under bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The target of a scroll gesture.
public struct ScrollTarget: Hashable {
  /// The rectangle in points, in the content's coordinate space.
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// Adjusts the target of scroll gestures.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The values that a behaviour adjusts the target with.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  /// The velocity in points per second.
  public let velocity: CGVector
  /// The size in points.
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The views of the layouts with `scrollTargetLayout`, in the content's coordinate space, in points; of lazy ones those that were
  /// created.
  let views: [CGRect]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A type-erased behaviour.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior
  public init(_ base: any ScrollTargetBehavior) { self.base = base }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}
