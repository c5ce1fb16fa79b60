import DrawingInspection
import Foundation
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessQuartzCore

@Suite struct LayerTreeTests {
  private let root = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let c = CALayer()

  init() {
    root.name = "root"
    (a.name, b.name, c.name) = ("a", "b", "c")
    root.sublayers = [a, b, c]
  }

  private var order: String { (root.sublayers ?? []).compactMap(\.name).joined() }

  @Test func aLayerWithoutSublayersHasNone() {
    #expect(CALayer().sublayers == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
    #expect(a.superlayer == nil)
  }

  @Test func layersAreInsertedWhereAsked() {
    let d = CALayer()
    d.name = "d"
    root.insertSublayer(d, at: 1)
    #expect(order == "adbc")
    root.insertSublayer(d, above: b)
    #expect(order == "abdc")
    root.insertSublayer(d, below: a)
    #expect(order == "dabc")
    root.addSublayer(d)
    #expect(order == "abcd")
    #expect(d.superlayer === root)
  }

  @Test func aLayerMovesFromOneSuperlayerToAnother() {
    let other = CALayer()
    other.addSublayer(b)
    #expect(order == "ac")
    #expect(b.superlayer === other)
    b.removeFromSuperlayer()
    #expect(b.superlayer == nil)
    #expect(other.sublayers == nil)
  }

  @Test func replacingTakesThePlaceOfTheOldLayer() {
    let d = CALayer()
    d.name = "d"
    root.replaceSublayer(b, with: d)
    #expect(order == "adc")
    #expect(b.superlayer == nil)
    // A layer that replaces a sibling is removed from its previous position.
    root.replaceSublayer(c, with: a)
    #expect(order == "da")
  }

  @Test func layoutRunsOnceFromTheHighestLayerThatNeedsIt() {
    let log = Log()
    let outer = LoggingLayer(log, "outer")
    let middle = LoggingLayer(log, "middle")
    let inner = LoggingLayer(log, "inner")
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    outer.layoutIfNeeded()
    log.names = []

    inner.setNeedsLayout()
    outer.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(log.names == ["outer", "inner"])
    inner.layoutIfNeeded()
    #expect(log.names == ["outer", "inner"])
    inner.bounds.size = CGSize(width: 1, height: 1)
    outer.layoutIfNeeded()
    #expect(log.names == ["outer", "inner", "inner"])
  }

  @Test func layoutThatAsksForMoreLayoutGetsIt() {
    let log = Log()
    let outer = LoggingLayer(log, "outer")
    let inner = LoggingLayer(log, "inner")
    outer.addSublayer(inner)
    outer.whenLaidOut = { inner.bounds.size.width = 10 }
    inner.whenLaidOut = { outer.bounds.size.height = 20 }
    outer.layoutIfNeeded()
    #expect(log.names == ["outer", "inner", "outer"])
    #expect(!outer.needsLayout() && !inner.needsLayout())
  }

  @Test func layoutThatNeverSettlesEnds() {
    let layer = LoggingLayer(Log(), "restless")
    layer.whenLaidOut = { layer.setNeedsLayout() }
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(layer.log.names.count > 1)
  }

  @Test func delegatesLayOut() {
    final class Delegate: CALayerDelegate {
      func layoutSublayers(of layer: CALayer) { layer.children[0].frame = layer.bounds }
    }
    let delegate = Delegate()
    root.delegate = delegate
    root.bounds.size = CGSize(width: 30, height: 40)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func layersAreMadeOfAClassKnownAtRunTime() throws {
    final class Custom: CALayer {
      var marks = [1, 2]
      override init() {
        super.init()
        marks.append(3)
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { nil }
    }
    #expect(try #require(CALayer.make(Custom.self) as? Custom).marks == [1, 2, 3])
    #expect(CALayer.make(CAGradientLayer.self) is CAGradientLayer)
  }

  @Test func copiesTakeOverProperties() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    shape.cornerRadius = 5
    shape.lineWidth = 6
    shape.shadowColor = nil
    shape.setValue("mine", forKey: "own")
    let copy = CAShapeLayer(layer: shape)
    #expect(copy.frame == shape.frame)
    #expect(copy.cornerRadius == 5)
    #expect(copy.lineWidth == 6)
    #expect(copy.shadowColor == nil)
    #expect(copy.value(forKey: "own") as? String == "mine")
  }

  private final class Log {
    var names: [String] = []
  }

  private final class LoggingLayer: CALayer {
    let log: Log
    var whenLaidOut: () -> Void = {}

    init(_ log: Log, _ name: String) {
      self.log = log
      super.init()
      self.name = name
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSublayers() {
      log.names.append(name ?? "")
      whenLaidOut()
    }
  }
}
