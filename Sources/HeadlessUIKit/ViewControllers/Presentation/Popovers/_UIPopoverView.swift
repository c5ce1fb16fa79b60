import Foundation

/// The bubble with its arrow. The content reaches below the arrow, which takes its part of the safe area. Named as UIKit's.
final class _UIPopoverView: UIView {
  private let chrome = _UIPopoverStandardChromeView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    chrome.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(chrome)
  }

  @available(*, unavailable, message: "made by popovers")
  required init?(coder: NSCoder) { nil }

  func show(_ content: UIView) {
    content.frame = chrome.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    chrome.addSubview(content)
  }

  /// - Parameter view: The app's own background, which takes the place of the system's look.
  func layOut(_ layout: PopoverLayout, background: UIColor?, view: UIPopoverBackgroundView?) {
    frame = layout.frame
    if let view { return layOut(layout, around: view) }
    chrome.frame = bounds
    let outline = layout.outline().cgPath
    layer.shadowColor = UIColor.black.cgColor
    // The shadow of iOS isn't published.
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 32
    layer.shadowOffset = .zero
    layer.shadowPath = outline
    chrome.backgroundColor = background ?? .systemBackground
    chrome.cut(to: outline)
    chrome.arrowInsets = layout.arrowInsets
  }

  /// The background fills the popover including its arrow, which it draws; the content is inside its insets.
  private func layOut(_ layout: PopoverLayout, around view: UIPopoverBackgroundView) {
    if view.superview !== self { insertSubview(view, at: 0) }
    view.frame = bounds
    view.arrowDirection = layout.arrowDirection
    view.arrowOffset = layout.arrowOffset
    chrome.frame = bounds.inset(by: layout.arrowInsets).inset(by: layout.measures.contentInsets)
    chrome.clipsToBounds = true
    // Rounded like the system's content, unless the background specifies otherwise.
    chrome.layer.cornerRadius = type(of: view).wantsDefaultContentAppearance ? PopoverMetrics.current.cornerRadius : 0
  }
}

/// The part of a popover that has its outline. Named as UIKit's.
final class _UIPopoverStandardChromeView: UIView {
  private let outline = CAShapeLayer()

  var arrowInsets = UIEdgeInsets.zero {
    didSet {
      guard oldValue != arrowInsets else { return }
      for subview in subviews { subview.updateSafeArea() }
    }
  }

  override var safeAreaForSubviews: UIEdgeInsets { arrowInsets }

  func cut(to path: CGPath) {
    outline.frame = bounds
    outline.path = path
    layer.mask = outline
  }
}
