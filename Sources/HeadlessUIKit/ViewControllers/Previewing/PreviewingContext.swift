import Foundation

/// What `registerForPreviewing(with:sourceView:)` makes.
@MainActor final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)
  // As on iOS, the registering controller keeps both alive.
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
  /// Has a firm press on the view show a preview. Gives what tests hand to the delegate's methods: no screen feels force, and
  /// nothing else calls them.
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
