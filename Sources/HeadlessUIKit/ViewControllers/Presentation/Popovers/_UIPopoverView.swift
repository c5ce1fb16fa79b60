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

  func layOut(_ layout: PopoverLayout, background: UIColor?) {
    frame = layout.frame
    chrome.frame = bounds
    let outline = layout.outline().cgPath
    layer.shadowColor = UIColor.black.cgColor
    // How dark and wide iOS makes it isn't published.
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 32
    layer.shadowOffset = .zero
    layer.shadowPath = outline
    chrome.backgroundColor = background ?? .systemBackground
    chrome.cut(to: outline)
    chrome.arrowInsets = layout.arrowInsets
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
