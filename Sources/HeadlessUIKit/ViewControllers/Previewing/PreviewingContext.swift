import Foundation

/// The result of `registerForPreviewing(with:sourceView:)`.
@MainActor final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)
  // As on iOS, the registering controller retains both.
  unowned let delegate: any UIViewControllerPreviewingDelegate
  unowned let sourceView: UIView
  private var ownRect: CGRect?

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    super.init()
  }

  var sourceRect: CGRect {
    get { ownRect ?? sourceView.bounds }
    set { ownRect = newValue }
  }
}

extension UIViewController {
  /// Registers a view for force touch previews. Returns the context that tests pass to the delegate's methods: force isn't
  /// simulated, so nothing else calls them.
  @discardableResult public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate: delegate, sourceView: sourceView)
    sourceView.addGestureRecognizer(context.previewingGestureRecognizerForFailureRelationship)
    return context
  }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    previewing.sourceView.removeGestureRecognizer(previewing.previewingGestureRecognizerForFailureRelationship)
  }
}
