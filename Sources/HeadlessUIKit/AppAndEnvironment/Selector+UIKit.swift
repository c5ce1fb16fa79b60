/// Selectors of methods that UIKit calls with more than the sender.
extension Selector {
  /// A method that is given the sender and the event.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(
      name,
      calling: { target, sender, event in
        guard let target = target as? Target, let sender = (sender as Any) as? Sender else { return false }
        method(target)(sender, event as? UIEvent)
        return true
      })
  }

  /// A method that is given who has other traits now, and the traits before.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, UITraitCollection) -> Void
  ) {
    self.init(
      name,
      calling: { target, sender, previous in
        guard let target = target as? Target, let sender = (sender as Any) as? Sender,
          let previous = previous as? UITraitCollection
        else { return false }
        method(target)(sender, previous)
        return true
      })
  }

  /// Calls the method of a target; false where the target doesn't have it, or the selector is a name alone.
  @discardableResult @MainActor func call(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    call(on: target, sender: sender, second: event)
  }

  /// Calls the method of a target for a change of traits.
  @discardableResult @MainActor func call(on target: AnyObject, sender: Any?, previousTraits: UITraitCollection) -> Bool
  {
    call(on: target, sender: sender, second: previousTraits)
  }
}
