public import Foundation
internal import HeadlessUIKit

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// The values that a custom detent's height is computed from.
  @dynamicMemberLookup public struct Context {
    /// The height in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private let compute: @MainActor @Sendable (Context) -> CGFloat?

  public static let medium = PresentationDetent(kind: .medium) { _ in nil }
  public static let large = PresentationDetent(kind: .large) { _ in nil }
  /// - Parameter fraction: the fraction of the available height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction)) { $0.maxDetentValue * fraction }
  }
  /// - Parameter height: the height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height)) { min(height, $0.maxDetentValue) }
  }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    // The address of a type's metadata is the same on each thread.
    let compute = UncheckedValue(type)
    return PresentationDetent(kind: .custom(ObjectIdentifier(type))) { compute.value.height(in: $0) }
  }

  private init(kind: Kind, compute: @escaping @MainActor @Sendable (Context) -> CGFloat?) {
    self.kind = kind
    self.compute = compute
  }

  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { left.kind == right.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  private var name: String { "\(kind)" }

  @MainActor func uiKit(_ environment: EnvironmentValues) -> UISheetPresentationController.Detent {
    switch kind {
    case .medium: return .medium()
    case .large: return .large()
    default:
      let compute = compute
      return .custom(identifier: .init(name)) { context in
        compute(Context(maxDetentValue: context.maximumDetentValue, environment: environment))
      }
    }
  }

  /// The approximate height of the sheet, to find the smallest of several detents.
  ///
  /// - Parameter room: the maximum height of a sheet, in points.
  @MainActor func height(in room: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
    switch kind {
    case .medium: room / 2
    case .large: room
    default: compute(Context(maxDetentValue: room, environment: environment)) ?? room
    }
  }

  /// UIKit's detent for the height.
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    default: .init(name)
    }
  }
}

/// A detent whose height the app computes.
@preconcurrency @MainActor public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}
