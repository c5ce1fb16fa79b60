public import Foundation

/// The size and the position of the view inside a geometry reader.
///
/// As on iOS, functions that aren't isolated to the main actor can read it, on the main thread.
public struct GeometryProxy: Sendable {
  let source: any GeometrySource

  /// The size in points.
  public var size: CGSize { onMainActor { source.readSize() } }

  /// The safe area insets of the view, in points.
  public var safeAreaInsets: EdgeInsets { onMainActor { source.readSafeAreaInsets() } }

  /// Returns the view's frame in a coordinate space, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    nonisolated(unsafe) let space = coordinateSpace
    return onMainActor { source.readFrame(in: space) }
  }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let space = coordinateSpace.coordinateSpace
    return onMainActor {
      guard let bounds = source.bounds(ofSpace: space) else { return nil }
      // The bounds change with the view's own frame in the space.
      _ = source.readFrame(in: space)
      return bounds
    }
  }
  /// The value of an anchor, in the view's own coordinate space.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    // Used only here, on the main thread.
    nonisolated(unsafe) let anchor = anchor
    return onMainActor { source.read(anchor) }
  }
}

/// The values that a proxy reads.
@MainActor protocol GeometrySource: AnyObject, Sendable {
  func readSize() -> CGSize
  func readSafeAreaInsets() -> EdgeInsets
  func readFrame(in space: CoordinateSpace) -> CGRect
  /// The bounds of an enclosing view with a coordinate space, in the reader's own coordinate space; nil if there is none.
  func bounds(ofSpace space: CoordinateSpace) -> CGRect?
  func read<Value>(_ anchor: Anchor<Value>) -> Value
  /// Evaluates the content again if `isSame` returns false after a layout or after scrolling.
  func follow(_ isSame: @escaping () -> Bool)
}

extension GeometryProxy {
  /// Records another value that changes with layouts and scrolling.
  @MainActor func reading<Value: Equatable>(_ value: @escaping () -> Value) -> Value {
    let now = value()
    source.follow { value() == now }
    return now
  }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)

  static var scrollView: CoordinateSpace { .named("SwiftUI.ScrollView") }
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// The name of a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .scrollView) }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}
