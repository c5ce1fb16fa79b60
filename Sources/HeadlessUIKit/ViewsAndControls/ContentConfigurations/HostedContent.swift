/// The content view of a cell, a header or a footer, which the view of a content configuration replaces.
@MainActor final class HostedContent {
  /// The current view.
  private(set) var view: UIView
  /// The same view where a configuration made it.
  private(set) var hosted: (UIView & UIContentView)?

  init(_ view: UIView) {
    self.view = view
  }

  /// Shows a configuration, or a view without content for nil. Whether another view is in the place now.
  @discardableResult func show(
    _ configuration: (any UIContentConfiguration)?, in owner: UIView, plain: () -> UIView
  ) -> Bool {
    guard let configuration else {
      guard hosted != nil else { return false }
      hosted = nil
      replace(with: plain(), in: owner)
      return true
    }
    if let hosted, hosted.supports(configuration) {
      hosted.configuration = configuration
      return false
    }
    let made = configuration.makeContentView()
    made.preservesSuperviewLayoutMargins = true
    made.insetsLayoutMarginsFromSafeArea = false
    hosted = made
    replace(with: made, in: owner)
    return true
  }

  private func replace(with new: UIView, in owner: UIView) {
    let old = view
    new.frame = old.frame
    owner.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    view = new
  }
}
