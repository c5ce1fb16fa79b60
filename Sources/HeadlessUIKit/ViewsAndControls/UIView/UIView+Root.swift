extension UIView {
  /// The top of the hierarchy. Every view on the way remembers it, so that asking costs next to nothing however deep a view
  /// lies: adding, laying out and drawing ask for it once a view.
  var rootView: UIView {
    if core.superview == nil { return self }
    if let known = core.knownRoot?.target, known.core.superview == nil { return known }
    var root = self
    while let above = root.rememberedAbove { root = above }
    let reference = root.backReference
    var view = self
    while view !== root, let above = view.rememberedAbove {
      view.core.knownRoot = reference
      view = above
    }
    return root
  }

  /// The farthest view above that is known without asking others.
  private var rememberedAbove: UIView? { core.knownRoot?.target ?? core.superview }

  /// The view has left its superview: what is in it has another top. A view that remembers none has nothing in it that
  /// remembers one above it.
  func forgetRoot() {
    guard core.knownRoot != nil else { return }
    core.knownRoot = nil
    for subview in core.subviews { subview.forgetRoot() }
  }

  /// Whether this view is `view` or in it.
  func lies(in view: UIView) -> Bool {
    view.core.superview == nil ? rootView === view : isDescendant(of: view)
  }
}
