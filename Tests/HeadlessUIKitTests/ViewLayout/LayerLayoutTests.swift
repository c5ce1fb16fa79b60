import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// A view as its layer's delegate, and behaviour that layout libraries rely on.
@MainActor @Suite struct LayerLayoutTests {
  final class Gradient: UIView {
    let extra = CALayer()
    var log: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.addSublayer(extra)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("subviews \(Int(bounds.width))")
    }

    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      log.append("sublayers")
      extra.frame = bounds
    }
  }

  @Test func layoutOfSublayersSurroundsThatOfSubviews() {
    let view = Gradient(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.layoutIfNeeded()
    #expect(view.log == ["subviews 30", "sublayers"])
    #expect(view.extra.frame == view.bounds)
    view.frame.size.width = 50
    view.layoutIfNeeded()
    #expect(view.log.filter { $0.hasPrefix("subviews") } == ["subviews 30", "subviews 50"])
    #expect(view.extra.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func controllersAreCalledAroundTheirViewsLayout() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func loadView() { view = Gradient(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
      override func viewWillLayoutSubviews() { log.append("will") }
      override func viewDidLayoutSubviews() { log.append("did \((view as! Gradient).log.count)") }
    }
    let controller = Controller()
    controller.view.layoutIfNeeded()
    #expect(controller.log == ["will", "did 1"])
    // No layout is pending: code that only queries the layer doesn't repeat it.
    controller.view.layer.layoutSublayers()
    #expect(controller.log == ["will", "did 1"])
  }

  @Test func placesOfDifferentAxesCanBeCompared() {
    let root = makeRoot()
    let (view, other) = (makeSubview(of: root), makeSubview(of: root))
    let diagonal = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 50)
    NSLayoutConstraint.activate([
      diagonal, other.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
    ])
    root.layoutIfNeeded()
    #expect(root.constraints.contains(diagonal) && view.frame.minX == 57)
  }
}
