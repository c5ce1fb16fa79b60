internal import Foundation
internal import Graphics

/// A particle, from its birth.
struct Particle {
  /// The time of its birth, in seconds.
  let age: Double
  let lifetime: Double
  private let cell: CAEmitterCell
  private let origin: CGPoint
  private let velocity: CGVector
  private let scale: CGFloat
  private let turn: CGFloat
  private let color: Graphics.Color

  init(
    _ cell: CAEmitterCell, _ layer: CAEmitterLayer, at origin: CGPoint, age: Double,
    _ random: inout ParticleRandom
  ) {
    self.cell = cell
    self.origin = origin
    self.age = age
    lifetime = Double(CGFloat(cell.lifetime) + random.spread(CGFloat(cell.lifetimeRange))) * Double(layer.lifetime)
    let speed = (cell.velocity + random.spread(cell.velocityRange)) * CGFloat(layer.velocity)
    let direction = cell.emissionLongitude + random.spread(cell.emissionRange)
    velocity = CGVector(dx: cos(direction) * speed, dy: sin(direction) * speed)
    let seconds = CGFloat(age)
    scale = (cell.scale + random.spread(cell.scaleRange) + cell.scaleSpeed * seconds) * CGFloat(layer.scale)
    turn = (cell.spin + random.spread(cell.spinRange)) * CGFloat(layer.spin) * seconds
    let base = cell.color?.color ?? .white
    func component(_ value: CGFloat, _ range: Float, _ speed: Float, _ random: inout ParticleRandom) -> CGFloat {
      let component = value + random.spread(CGFloat(range)) + CGFloat(speed) * seconds
      return component.isFinite ? min(max(component, 0), 1) : 0
    }
    color = Graphics.Color(
      red: component(base.red, cell.redRange, cell.redSpeed, &random),
      green: component(base.green, cell.greenRange, cell.greenSpeed, &random),
      blue: component(base.blue, cell.blueRange, cell.blueSpeed, &random),
      alpha: component(base.alpha, cell.alphaRange, cell.alphaSpeed, &random))
  }

  var isAlive: Bool { age >= 0 && age < lifetime }

  func place(at age: Double) -> CGPoint {
    let t = CGFloat(age)
    return CGPoint(
      x: origin.x + velocity.dx * t + cell.xAcceleration * t * t / 2,
      y: origin.y + velocity.dy * t + cell.yAcceleration * t * t / 2)
  }

  /// The display item of the particle; nil if it is invisible.
  func item(isAdditive: Bool) -> DisplayItem? {
    guard let contents = cell.contents, let image = contents as? CGImage ?? nil, color.alpha > 0, scale > 0,
      scale.isFinite, turn.isFinite
    else { return nil }
    let pixels = CGSize(width: image.width, height: image.height)
    let part = cell.contentsRect
    let source = CGRect(
      x: image.source.minX + part.minX * pixels.width, y: image.source.minY + part.minY * pixels.height,
      width: part.width * pixels.width, height: part.height * pixels.height)
    let points = max(cell.contentsScale, 0.01)
    let size = CGSize(width: source.width / points, height: source.height / points)
    let place = place(at: age)
    guard place.x.isFinite, place.y.isFinite, size.width > 0, size.height > 0 else { return nil }
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let picture = DisplayItem.image(ImageItem(image.content, source: source, in: box))
    var items = [picture]
    var mask: [DisplayItem]?
    if color.withAlpha(1) != .white {
      let tone = DisplayItem.fill(Path(rect: box), .color(color.withAlpha(1)))
      items.append(.group(DisplayGroup(blendMode: .multiply, items: [tone])))
      // The colour would also fill the transparent parts of the picture.
      mask = [picture]
    }
    let transform = CGAffineTransform(translationX: place.x, y: place.y).rotated(by: turn).scaledBy(x: scale, y: scale)
    return .group(
      DisplayGroup(
        transform: transform, opacity: color.alpha, blendMode: isAdditive ? .plusLighter : .normal, mask: mask,
        items: items))
  }
}
