// The plugin `UIKitSources` inserts it for `#selector(UIView.endEditing)`: it knows the methods of the app's own sources, and of
// others only the base name in the source. The number of parameters determines the rest.
extension Selector {
  public init<Target: AnyObject, Value>(
    base: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Value
  ) {
    self.init(base, method)
  }

  public init<Target: AnyObject, Sender, Value>(
    base: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Value
  ) {
    self.init(base + ":", method)
  }

  public init<Target: AnyObject, Sender, Second, Value>(
    base: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Second) -> Value
  ) {
    self.init(base + "::", method)
  }
}
