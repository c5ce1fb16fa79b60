/// An image by state; a state without its own shows the normal one's.
struct StateImages {
  private var images: [UIControl.State: UIImage] = [:]

  subscript(state: UIControl.State) -> UIImage? {
    get { images[state] ?? images[.normal] }
    set { images[state] = newValue }
  }

  /// Exactly what was set for a state.
  func own(_ state: UIControl.State) -> UIImage? { images[state] }
}
