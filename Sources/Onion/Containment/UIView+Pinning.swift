import UIKit

extension UIView {
  /// Fastens the view to its container by constraints, with `translatesAutoresizingMaskIntoConstraints` off.
  ///
  ///     child.view.pin(to: .safeArea, insets: NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0))
  ///
  /// - Parameters:
  ///   - area: what of the container the edges are fastened to.
  ///   - container: an ancestor of the view; its superview where nothing is said.
  ///   - edges: the edges to fasten; the others stay free.
  ///   - insets: how far inside the area each edge lies, in points.
  /// - Returns: the active constraints in the order top, leading, bottom, trailing. A view without a container has nothing
  ///   to be fastened to: debug builds stop, others return no constraints.
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

/// The edges of a view or of one of its layout guides, which share no protocol in UIKit.
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

/// The part of a container that `UIView.pin(to:of:edges:insets:)` fastens a view to.
public enum PinArea: Sendable {
  /// The container's own edges, under bars and housings.
  case edges
  /// What bars, housings and `additionalSafeAreaInsets` leave free.
  case safeArea
  /// The layout margins; in a controller's view they lie within the safe area.
  case margins
}
