internal import Foundation
internal import HeadlessUIKit

/// Shows the view or view controller that a representable created.
final class RepresentedElement: _PlatformElement {
  let controller: UIViewController?
  /// Returns the representable's size for a proposal; nil if the view determines its size.
  var answer: (ProposedViewSize) -> CGSize? = { _ in nil }
  /// Changes the view's size if the representable doesn't return one.
  var override: (inout CGSize, ProposedViewSize) -> Void = { _, _ in }

  init(_ view: UIView, controller: UIViewController? = nil) {
    self.controller = controller
    super.init(view)
  }

  /// A view without an intrinsic size takes the proposed size, and has the smallest size that its constraints allow where none is
  /// proposed: zero without constraints, whatever its frame (recorded on iOS 18.5 and 26.2 of views in a scroll view). A view with
  /// an intrinsic size follows its content priorities: a length with high content hugging isn't stretched, and a length with high
  /// compression resistance isn't compressed.
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let size = answer(proposal) { return size }
    let intrinsic =
      controller == nil
      ? view.intrinsicContentSize : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    func length(_ axis: NSLayoutConstraint.Axis, _ offered: CGFloat?, _ own: CGFloat) -> CGFloat {
      guard own != UIView.noIntrinsicMetric else { return offered ?? smallest(axis, in: proposal) }
      guard let offered else { return own }
      if offered < own {
        return view.contentCompressionResistancePriority(for: axis) > .defaultHigh ? own : offered
      }
      return view.contentHuggingPriority(for: axis) > .defaultLow ? own : offered
    }
    var size = CGSize(
      width: length(.horizontal, proposal.width, intrinsic.width),
      height: length(.vertical, proposal.height, intrinsic.height))
    override(&size, proposal)
    return size
  }

  /// The smallest length that the constraints in the view allow, for the proposed length of the other axis.
  private func smallest(_ axis: NSLayoutConstraint.Axis, in proposal: ProposedViewSize) -> CGFloat {
    let isHorizontal = axis == .horizontal
    let size = view.systemLayoutSizeFitting(
      CGSize(width: isHorizontal ? 0 : proposal.width ?? 0, height: isHorizontal ? proposal.height ?? 0 : 0),
      withHorizontalFittingPriority: isHorizontal || proposal.width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: isHorizontal && proposal.height != nil ? .required : .fittingSizeLevel)
    return isHorizontal ? size.width : size.height
  }

  override func willEnter(_ host: _ElementHostView) {
    // Presented views and pages have a controller of their own in the graph of the view that shows them.
    guard let controller, let parent = host.nearestController ?? host.graphHost?.containerController,
      controller.parent !== parent, parent !== controller
    else { return }
    parent.addChild(controller)
    controller.didMove(toParent: parent)
  }

  override func didLeave() {
    controller?.willMove(toParent: nil)
    controller?.removeFromParent()
  }
}

/// The node of a representable, which owns the coordinator and the element.
@MainActor final class RepresentedNode<Content: View>: _ViewNode<Content> {
  let update: (Content, EnvironmentValues, Transaction) -> Void
  let element: RepresentedElement
  let dismantle: () -> Void

  init(
    _ view: Content, _ inputs: _NodeInputs, element: RepresentedElement,
    update: @escaping (Content, EnvironmentValues, Transaction) -> Void, dismantle: @escaping () -> Void
  ) {
    self.element = element
    self.update = update
    self.dismantle = dismantle
    super.init(view, inputs)
    refresh()
  }

  @available(*, unavailable) override init(_ view: Content, _ inputs: _NodeInputs) {
    fatalError("Made with what it shows.")
  }

  private let properties = PropertySlots()
  /// The environment of the last update.
  private var known: EnvironmentValues?

  override func makeElements() -> [_LayoutElement] { [element] }

  override func refresh() {
    known = environment
    tracking {
      var view = view
      properties.install(in: &view, of: self)
      observing { update(view, environment.recording(reads), graph.motion.transaction) }
    }
    element.invalidateLayout()
  }

  override var relaysEnvironment: Bool { true }
  /// The view is always updated, as a representable can read any value of the environment through its context at any time; once
  /// where the representable has changed, too.
  override func passEnvironmentOn() {
    if let known, known == environment { return }
    refresh()
  }

  override func didEnd() {
    properties.end()
    dismantle()
  }
}
