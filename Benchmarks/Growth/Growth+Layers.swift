import Foundation
import Graphics
import HeadlessUIKit
import Rasterizer

extension Growth {
  private static let layerCounts = [50, 200, 800]

  /// The cost of the same layers at rest and during an animation.
  static let layers: [Growth] = [
    Growth("layers at rest, shown", layerCounts) { count in
      let root = layers(count)
      return { _ = LayerPresentation.during(root) { root.displayItems() } }
    },
    Growth("layers with two animations each, shown on their way", layerCounts) { count in
      let root = layers(count)
      for layer in root.sublayers ?? [] { animate(layer) }
      (root.speed, root.timeOffset) = (0, 0.5)
      return { _ = LayerPresentation.during(root) { root.displayItems() } }
    },
    Growth("a screen of layers at rest, painted", layerCounts) { count in
      let root = layers(count)
      return { paint(root) }
    },
    Growth("a screen of layers with two animations each, painted", layerCounts) { count in
      let root = layers(count)
      for layer in root.sublayers ?? [] { animate(layer) }
      (root.speed, root.timeOffset) = (0, 0.5)
      return { paint(root) }
    },
  ]

  /// Trims whose start and end are key frames of their own, as animation libraries combine them: one for each frame of a film.
  static let keyFrames = Growth("key frames of a trimmed line, added and painted", [100, 1000, 10_000]) { count in
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    let line = CAShapeLayer()
    line.path = CGPath(ellipseIn: CGRect(x: 50, y: 50, width: 300, height: 300), transform: nil)
    (line.lineWidth, line.strokeColor, line.fillColor) = (10, .black, nil)
    root.addSublayer(line)
    (root.speed, root.timeOffset) = (0, 0.5)
    let times = (0...count).map { NSNumber(value: Double($0) / Double(count)) }
    return {
      for path in ["strokeStart", "strokeEnd", "lineWidth"] {
        let animation = CAKeyframeAnimation(keyPath: path)
        animation.values = (0..<count).map { CGFloat($0 % 100) / 100 }
        (animation.keyTimes, animation.calculationMode, animation.duration) = (times, .discrete, 1)
        line.add(animation, forKey: path)
      }
      paint(root)
    }
  }

  private static func paint(_ root: CALayer) {
    let items = LayerPresentation.during(root) { root.displayItems() }
    let list = DisplayList(size: root.bounds.size, scale: 3, background: .white, items: items)
    do { _ = try CairoRasterizer.paint(list) } catch { fatalError("\(error)") }
  }

  private static func layers(_ count: Int) -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    for index in 0..<count {
      let layer = CALayer()
      layer.frame = CGRect(x: index % 20 * 20, y: index / 20 * 20, width: 16, height: 16)
      layer.backgroundColor = .black
      layer.cornerRadius = 4
      root.addSublayer(layer)
    }
    return root
  }

  private static func animate(_ layer: CALayer) {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    layer.add(fade, forKey: "fade")
    let move = CABasicAnimation(keyPath: "position")
    (move.fromValue, move.toValue, move.duration) = (CGPoint.zero, CGPoint(x: 100, y: 100), 1)
    layer.add(move, forKey: "move")
  }
}
