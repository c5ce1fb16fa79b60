extension UIResponder {
  /// Whether the responder is contained in an instance of the first class, which is contained in one of the second, and so on.
  func lies(within containers: [any UIAppearanceContainer.Type]) -> Bool {
    guard !containers.isEmpty else { return true }
    var wanted = containers[...]
    return ResponderChain(from: self).first { responder -> Bool? in
      if let container = wanted.first, isInstance(responder, of: container) { wanted.removeFirst() }
      return wanted.isEmpty ? true : nil
    } ?? false
  }
}

private func isInstance<Container: UIAppearanceContainer>(_ object: AnyObject, of type: Container.Type) -> Bool {
  object is Container
}
