import Foundation

extension UIScrollView {
  // MARK: Offsets

  func move(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  /// The nearest offset within the scrollable range.
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
    // Insets may be larger than the view.
    func range(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> { start...max(start, end) }
    var offset = contentOffset
    offset.x += ScrollRange.step(from: range(visible.minX, visible.maxX), to: rect.minX...rect.maxX)
    offset.y += ScrollRange.step(from: range(visible.minY, visible.maxY), to: rect.minY...rect.maxY)
    return offset == contentOffset ? offset : clamped(offset)
  }

  /// Scrolls immediately; while moments are shown, frame by frame.
  func scrollAnimated(to offset: CGPoint) {
    guard SystemMotion.isShown else {
      contentOffset = offset
      return endScrollingAnimation()
    }
    move(to: offset, .animated) { [weak self] in self?.endScrollingAnimation() }
  }

  /// Runs an action that scrolls, animated or not.
  func scroll(_ isAnimated: Bool, _ action: () -> Void) { isAnimated ? scrollAnimated(action) : action() }

  /// Scrolls to where an action scrolls to immediately.
  func scrollAnimated(_ scroll: () -> Void) {
    let start = contentOffset
    scroll()
    guard SystemMotion.isShown, window != nil else {
      // A view that is in no window moves when it is laid out.
      if window == nil || start != contentOffset { endScrollingAnimation() }
      return
    }
    layoutIfNeeded()
    let end = contentOffset
    guard start != end else { return }
    contentOffset = start
    scrollAnimated(to: end)
  }

  /// Moves the content frame by frame.
  func move(to offset: CGPoint, _ course: ScrollMotion.Course, completion: @escaping () -> Void) {
    move(to: offset, x: course, y: course, completion: completion)
  }

  func move(to offset: CGPoint, x: ScrollMotion.Course, y: ScrollMotion.Course, completion: @escaping () -> Void) {
    _stopScrollingAndZooming()
    scroll.motion = ScrollMotion(self, to: offset, x: x, y: y, completion: completion)
  }

  /// Ends scrolling under way where it is.
  func _stopScrollingAndZooming() {
    guard let motion = scroll.motion else { return }
    scroll.motion = nil
    motion.stop()
    scroll.gestures?.didStop()
  }

  func endScrollingAnimation() {
    tellAfterUpdate { $0.scrollDelegate?.scrollViewDidEndScrollingAnimation($0) }
  }

  /// Calls the delegate after the window's next layout; immediately without a window.
  func tellAfterUpdate(_ action: @escaping (UIScrollView) -> Void) {
    guard let window else { return action(self) }
    window.afterUpdate { [weak self] in
      if let self { action(self) }
    }
  }

  /// Handles a change of the content's or view's size; the parameters are the previous sizes.
  func rangeMayHaveChanged(from content: CGSize, in room: CGSize) {
    let insets = scroll.knownInsets
    insetsMayHaveChanged()
    comeBackIntoRange(from: content, in: room, insets)
  }

  /// Keeps an offset within the scrollable range if it was within the range of the previous sizes and insets: the end of shortened
  /// content moves to the view's end, as in UIKit. An offset that was out of range isn't changed.
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

  /// Moves content that isn't being scrolled, after a change of insets or sizes.
  private func moveAlong(to offset: CGPoint) {
    let wasFollowing = scroll.followsInsets
    scroll.followsInsets = true
    move(to: offset)
    scroll.followsInsets = wasFollowing
  }

  /// Invalidates the guides of margins and the safe area, which don't move on the screen when the content scrolls.
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

  /// The part of the safe area that is added to the insets, and therefore isn't part of the content's safe area.
  var consumedSafeArea: UIEdgeInsets {
    let area = core.safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic, .scrollableAxes:
      // Apple documents scrollable axes as those whose content is larger than the frame, regardless of the insets.
      let isBelowBars = isContentBelowBars && contentInsetAdjustmentBehavior == .automatic
      let scrollsDown = isBelowBars || alwaysBounceVertical || knownContentSize.height > bounds.height
      let scrollsAcross = alwaysBounceHorizontal || knownContentSize.width > bounds.width
      return UIEdgeInsets(
        top: scrollsDown ? area.top : 0, left: scrollsAcross ? area.left : 0, bottom: scrollsDown ? area.bottom : 0,
        right: scrollsAcross ? area.right : 0)
    }
  }

  /// Updates the insets. Before the first layout the content doesn't move (recorded on iOS 26).
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
    // Content at its start stays there. A finger that brought it there leaves rounding errors.
    var offset = contentOffset
    if !scroll.isOffsetSet || abs(offset.y + old.top) < 1e-6 { offset.y = 0 - insets.top }
    if !scroll.isOffsetSet || abs(offset.x + old.left) < 1e-6 { offset.x = 0 - insets.left }
    moveAlong(to: offset)
    comeBackIntoRange(from: knownContentSize, in: bounds.size, old)
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    for subview in subviews { subview.updateSafeArea() }
  }

  /// Applies insets that don't move the content.
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

  /// The content's size determined by constraints, in points. An axis without constraints on the content's end keeps the app's
  /// size. Nil if neither axis is constrained.
  var solvedContentSize: CGSize? {
    let slot = scroll.contentGuide.layoutSlot
    guard let engine = existingLayoutEngine, slot.engine === engine else { return nil }
    // Constraints of the content refer to the guide or to the view itself.
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
