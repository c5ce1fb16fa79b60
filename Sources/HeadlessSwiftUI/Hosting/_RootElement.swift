internal import Foundation

/// The outermost element, which centres the content in the safe area.
final class _RootElement: _UnaryElement {
  /// The safe area insets, in points.
  var safeAreaInsets = EdgeInsets() { didSet { if safeAreaInsets != oldValue { invalidateLayout() } } }
  /// How far the keyboard covers the element beyond the safe area, in points.
  var keyboardInset: CGFloat = 0 { didSet { if keyboardInset != oldValue { invalidateLayout() } } }
  /// Whether the content asked for something of the system's elements on the screen.
  var hasSystemOverlays = false
  var direction = LayoutDirection.leftToRight { didSet { if direction != oldValue { invalidateLayout() } } }
  var onInvalidate: () -> Void = {}

  override var layoutDirection: LayoutDirection { direction }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - safeAreaInsets.horizontal) },
      height: proposal.height.map { max(0, $0 - safeAreaInsets.vertical - keyboardInset) })
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    takeContainerSize(proposal)
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(
      width: proposal.width ?? size.width + safeAreaInsets.horizontal,
      height: proposal.height ?? size.height + safeAreaInsets.vertical)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    // The content may have been measured for another size last, such as by a parent that asks for the one that fits.
    takeContainerSize(ProposedViewSize(size))
    let offered = inner(ProposedViewSize(size))
    let room = offered.replacingUnspecifiedDimensions(by: .zero)
    let own = child.sizeThatFits(offered)
    placeChild(
      child,
      at: CGPoint(
        x: safeAreaInsets.leading + (room.width - own.width) / 2,
        y: safeAreaInsets.top + (room.height - own.height) / 2), within: size.width, proposal: offered)
  }

  override func safeArea(of element: _LayoutElement) -> SafeAreaContext {
    let isRightToLeft = direction == .rightToLeft
    return SafeAreaContext(layers: [
      SafeAreaContext.Layer(
        bounds: CGRect(origin: .zero, size: size),
        insets: [
          SafeAreaContext.Inset(
            regions: .container, top: safeAreaInsets.top,
            left: isRightToLeft ? safeAreaInsets.trailing : safeAreaInsets.leading, bottom: safeAreaInsets.bottom,
            right: isRightToLeft ? safeAreaInsets.leading : safeAreaInsets.trailing),
          SafeAreaContext.Inset(regions: .keyboard, bottom: keyboardInset),
        ])
    ])
  }

  // MARK: Container-relative frames

  /// The size of the container that the elements are part of, in points, such as a row's list; nil if the root is the container.
  var outerContainerSize: () -> CGSize? = { nil }
  /// The room in the safe area with the last proposal of both lengths, in points; nil before it.
  private var knownContainerSize: CGSize?
  private var isTakingContainerSize = false
  /// The elements that were measured relative to the container since its size changed.
  private var relativeElements: [ObjectIdentifier: WeakReference<_LayoutElement>] = [:]

  /// Apple's documentation: the size of the container without the safe area insets that apply to it.
  override var containerSize: CGSize? { outerContainerSize() ?? knownContainerSize }

  override func containerSizeWasRead(by element: _LayoutElement) {
    relativeElements[ObjectIdentifier(element)] = WeakReference(element)
  }

  /// Has elements measured again that were measured relative to another size.
  private func takeContainerSize(_ proposal: ProposedViewSize) {
    let room = inner(proposal)
    guard let width = room.width, let height = room.height else { return }
    let container = CGSize(width: width, height: height)
    guard container != knownContainerSize else { return }
    knownContainerSize = container
    // The measuring or placing under way uses the new size: another layout after it isn't needed, and would never end where a parent
    // measures for one size and places in another.
    isTakingContainerSize = true
    defer { isTakingContainerSize = false }
    containerSizeDidChange()
  }

  /// Has elements measured again that were measured relative to the container.
  func containerSizeDidChange() {
    let elements = relativeElements.values.compactMap(\.object)
    relativeElements = [:]
    for element in elements { element.invalidateLayout() }
  }

  override func layoutWasInvalidated() {
    super.layoutWasInvalidated()
    if !isTakingContainerSize { onInvalidate() }
  }
}
