extension UIResponder {
  /// Whether the responder is or lies within the first of the containers, or one that does, which lies within the second, and so on.
  func lies(within containers: [any UIAppearanceContainer.Type]) -> Bool {
    var responder: UIResponder? = self
    for container in containers {
      while let current = responder, !isInstance(current, of: container) { responder = current.next }
      guard responder != nil else { return false }
      responder = responder?.next
    }
    return true
  }
}

private func isInstance<Container: UIAppearanceContainer>(_ object: AnyObject, of type: Container.Type) -> Bool {
  object is Container
}
