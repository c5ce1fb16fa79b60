import Foundation

/// Finds a finger that drags from a side of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The maximum distance from the edge at which a touch begins, in points; UIKit's own value isn't published.
  private static let edgeWidth: CGFloat = 13

  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard core.touches.count == 1, startsAtEdge(centroid) else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func startsAtEdge(_ place: CGPoint) -> Bool {
    guard let bounds = view?.window?.bounds else { return false }
    let width = UIScreenEdgePanGestureRecognizer.edgeWidth
    return edges.contains(.left) && place.x <= bounds.minX + width
      || edges.contains(.right) && place.x >= bounds.maxX - width
      || edges.contains(.top) && place.y <= bounds.minY + width
      || edges.contains(.bottom) && place.y >= bounds.maxY - width
  }
}
