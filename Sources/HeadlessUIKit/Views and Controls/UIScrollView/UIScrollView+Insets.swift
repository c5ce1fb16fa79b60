import Foundation

extension UIScrollView {
  // MARK: Offsets

  func move(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  /// The nearest place in what can be scrolled to.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let size = contentSize
    return CGPoint(
      x: ScrollRange.clamp(
        offset.x, content: size.width, room: bounds.width, insets: (insets.left, insets.right)),
      y: ScrollRange.clamp(
        offset.y, content: size.height, room: bounds.height, insets: (insets.top, insets.bottom)))
  }

  func offset(showing rect: CGRect) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    // Insets may leave no room at all.
    func range(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> { start...max(start, end) }
    var offset = contentOffset
    offset.x += ScrollRange.step(from: range(visible.minX, visible.maxX), to: rect.minX...rect.maxX)
    offset.y += ScrollRange.step(from: range(visible.minY, visible.maxY), to: rect.minY...rect.maxY)
    return offset == contentOffset ? offset : clamped(offset)
  }

  func endScrollingAnimation() {
    tellAfterUpdate { $0._scrollDelegate?.scrollViewDidEndScrollingAnimation($0) }
  }

  /// Tells the delegate something once the window has been laid out; at once without a window.
  func tellAfterUpdate(_ action: @escaping (UIScrollView) -> Void) {
    guard let window else { return action(self) }
    window.afterUpdate { [weak self] in
      if let self { action(self) }
    }
  }

  // MARK: Insets

  var currentAdjustedInset: UIEdgeInsets {
    var insets = contentInset + consumedSafeArea
    if let control = scroll.refreshControl, control.isRefreshing { insets.top += UIRefreshControl.extent }
    return insets
  }

  /// The safe area that turns into insets, and that the content therefore doesn't see any more.
  var consumedSafeArea: UIEdgeInsets {
    let area = core.safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic, .scrollableAxes:
      // Apple documents the axes that scroll as those whose content is larger than the frame, whatever the insets.
      let isBelowBars = isContentBelowBars && contentInsetAdjustmentBehavior == .automatic
      let scrollsDown = isBelowBars || alwaysBounceVertical || knownContentSize.height > bounds.height
      let scrollsAcross = alwaysBounceHorizontal || knownContentSize.width > bounds.width
      return UIEdgeInsets(
        top: scrollsDown ? area.top : 0, left: scrollsAcross ? area.left : 0, bottom: scrollsDown ? area.bottom : 0,
        right: scrollsAcross ? area.right : 0)
    }
  }

  func insetsMayHaveChanged() {
    defer { tellFollowers() }
    let insets = adjustedContentInset
    guard insets != scroll.knownInsets else { return }
    let old = scroll.knownInsets
    scroll.knownInsets = insets
    // Content that stood at its start stays there.
    var offset = contentOffset
    if !scroll.isOffsetSet || offset.y == -old.top { offset.y = -insets.top }
    if !scroll.isOffsetSet || offset.x == -old.left { offset.x = -insets.left }
    scroll.followsInsets = true
    move(to: offset)
    scroll.followsInsets = false
    adjustedContentInsetDidChange()
    _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    for subview in subviews { subview.updateSafeArea() }
  }

  /// Takes insets over that aren't to move the content.
  func insetsDidChangeInPlace() {
    guard scroll.knownInsets != adjustedContentInset else { return }
    scroll.knownInsets = adjustedContentInset
    adjustedContentInsetDidChange()
    _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  // MARK: Layout

  func takeOverSolvedContentSize() {
    let slot = scroll.contentGuide.layoutSlot
    guard let engine = existingLayoutEngine, slot.engine === engine else { return }
    contentSize = PixelRounding(scale: layoutScale).roundEdges(of: engine.alignmentRect(of: slot)).size
  }

  func replaceRefreshControl(_ control: UIRefreshControl?) {
    guard scroll.refreshControl !== control else { return }
    scroll.refreshControl?.removeFromSuperview()
    scroll.refreshControl = control
    if let control { insertSubview(control, at: 0) }
    insetsDidChangeInPlace()
  }
}
