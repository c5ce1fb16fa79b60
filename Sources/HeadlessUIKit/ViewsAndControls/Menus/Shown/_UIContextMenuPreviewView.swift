import Foundation

/// A view that is lifted above the screen, or a controller that replaces it, on a platter with round corners.
final class _UIContextMenuPreviewView: UIView {
  private let target: UITargetedPreview
  private let controller: UIViewController?
  private let clip = UIView()
  private var content: UIView?

  init(_ target: UITargetedPreview, controller: UIViewController?) {
    self.target = target
    self.controller = controller
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    // The shadow of iOS isn't published.
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    clip.clipsToBounds = true
    addSubview(clip)
  }

  @available(*, unavailable, message: "made by menus")
  required init?(coder: NSCoder) { nil }

  // MARK: Coming and going

  func lift() {
    if let controller {
      content = controller.view
      controller.beginAppearanceTransition(true, animated: false)
      clip.addSubview(controller.view)
      controller.endAppearanceTransition()
    } else if target.view.window == nil {
      // A view of the delegate's own making: shown itself, with the screen's traits.
      content = target.view
      clip.addSubview(target.view)
    } else {
      // A row is lifted without the lines between it and the others.
      let lines = target.view.subviews.filter { $0 is any RowSeparator && !$0.isHidden }
      for line in lines { line.isHidden = true }
      content = target.view.snapshotView(afterScreenUpdates: true)
      for line in lines { line.isHidden = false }
      if let content { clip.addSubview(content) }
      target.view.layer.isLifted = true
    }
    setNeedsLayout()
  }

  func putBack() {
    target.view.layer.isLifted = false
    controller?.beginAppearanceTransition(false, animated: false)
    content?.removeFromSuperview()
    controller?.endAppearanceTransition()
  }

  // MARK: Layout

  /// The frame of the view, in points of the container: a controller has its preferred size, as far as it fits beside the menu.
  func sourceFrame(in container: UIView, room: CGRect, menu: CGSize, isSideBySide: Bool) -> CGRect {
    let middle = target.target.container.convert(target.target.center, to: container)
    let size = controller.map { controllerSize($0, room, menu, isSideBySide) } ?? visibleBounds.size
    return CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  private func controllerSize(
    _ controller: UIViewController, _ room: CGRect, _ menu: CGSize, _ isSideBySide: Bool
  ) -> CGSize {
    let gap = menu.height > 0 ? MenuMetrics.Figures.current.previewSpacing : 0
    let width = room.width - (isSideBySide ? menu.width + gap : 0)
    let height = room.height - (isSideBySide ? 0 : min(menu.height, room.height * 2 / 3) + gap)
    let wanted = controller.preferredContentSize
    return CGSize(
      width: wanted.width > 0 ? min(wanted.width, width) : width,
      height: wanted.height > 0 ? min(wanted.height, height) : height)
  }

  /// The part of the view that is shown, in its own coordinates.
  private var visibleBounds: CGRect {
    target.parameters.visiblePath?.bounds ?? target.view.bounds
  }

  func layOut(_ frame: CGRect) {
    let source = controller == nil ? visibleBounds : CGRect(origin: .zero, size: frame.size)
    let scale = source.width > 0 ? frame.width / source.width : 1
    transform = .identity
    bounds = CGRect(origin: .zero, size: source.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    transform = CGAffineTransform(scaleX: scale, y: scale)
    clip.frame = bounds
    content?.frame =
      controller == nil
      ? CGRect(origin: CGPoint(x: -source.minX, y: -source.minY), size: target.view.bounds.size) : bounds
    cut(at: source.origin)
  }

  private func cut(at origin: CGPoint) {
    clip.backgroundColor = target.parameters.backgroundColor ?? .systemBackground
    let move = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    if controller == nil, let path = target.parameters.visiblePath?.copy() as? UIBezierPath {
      path.apply(move)
      let mask = CAShapeLayer()
      mask.frame = clip.bounds
      mask.path = path.cgPath
      clip.layer.mask = mask
      layer.shadowPath = path.cgPath
    } else {
      let own = controller == nil ? target.view.layer.cornerRadius : 0
      clip.layer.cornerRadius = own > 0 ? own : MenuMetrics.Figures.current.cornerRadius
      clip.layer.cornerCurve = .continuous
      layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: clip.layer.cornerRadius).cgPath
    }
    guard let path = target.parameters.shadowPath?.copy() as? UIBezierPath else { return }
    path.apply(move)
    layer.shadowPath = path.cgPath
  }
}
