// What the plugin `UIKitSources` makes of `#selector(UIView.endEditing)`: it knows the methods of the app's own sources, and of
// others the part of the name that is written there. The number of parameters says the rest.
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
