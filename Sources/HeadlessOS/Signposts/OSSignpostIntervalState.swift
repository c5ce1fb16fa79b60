/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// Which one it is.
  public let signpostID: OSSignpostID

  init(_ id: OSSignpostID) { signpostID = id }

  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}
