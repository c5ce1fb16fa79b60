import Foundation

extension UIView {
  // MARK: Marks

  func _setNeedsLayout() {
    BackgroundUse.check("\(type(of: self)).setNeedsLayout()")
    core.needsLayout = true
    markSubtreeDirtyUpwards()
    core.window?.layoutWasAskedFor()
  }

  /// Called when a subview was added, removed or resized. While the view is in its own `layoutSubviews` it handles the change
  /// itself, and isn't laid out again, as on iOS: views that create their subviews there would never settle.
  func setNeedsLayoutOfSubviews() {
    guard core.isInLayoutSubviews else { return setNeedsLayout() }
    core.subtreeNeedsLayout = true
    core.subtreeNeedsUpdateConstraints = true
    markSubtreeDirtyUpwards()
  }

  /// Marks the superviews as containing a view that needs layout.
  func markSubtreeDirtyUpwards() {
    var ancestor = superview
    while let view = ancestor {
      // Marks extend to the root or to a view that is currently processing its subviews and will process this one.
      if view.core.subtreeNeedsLayout, view.core.subtreeNeedsUpdateConstraints { return }
      view.core.subtreeNeedsLayout = true
      view.core.subtreeNeedsUpdateConstraints = true
      ancestor = view.superview
    }
  }

  func markNeedsUpdateProperties() {
    core.needsUpdateProperties = true
    core.subtreeNeedsLayout = true
    core.subtreeNeedsUpdateConstraints = true
    markSubtreeDirtyUpwards()
    core.window?.layoutWasAskedFor()
  }

  func _setNeedsUpdateConstraints() {
    BackgroundUse.check("\(type(of: self)).setNeedsUpdateConstraints()")
    core.needsUpdateConstraints = true
    _setNeedsLayout()
  }

  /// Called when a constraint of this view was added, removed or changed: the layout has to update it.
  func setNeedsLayoutByEngine() {
    layoutEngine.setNeedsRefresh()
    setNeedsLayoutOfSubviews()
  }

  // MARK: Passes

  /// The maximum number of passes before the layout of a hierarchy counts as never settling.
  private static let maximumPasses = 50
  /// The maximum nesting depth of layouts, as in a view that calls `layoutIfNeeded()` on itself in `layoutSubviews`: far less than
  /// would overflow the stack.
  private static let maximumNesting = 100

  /// The passes of the test that the view's window belongs to; the running test's outside of windows.
  var layoutPasses: LayoutPasses { (core.window?.app ?? .current).layoutPasses }

  /// Lays out the view's hierarchy until no view in it needs layout, as a screen update does.
  func _layoutIfNeeded() {
    BackgroundUse.check("\(type(of: self)).layoutIfNeeded()")
    let root = rootView
    guard let window = root.core.window, !window.isInLayoutPass else { return layOut(from: root) }
    window.asCurrent { layOut(from: root) }
  }

  private func layOut(from root: UIView) {
    let passes = layoutPasses
    if passes.isNestingGivenUp { return }
    passes.nesting += 1
    defer {
      passes.nesting -= 1
      if passes.nesting == 0 { passes.isNestingGivenUp = false }
    }
    let window = root.core.window
    if passes.nesting > UIView.maximumNesting {
      passes.isNestingGivenUp = true
      window?.giveUpLayout()
      return root.reportRestlessViews(after: UIView.maximumNesting)
    }
    let isInWindowsPass = window?.isInLayoutPass ?? false
    window?.isInLayoutPass = true
    defer { window?.isInLayoutPass = isInWindowsPass }
    // A layout that didn't settle in a screen update gets one pass at each later step of the update.
    let isGivenUp = window?.isLayoutGivenUp ?? false
    for _ in 0..<(isGivenUp ? 1 : UIView.maximumPasses) {
      root.performUpdateProperties()
      root._updateConstraintsIfNeeded()
      root.ownEngine?.update()
      let top = topmostViewNeedingLayout
      guard top.needsLayoutInside else { return }
      // A view may lay out others during its own layout: the outer pass continues after the inner one.
      let engine = root.core.engine
      let isNested = engine?.isInPass ?? false
      engine?.isInPass = true
      passes.duringPass { top.layOutTree() }
      engine?.isInPass = isNested
      if passes.isNestingGivenUp { return }
    }
    if isGivenUp { return }
    window?.giveUpLayout()
    root.reportRestlessViews(after: UIView.maximumPasses)
  }

  private func reportRestlessViews(after passes: Int) {
    let restless = viewsNeedingLayout.map { view in
      let place = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      return ItemName.text(view) + " at (\(place.map(DescriptionFormat.number).joined(separator: ", ")))"
    }
    if !restless.isEmpty { LayoutLoopReport(views: restless, passes: passes).publish() }
  }

  private var needsLayoutInside: Bool { core.needsLayout || core.subtreeNeedsLayout }

  private var topmostViewNeedingLayout: UIView {
    var top = self
    var view = self
    while let superview = view.superview {
      if superview.core.needsLayout { top = superview }
      view = superview
    }
    return top
  }

  private var viewsNeedingLayout: [UIView] {
    (core.needsLayout ? [self] : []) + subviews.flatMap(\.viewsNeedingLayout)
  }

  private func layOutTree() {
    if core.needsLayout {
      // Views added since the pass began, such as those of a pushed controller, update their constraints before they are laid out:
      // in UIKit each view's layout begins so.
      if core.needsUpdateConstraints || core.subtreeNeedsUpdateConstraints { _updateConstraintsIfNeeded() }
      core.needsLayout = false
      core.layoutPhase = .due(isNested: core.isInLayoutSubviews)
      withTraitsAsCurrent { layoutSublayers(of: layer) }
    }
    if core.subtreeNeedsLayout {
      core.subtreeNeedsLayout = false
      for subview in subviews { subview.layOutTree() }
    }
  }

  /// Once per pass: a layer that is laid out alone also lays out its view, which may be up to date already.
  func _layoutSublayers(of layer: CALayer) {
    guard case .due(let isNested) = core.layoutPhase, layer === self.layer else { return }
    core.layoutPhase = .running
    core.viewController?.updateUnavailableIfNeeded()
    core.viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    if core.corners != nil { applyCorners() }
    core.viewController?.viewDidLayoutSubviews()
    core.layoutPhase = isNested ? .running : .resting
  }

  /// From the outside in, for views that need layout.
  func performUpdateProperties() {
    if core.needsUpdateProperties {
      core.needsUpdateProperties = false
      withTraitsAsCurrent {
        core.viewController?.updateProperties()
        updateProperties()
      }
    }
    guard core.needsLayout || core.subtreeNeedsLayout else { return }
    for subview in subviews { subview.performUpdateProperties() }
  }

  /// Subviews first, as in UIKit, so that a view finds its subviews' constraints made.
  func _updateConstraintsIfNeeded() {
    if core.subtreeNeedsUpdateConstraints {
      core.subtreeNeedsUpdateConstraints = false
      for subview in subviews { subview._updateConstraintsIfNeeded() }
    }
    guard core.needsUpdateConstraints else { return }
    core.needsUpdateConstraints = false
    if let controller = core.viewController { controller.updateViewConstraints() } else { updateConstraints() }
  }
}

/// The message for a hierarchy that requests layout repeatedly, which fails its picture.
package struct LayoutLoopReport: Sendable {
  package let views: [String]
  let passes: Int

  /// The problems of layouts.
  @MainActor package struct Heard {
    /// Layouts that didn't settle.
    package fileprivate(set) var loops: [LayoutLoopReport] = []
    /// Conflicts of constraints that were reported, also those that a later change has done away with.
    package fileprivate(set) var conflicts: [LayoutIssue] = []
  }

  /// The problems found while they are collected, in that task.
  @MainActor private final class Listener {
    var heard = Heard()
  }

  @TaskLocal private static var listener: Listener?

  /// Collects a conflict when it is reported.
  @MainActor static func note(_ conflict: LayoutConflict) { listener?.heard.conflicts.append(conflict.issue) }

  var text: String {
    "The layout doesn't settle: after \(passes) passes these views still ask for another, from layoutSubviews or by "
      + "constraints that they change there:" + views.map { "\n  \($0)" }.joined()
  }

  @MainActor func publish() {
    LayoutLoopReport.listener?.heard.loops.append(self)
    ErrorStream.tell(text)
  }

  /// Returns the result of `actions`, and the problems of layouts while they ran.
  @MainActor package static func listening<Result>(
    to actions: () throws -> Result
  ) rethrows -> (result: Result, heard: Heard) {
    let listener = Listener()
    let result = try LayoutLoopReport.$listener.withValue(listener, operation: actions)
    return (result, listener.heard)
  }
}
