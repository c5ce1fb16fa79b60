extension Selector {
  /// Calls the method of a target for a change of traits.
  @discardableResult @MainActor func call(on target: AnyObject, sender: Any?, previousTraits: UITraitCollection) -> Bool
  {
    call(on: target, sender: sender, second: previousTraits)
  }
}
