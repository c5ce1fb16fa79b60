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
    let edges = [visible.minX, visible.minY, visible.maxX, visible.maxY, rect.minX, rect.minY, rect.maxX, rect.maxY]
    if edges.contains(where: \.isNaN) { return contentOffset }
    // Insets may leave no room at all.
    func range(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> { start...max(start, end) }
    var offset = contentOffset
    offset.x += ScrollRange.step(from: range(visible.minX, visible.maxX), to: rect.minX...rect.maxX)
    offset.y += ScrollRange.step(from: range(visible.minY, visible.maxY), to: rect.minY...rect.maxY)
    return offset == contentOffset ? offset : clamped(offset)
  }

  /// Scrolls at once; moments that are looked at show the way, which takes 0.3 seconds and slows down at both ends (not measured).
  func scrollAnimated(to offset: CGPoint) {
    guard CountedTime.isHeldHere, AnimationState.recorder == nil, AnimationState.current.areEnabled else {
      contentOffset = offset
      return endScrollingAnimation()
    }
    AnimationState.current.run(
      0.3, AnimationState.Course(), { contentOffset = offset }, { [weak self] _ in self?.endScrollingAnimation() })
  }

  func endScrollingAnimation() {
    tellAfterUpdate { $0.scrollDelegate?.scrollViewDidEndScrollingAnimation($0) }
  }

  /// Tells the delegate something once the window has been laid out; at once without a window.
  func tellAfterUpdate(_ action: @escaping (UIScrollView) -> Void) {
    guard let window else { return action(self) }
    window.afterUpdate { [weak self] in
      if let self { action(self) }
    }
  }

  /// Content or view got another size than these.
  func rangeMayHaveChanged(from content: CGSize, in room: CGSize) {
    let insets = scroll.knownInsets
    insetsMayHaveChanged()
    comeBackIntoRange(from: content, in: room, insets)
  }

  /// Content that stood within what could be scrolled to, in those sizes and insets, still does: the end of content that
  /// became shorter comes to the end of the view. UIKit does so, too. An offset that was out of range is left alone.
  private func comeBackIntoRange(from content: CGSize, in room: CGSize, _ insets: UIEdgeInsets) {
    let size = knownContentSize
    let now = scroll.knownInsets
    func adjusted(
      _ offset: CGFloat, before: (CGFloat, CGFloat, CGFloat, CGFloat), now: (CGFloat, CGFloat, CGFloat, CGFloat)
    ) -> CGFloat {
      func end(_ range: (content: CGFloat, room: CGFloat, start: CGFloat, end: CGFloat)) -> CGFloat {
        max(-range.start, range.content + range.end - range.room)
      }
      return offset <= end(before) + 1e-6 ? min(offset, end(now)) : offset
    }
    let offset = contentOffset
    let target = CGPoint(
      x: adjusted(
        offset.x, before: (content.width, room.width, insets.left, insets.right),
        now: (size.width, bounds.width, now.left, now.right)),
      y: adjusted(
        offset.y, before: (content.height, room.height, insets.top, insets.bottom),
        now: (size.height, bounds.height, now.top, now.bottom)))
    if target != offset { moveAlong(to: target) }
  }

  /// Moves content that isn't being scrolled: insets or sizes have changed.
  private func moveAlong(to offset: CGPoint) {
    let wasFollowing = scroll.followsInsets
    scroll.followsInsets = true
    move(to: offset)
    scroll.followsInsets = wasFollowing
  }

  /// Margins and safe area keep their places on the screen.
  func invalidateInsetGuides() {
    guard let slot = existingLayoutSlot else { return }
    for guideSlot in slot.guideSlots where guideSlot.guide is InsetLayoutGuide { guideSlot.invalidate() }
  }

  // MARK: Insets

  var _adjustedContentInset: UIEdgeInsets {
    var insets = contentInset + consumedSafeArea
    if let control = scroll.refreshControl, control.takesRoom { insets.top += RefreshControlMetrics.current.extent }
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

  /// Before the first layout the content stays where it is, recorded on iOS 26.
  func contentInsetDidChange() {
    if scroll.isLaidOut { insetsMayHaveChanged() } else { insetsDidChangeInPlace() }
  }

  func moveForFirstLayout() {
    scroll.isLaidOut = true
    guard !scroll.isOffsetSet else { return }
    let insets = adjustedContentInset
    scroll.knownInsets = insets
    moveAlong(to: CGPoint(x: 0 - insets.left, y: 0 - insets.top))
  }

  func insetsMayHaveChanged() {
    defer { tellFollowers() }
    let insets = adjustedContentInset
    guard insets != scroll.knownInsets else { return }
    let old = scroll.knownInsets
    scroll.knownInsets = insets
    // Content that stood at its start stays there.
    var offset = contentOffset
    if !scroll.isOffsetSet || offset.y == -old.top { offset.y = 0 - insets.top }
    if !scroll.isOffsetSet || offset.x == -old.left { offset.x = 0 - insets.left }
    moveAlong(to: offset)
    comeBackIntoRange(from: knownContentSize, in: bounds.size, old)
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    for subview in subviews { subview.updateSafeArea() }
  }

  /// Takes insets over that aren't to move the content.
  func insetsDidChangeInPlace() {
    guard scroll.knownInsets != adjustedContentInset else { return }
    scroll.knownInsets = adjustedContentInset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  // MARK: Layout

  func takeOverSolvedContentSize() {
    if let size = solvedContentSize, size != contentSize { contentSize = size }
  }

  /// The content's size in points where constraints say it; along an axis on which no constraint speaks of the content's
  /// end the app's own stays. Nil where constraints say neither.
  var solvedContentSize: CGSize? {
    let slot = scroll.contentGuide.layoutSlot
    guard let engine = existingLayoutEngine, slot.engine === engine else { return nil }
    // Constraints attach to the guide, or to the view and mean its content.
    func isSaid(_ axis: NSLayoutConstraint.Axis) -> Bool {
      guard let length = slot.unknowns(axis)?.length else { return false }
      return slot.hasConstraint(on: length) || existingLayoutSlot?.hasConstraint(on: length) == true
    }
    let says = (across: isSaid(.horizontal), down: isSaid(.vertical))
    guard says.across || says.down else { return nil }
    let solved = PixelRounding(scale: layoutScale).roundEdges(of: engine.alignmentRect(of: slot)).size
    return CGSize(
      width: says.across ? solved.width : contentSize.width, height: says.down ? solved.height : contentSize.height)
  }

  func replaceRefreshControl(_ control: UIRefreshControl?) {
    guard scroll.refreshControl !== control else { return }
    scroll.refreshControl?.removeFromSuperview()
    scroll.refreshControl = control
    if let control { insertSubview(control, at: 0) }
    insetsDidChangeInPlace()
  }
}
