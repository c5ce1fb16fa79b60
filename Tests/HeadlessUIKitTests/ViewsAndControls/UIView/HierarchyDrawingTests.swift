import Foundation
import Graphics
import Testing

@testable import HeadlessUIKit

/// Views drawn into contexts.
@MainActor @Suite struct HierarchyDrawingTests {
  private func rects(_ draw: (CGContext) -> Void) -> [CGRect] {
    let context = CGContext(recordingIn: CGRect(x: 0, y: 0, width: 200, height: 200), scale: 1)
    UIGraphicsPushContext(context)
    draw(context)
    UIGraphicsPopContext()
    return context.takeItems().flatMap(\.filledRects)
  }

  /// A view of 100 x 50 with a red one, inset by 10 points with constraints that haven't been solved yet.
  private func tree() -> UIView {
    let view = UIView(frame: CGRect(x: 7, y: 9, width: 100, height: 50))
    let inner = UIView()
    inner.backgroundColor = .red
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
    return view
  }

  @Test func renderingALayerLaysItOut() {
    let view = tree()
    #expect(rects { view.layer.render(in: $0) } == [CGRect(x: 10, y: 10, width: 80, height: 30)])
  }

  @Test func renderingALayerWithoutAViewLaysTheViewsInItOut() {
    let view = tree()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.addSublayer(view.layer)
    // The view's position is included: at (7, 9).
    #expect(rects { layer.render(in: $0) } == [CGRect(x: 17, y: 19, width: 80, height: 30)])
  }

  @Test func aHierarchyIsDrawnIntoARectangle() {
    let view = tree()
    var isDrawn = false
    let drawn = rects { _ in
      isDrawn = view.drawHierarchy(in: CGRect(x: 20, y: 0, width: 50, height: 100), afterScreenUpdates: true)
    }
    #expect(isDrawn)
    // Half the width and twice the height.
    #expect(drawn == [CGRect(x: 25, y: 20, width: 40, height: 60)])
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }
}
