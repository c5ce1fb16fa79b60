internal import Foundation
internal import HeadlessUIKit

/// A view that shows a part of a graph: a page, a row, or an item of a bar.
class PartHostView: _ElementHostView, FlexibleBarContent {
  private let column = _StackElement(column: [])
  private let area: _RootElement
  /// Whether the elements avoid the view's safe area.
  var respectsSafeArea = true { didSet { setNeedsContent() } }
  /// Called when the size of the elements may have changed.
  var onInvalidate: () -> Void = {}

  init(_ host: GraphHostReference) {
    area = _RootElement(column)
    super.init(frame: .zero)
    root = area
    graphHost = host.host
    host.add(self)
    area.onInvalidate = { [weak self] in
      self?.setNeedsContent()
      self?.onInvalidate()
    }
  }

  required init?(coder: NSCoder) { fatalError("Views of SwiftUI's aren't archived.") }

  var elements: [_LayoutElement] {
    get { column.content }
    set {
      let isSame = newValue.count == column.content.count && zip(newValue, column.content).allSatisfy { $0 === $1 }
      // Elements that another view showed in the meantime have to be adopted again.
      guard !isSame || newValue.contains(where: { $0.parent !== column }) else { return }
      column.content = newValue
    }
  }

  var direction: LayoutDirection {
    get { area.direction }
    set { area.direction = newValue }
  }

  /// The size of the container that the elements are part of, in points; nil if this view is the container.
  var outerContainerSize: () -> CGSize? {
    get { area.outerContainerSize }
    set { area.outerContainerSize = newValue }
  }

  /// Has elements measured again whose size is relative to the container's.
  func containerSizeDidChange() { area.containerSizeDidChange() }

  /// Returns the size of the elements for a proposal, in points.
  func size(of proposal: ProposedViewSize) -> CGSize { column.sizeThatFits(proposal) }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsContent()
  }

  override func placeRoot() {
    let insets = respectsSafeArea ? safeAreaInsets : .zero
    area.keyboardInset = respectsSafeArea ? keyboardOverlap : 0
    let isRightToLeft = area.direction == .rightToLeft
    area.safeAreaInsets = EdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
    area.place(at: .zero, proposal: ProposedViewSize(bounds.size))
  }

  /// Whether the elements take more room than they need: a row with a spacer.
  var fillsRoomInBars: Bool {
    column.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
      > column.sizeThatFits(.unspecified).width
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(of: ProposedViewSize(size)) }
  override var intrinsicContentSize: CGSize { size(of: .unspecified) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    size(
      of: ProposedViewSize(
        width: horizontal == .fittingSizeLevel ? nil : targetSize.width,
        height: vertical == .fittingSizeLevel ? nil : targetSize.height))
  }
}
