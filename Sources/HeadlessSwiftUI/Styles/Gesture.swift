/// Follows touches on a view.
@preconcurrency @MainActor public protocol Gesture<Value> {
  associatedtype Value
}
