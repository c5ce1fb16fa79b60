internal import Foundation
internal import HeadlessUIKit

/// The key of a dragged view's preview among an element's traits; its value is a `PartTrait`.
enum DragPreviewKey {}

/// What a finger drags, above the other views of the window: the app's preview, or a picture of the view as it was lifted. The larger
/// size and the shadow that iOS gives it aren't published, and are left out.
@MainActor final class LiftedView {
  private let view: UIView
  /// From the finger to the view's middle, which begins over the middle of the view that was lifted.
  private let distance: CGSize

  /// - Parameter point: the finger, in the window.
  init?(_ element: DragElement, in host: _ElementHostView, at point: CGPoint) {
    guard let window = host.window else { return nil }
    let frame = ElementPlacement(of: element, in: host.root).convert(CGRect(origin: .zero, size: element.size))
    let middle = host.convert(CGPoint(x: frame.midX, y: frame.midY), to: window)
    distance = CGSize(width: middle.x - point.x, height: middle.y - point.y)
    if let preview = element.value(DragPreviewKey.self, as: PartTrait.self)?.madePart {
      let shown = preview.hostView
      shown.respectsSafeArea = false
      shown.frame.size = shown.size(of: .unspecified)
      view = shown
    } else {
      let picture = host.resizableSnapshotView(from: frame, afterScreenUpdates: false, withCapInsets: .zero)
      guard let picture else { return nil }
      view = picture
    }
    view.isUserInteractionEnabled = false
    window.addSubview(view)
    move(to: point)
  }

  func move(to point: CGPoint) {
    view.center = CGPoint(x: point.x + distance.width, y: point.y + distance.height)
  }

  func leave() { view.removeFromSuperview() }
}
