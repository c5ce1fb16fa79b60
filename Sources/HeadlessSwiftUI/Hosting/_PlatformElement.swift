public import Foundation
public import HeadlessUIKit

/// An element that shows a UIKit view, in the drawing order of the elements.
open class _PlatformElement: _LayoutElement {
  public let view: UIView

  public init(_ view: UIView) {
    self.view = view
    super.init()
  }

  open override var concernsHost: Bool { true }

  /// Whether the view is laid out with each update of its host: it shows elements of the graph that don't belong to this one.
  var followsAllUpdates: Bool { false }
  /// The number of the element's changes with which its host had the view laid out.
  final var laidOutChange: Int?

  /// Returns the view's frame in the host's coordinates, in points, with each edge rounded to pixels.
  open func frame(at origin: CGPoint, scale: CGFloat) -> CGRect {
    ElementCanvas(origin: origin, scale: scale).pixelRect(size)
  }

  open override func draw(_ canvas: inout ElementCanvas) {
    guard let host = view.superview as? _UIContentSourceView, let item = host.displayItem(ofDrawn: view) else { return }
    canvas.items.append(item)
  }

  /// Called before a host shows the view.
  open func willEnter(_ host: _ElementHostView) {}
  open func didLeave() {}
}

extension DescribedElement {
  package var snapshotText: String? { nil }
  package var snapshotStyle: [String: String] { [:] }
}

/// An element that appears in failure messages, in text snapshots and on the report page.
@MainActor package protocol DescribedElement: _LayoutElement {
  /// The name of the view's type, such as `Text`.
  var snapshotName: String { get }
  /// The text that the view shows.
  var snapshotText: String? { get }
  /// The view's appearance apart from frame and text, as readable names and values.
  var snapshotStyle: [String: String] { get }
}
