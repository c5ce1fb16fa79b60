import Foundation
import HeadlessUIKit

/// Shows a hosting configuration in a cell.
final class _UIHostingContentView: UIView, UIContentView {
  private var shown: any HostingConfiguration
  private let hosting = _UIHostingView()
  private let background = UIView()

  init(_ configuration: any HostingConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    addSubview(background)
    addSubview(hosting)
    show()
  }

  required init?(coder: NSCoder) { fatalError("Hosting views aren't archived.") }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let next = newValue as? any HostingConfiguration else { return }
      shown = next
      show()
    }
  }

  func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is any HostingConfiguration }

  private func show() {
    background.backgroundColor = shown.color?.uiColor
    hosting.show(shown.hosted)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The layout margins, with those of the configuration in their place. Which ones iOS has above and below isn't published.
  private var insets: UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leading, trailing) = (shown.margins[.leading], shown.margins[.trailing])
    return UIEdgeInsets(
      top: shown.margins[.top] ?? layoutMargins.top,
      left: (isRightToLeft ? trailing : leading) ?? layoutMargins.left,
      bottom: shown.margins[.bottom] ?? layoutMargins.bottom,
      right: (isRightToLeft ? leading : trailing) ?? layoutMargins.right)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds.inset(by: insets)
    // As wide as the cell, behind its accessories.
    background.frame = superview.map { convert($0.bounds, from: $0) } ?? bounds
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// The height with a width; content without a height of its own takes the smallest there may be.
  private func height(_ width: CGFloat) -> CGFloat {
    let (insets, smallest) = (insets, shown.minHeight ?? 44)
    let room = CGSize(
      width: max(0, width - insets.left - insets.right), height: max(0, smallest - insets.top - insets.bottom))
    return max(smallest, hosting.sizeThatFits(room).height + insets.top + insets.bottom)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(size.width, shown.minWidth ?? 0)
    return CGSize(width: width, height: height(width))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(bounds.width))
  }
}
