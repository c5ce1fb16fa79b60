import DrawingInspection
import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessQuartzCore

@Suite struct LayerKindTests {
  @Test func shapesFillBlackAndStrokeNothingByThemselves() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(
      shape.kindContents() == [.fill(Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), .color(.black))])
    shape.fillColor = nil
    shape.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    shape.lineWidth = 2
    shape.lineCap = .round
    shape.lineDashPattern = [4, 2]
    guard case .stroke(_, _, let style) = try #require(shape.kindContents().first) else {
      Issue.record("not stroked")
      return
    }
    #expect(style == StrokeStyle(width: 2, cap: .round, dash: [4, 2]))
  }

  /// A line of 30 and one of 10: a quarter to a half of 40 points is the part from 10 to 20.
  @Test func strokesAreTrimmedByLength() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = .black
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.5
    guard case .stroke(let line, _, _) = try #require(shape.kindContents().first) else {
      Issue.record("not stroked")
      return
    }
    #expect(line.controlPointBox.isNear(CGRect(x: 10, y: 0, width: 10, height: 0)))
    shape.strokeStart = 0.5
    #expect(shape.kindContents().isEmpty)
  }

  @Test func gradientsRunFromTopToBottomByThemselves() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    #expect(layer.kindContents().isEmpty)
    layer.colors = [CGColor.black, CGColor.white, CGColor.clear]
    guard
      case .fill(let path, .linearGradient(let gradient, let from, let to), _) = try #require(
        layer.kindContents().first)
    else {
      Issue.record("no gradient")
      return
    }
    #expect(path.rectangle == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(from == CGPoint(x: 50, y: 0) && to == CGPoint(x: 50, y: 50))
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    layer.locations = [0.2, 0.4, 0.9]
    guard case .fill(_, .linearGradient(let placed, _, _), _) = try #require(layer.kindContents().first) else {
      Issue.record("no gradient")
      return
    }
    #expect(placed.stops.map(\.location) == [0.2, 0.4, 0.9])
  }

  @Test func radialGradientsAreEllipses() throws {
    let layer = CAGradientLayer()
    layer.type = .radial
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.colors = [CGColor.black, CGColor.white]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let group = try #require(layer.kindContents().first?.group)
    #expect(group.transform == CGAffineTransform(a: 50, b: 0, c: 0, d: 25, tx: 50, ty: 25))
    #expect(group.items.flatMap(\.filledRects) == [CGRect(x: -1, y: -1, width: 2, height: 2)])
  }

  @Test func replicatorsRepeatTheirSublayers() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
    dot.backgroundColor = .black
    replicator.addSublayer(dot)
    #expect(try #require(replicator.displayItem()).filledRects.map(\.minX) == [1, 21, 41])
  }

  @Test func replicatorsMultiplyTheirInstancesColors() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    replicator.instanceCount = 2
    replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    replicator.instanceRedOffset = -0.5
    let dot = CALayer()
    dot.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
    dot.backgroundColor = CGColor(red: 1, green: 1, blue: 0.4, alpha: 0.8)
    replicator.addSublayer(dot)
    func colors(_ item: DisplayItem) -> [Color] {
      switch item {
      case .fill(_, .color(let color), _): [color]
      case .group(let group): group.items.flatMap(colors)
      default: []
      }
    }
    #expect(
      try colors(#require(replicator.displayItem())) == [
        Color(red: 1, green: 0.5, blue: 0, alpha: 0.8), Color(red: 0.5, green: 0.5, blue: 0, alpha: 0.8),
      ])
  }

  @Test func transformLayersShowOnlyTheirSublayers() throws {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = .black
    #expect(layer.displayItem() == nil)
  }

  @Test func scrollLayersMoveTheirBounds() {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.scroll(to: CGRect(x: 150, y: 20, width: 30, height: 30))
    #expect(layer.bounds.origin == CGPoint(x: 80, y: 0))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 5, y: 6))
    #expect(layer.bounds.origin == CGPoint(x: 80, y: 6))
  }

  @MainActor @Test func transactionsCallTheirCompletionOnceTheyAreCommitted() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    CountedTime.current.comeToRest()
    #expect(log == ["inner"])
    CATransaction.commit()
    CountedTime.current.comeToRest()
    #expect(log == ["inner", "outer"])
    #expect(!CATransaction.disableActions())
  }

  /// Apple's documentation says approximately 2.85 seconds for a damping of 5, and just over a second for one of 15.
  @Test func aSpringSettlesWhenBothPartsOfItsSwingAreAThousandth() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = 5
    #expect(abs(spring.settlingDuration - 2.85) < 0.01)
    spring.damping = 15
    #expect(spring.settlingDuration > 1 && spring.settlingDuration < 1.03)
    spring.damping = 20
    #expect(abs(spring.settlingDuration - log(1000) / 10) < 0.0001)
  }
}
