public import Foundation

// How scrolling feels and what it snaps to: a picture shows content at rest, where nothing of it is visible.

extension View {
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Where a finger's scrolling comes to rest; scrolling by code stops where it says.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}

/// Whether content springs at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling puts the keyboard away.
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

/// What scrolls beside fingers.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  public static let look = ScrollInputKind(name: "look")
}

/// How content fades below bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Where scrolling would come to rest.
public struct ScrollTarget: Hashable {
  /// In points, in the content's coordinate space.
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// Chooses where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a behavior chooses by.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  /// In points a second.
  public let velocity: CGVector
  /// In points.
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Comes to rest at pages of the container's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ place: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
      guard length > 0 else { return place }
      return min((place / length).rounded() * length, max(content - length, 0))
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, context.containerSize.width, context.contentSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, context.containerSize.height, context.contentSize.height)
    }
  }
}

/// Comes to rest at views of the layout that `scrollTargetLayout` names.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views scrolling passes.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = LimitBehavior(name: "automatic")
    public static let always = LimitBehavior(name: "always")
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    public static let never = LimitBehavior(name: "never")
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
  /// Views' places aren't known to a behavior here: the target stays.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Any behavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior
  public init(_ base: any ScrollTargetBehavior) { self.base = base }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
