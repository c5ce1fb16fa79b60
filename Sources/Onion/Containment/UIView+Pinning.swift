import UIKit

extension UIView {
  /// Pins the view to its container with constraints, and sets `translatesAutoresizingMaskIntoConstraints` to false.
  ///
  ///     child.view.pin(to: .safeArea, insets: NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0))
  ///
  /// - Parameters:
  ///   - area: the part of the container that the edges are pinned to.
  ///   - container: an ancestor of the view; by default its superview.
  ///   - edges: the edges to pin.
  ///   - insets: the insets of the edges in the area, in points.
  /// - Returns: the active constraints in the order top, leading, bottom, trailing. If the view has no container, debug builds
  ///   stop, and others return no constraints.
  @discardableResult
  public func pin(
    to area: PinArea = .edges, of container: UIView? = nil, edges: NSDirectionalRectEdge = .all,
    insets: NSDirectionalEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    guard let container = container ?? superview else {
      assertionFailure("pin(to:) found no superview of \(self): add the view to its container first.")
      return []
    }
    translatesAutoresizingMaskIntoConstraints = false
    let anchors = EdgeAnchors(area, of: container)
    var constraints: [NSLayoutConstraint] = []
    if edges.contains(.top) {
      constraints.append(topAnchor.constraint(equalTo: anchors.top, constant: insets.top))
    }
    if edges.contains(.leading) {
      constraints.append(leadingAnchor.constraint(equalTo: anchors.leading, constant: insets.leading))
    }
    if edges.contains(.bottom) {
      constraints.append(bottomAnchor.constraint(equalTo: anchors.bottom, constant: -insets.bottom))
    }
    if edges.contains(.trailing) {
      constraints.append(trailingAnchor.constraint(equalTo: anchors.trailing, constant: -insets.trailing))
    }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}

/// The edges of a view or a layout guide, which have no common protocol in UIKit.
@MainActor private struct EdgeAnchors {
  let top: NSLayoutYAxisAnchor
  let leading: NSLayoutXAxisAnchor
  let bottom: NSLayoutYAxisAnchor
  let trailing: NSLayoutXAxisAnchor

  init(_ area: PinArea, of view: UIView) {
    switch area {
    case .edges: self.init(view)
    case .safeArea: self.init(view.safeAreaLayoutGuide)
    case .margins: self.init(view.layoutMarginsGuide)
    }
  }

  private init(_ view: UIView) {
    top = view.topAnchor
    leading = view.leadingAnchor
    bottom = view.bottomAnchor
    trailing = view.trailingAnchor
  }

  private init(_ guide: UILayoutGuide) {
    top = guide.topAnchor
    leading = guide.leadingAnchor
    bottom = guide.bottomAnchor
    trailing = guide.trailingAnchor
  }
}

/// The part of a container that `UIView.pin(to:of:edges:insets:)` pins a view to.
public enum PinArea: Sendable {
  /// The container's own edges, below bars and the sensor housing.
  case edges
  /// The area without bars, the sensor housing and `additionalSafeAreaInsets`.
  case safeArea
  /// The layout margins; in a controller's view they are inside the safe area.
  case margins
}
