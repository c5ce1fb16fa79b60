import Foundation

extension UIPopoverPresentationController {

  /// In points, in the container's coordinates.
  private var sourceFrame: CGRect? {
    guard let container = containerView else { return nil }
    if let sourceView {
      return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }
    return sourceItem?.frame(in: container)
  }

  private var popoverMeasures: PopoverLayout.Measures {
    guard let background = popoverBackgroundViewClass else { return PopoverLayout.Measures() }
    return PopoverLayout.Measures(
      arrowHeight: background.arrowHeight(), arrowBase: background.arrowBase(),
      contentInsets: background.contentViewInsets())
  }

  var popoverLayout: PopoverLayout? {
    guard adapted == nil, let container = containerView else { return nil }
    let bounds = container.bounds
    let asked = presentedViewController.preferredContentSize
    let size = CGSize(
      width: asked.width > 0 ? asked.width : PopoverMetrics.current.standardSize.width,
      height: asked.height > 0 ? asked.height : PopoverMetrics.current.standardSize.height)
    return PopoverLayout(
      contentSize: size,
      source: sourceFrame ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0),
      available: bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins),
      permitted: permittedArrowDirections, mayOverlap: canOverlapSourceViewRect, scale: container.layoutScale,
      measures: popoverMeasures)
  }

  /// Asks the delegate for another place once the container has another size.
  func tellRepositioning() {
    guard let size = containerView?.bounds.size, parts.containerSize != size else { return }
    let isFirst = parts.containerSize == nil
    parts.containerSize = size
    guard !isFirst, let delegate, let sourceView else { return }
    var rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    var view = sourceView
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== sourceView { self.sourceView = view }
    if rect != sourceRect, !(sourceRect.isNull && rect == view.bounds) { sourceRect = rect }
  }

  /// UIKit raises an exception, with these words.
  func checkSource() {
    guard sourceView == nil, sourceItem == nil else { return }
    if let alert = presentedViewController as? UIAlertController {
      fatalError(
        "Your application has presented a UIAlertController (\(alert)) of style UIAlertControllerStyleActionSheet from "
          + "\(presentingViewController). The modalPresentationStyle of a UIAlertController with this style is "
          + "UIModalPresentationPopover. You must provide location information for this popover through the alert "
          + "controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a "
          + "barButtonItem.  If this information is not known when you present the alert controller, you may provide it "
          + "in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
    }
    fatalError(
      "UIPopoverPresentationController (<\(type(of: self)): \(address(of: self))>) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs.")
  }
}
