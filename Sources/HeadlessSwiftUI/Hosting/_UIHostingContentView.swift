internal import Foundation
internal import HeadlessUIKit

/// Shows a hosting configuration in a cell.
final class _UIHostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private var shown: UIHostingConfiguration<Content, Background>
  private let hosting: _UIHostingView<Content>
  private let background: _UIHostingView<Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    hosting = _UIHostingView(rootView: configuration.content)
    background = _UIHostingView(rootView: configuration.background)
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    hosting.safeAreaRegions = []
    background.safeAreaRegions = []
    addSubview(background)
    addSubview(hosting)
    hosting.sizeBecameOld = { [weak self] in self?.contentSizeDidChange() }
  }

  required init?(coder: NSCoder) { fatalError("Hosting views aren't archived.") }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let next = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = next
      hosting.rootView = next.content
      background.rootView = next.background
      contentSizeDidChange()
    }
  }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIHostingConfiguration<Content, Background>
  }

  private func contentSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    _contentSizeOfCellDidChange()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    hosting.setVisible(window != nil)
    background.setVisible(window != nil)
  }

  /// The layout margins, with the configuration's margins instead of the defaults. The vertical defaults of iOS aren't published.
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
    // The available width between the cell's accessories.
    background.frame = superview.map { convert($0.bounds, from: $0) } ?? bounds
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// The height for a width; content that takes any proposed height gets the minimum height.
  private func height(_ width: CGFloat) -> CGFloat {
    let (insets, smallest) = (insets, shown.minHeight ?? 44)
    let inner = max(0, width - insets.left - insets.right)
    let ideal = hosting.size(of: ProposedViewSize(width: inner, height: nil)).height
    return max(smallest, ideal + insets.top + insets.bottom)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(size.width, shown.minWidth ?? 0)
    return CGSize(width: width, height: height(width))
  }

  /// A layout that estimates the width of its cells, as for rows of tags, gets the content's ideal width.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard horizontal != .required else { return sizeThatFits(targetSize) }
    let insets = insets
    let height = vertical == .required ? max(0, targetSize.height - insets.top - insets.bottom) : nil
    let ideal = hosting.size(of: ProposedViewSize(width: nil, height: height)).width
    return sizeThatFits(CGSize(width: ideal + insets.left + insets.right, height: targetSize.height))
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(bounds.width))
  }
}
