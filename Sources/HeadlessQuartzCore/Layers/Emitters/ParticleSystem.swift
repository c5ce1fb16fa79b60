internal import Foundation
internal import Graphics

/// The particles of an emitter at a time.
struct ParticleSystem {
  /// The limit of the number of particles: more than can be distinguished on a screen.
  private static let mostParticles = 5_000
  /// Limits for unreasonable numbers, in seconds and in particles per second.
  private static let (longestTime, highestRate) = (1e6, 1e6)
  /// The depth of nested cells below which cells emit nothing.
  private static let deepest = 3

  private(set) var particles: [Particle] = []
  private let layer: CAEmitterLayer

  init(_ layer: CAEmitterLayer) {
    self.layer = layer
    let cells = layer.emitterCells ?? []
    let longest = cells.map { ParticleSystem.begin($0) + ParticleSystem.longestLife($0, layer) }.max() ?? 0
    let now = longest + layer.timeOffset
    guard now > 0, now < ParticleSystem.longestTime else { return }
    for (index, cell) in cells.enumerated() {
      let begin = ParticleSystem.begin(cell)
      let end = cell.duration > 0 ? min(begin + cell.duration, now) : now
      emit(
        cell, seed: UInt64(layer.seed) &* 1_000_003 &+ UInt64(index), rate: Double(layer.birthRate), from: begin,
        until: end, now: now, depth: 0
      ) { random, _ in ParticleSystem.birthplace(in: layer, &random) }
    }
    // Older particles are below newer ones, unless the order is reversed.
    particles.sort { $0.age > $1.age }
    if layer.renderMode == .oldestLast { particles.reverse() }
  }

  private static func begin(_ cell: CAEmitterCell) -> Double {
    cell.beginTime.isFinite ? max(cell.beginTime, 0) : 0
  }

  private static func longestLife(_ cell: CAEmitterCell, _ layer: CAEmitterLayer) -> Double {
    Double(cell.lifetime + cell.lifetimeRange / 2) * Double(layer.lifetime)
  }

  /// - Parameters:
  ///   - end: the latest time at which a particle is born, in seconds since the emitter began.
  ///   - origin: the position of a particle that is born at a time.
  private mutating func emit(
    _ cell: CAEmitterCell, seed: UInt64, rate: Double, from begin: Double = 0, until end: Double, now: Double,
    depth: Int, origin: (inout ParticleRandom, Double) -> CGPoint
  ) {
    let rate = min(Double(cell.birthRate) * rate, ParticleSystem.highestRate)
    let life = ParticleSystem.longestLife(cell, layer)
    guard cell.isEnabled, cell.birthRate.isFinite, rate > 0, life > 0, life.isFinite, end >= begin else { return }
    // Particles that were born earlier have ended, and so have the ones that they emitted.
    let inner = depth < ParticleSystem.deepest ? cell.emitterCells ?? [] : []
    let reach = life + (inner.map { ParticleSystem.longestLife($0, layer) }.max() ?? 0)
    let first = max(((now - reach - begin) * rate).rounded(.up), 0)
    let last = min(((end - begin) * rate).rounded(.down), first + Double(ParticleSystem.mostParticles))
    var number = first
    while number <= last, particles.count < ParticleSystem.mostParticles {
      var random = ParticleRandom(seed: seed, number: UInt64(number))
      let birth = begin + number / rate
      let place = origin(&random, birth)
      let particle = Particle(cell, layer, at: place, age: now - birth, &random)
      if particle.isAlive { particles.append(particle) }
      for (index, child) in inner.enumerated() {
        emit(
          child, seed: seed &* 31 &+ UInt64(number) &* 7_919 &+ UInt64(index) &+ 1, rate: 1, from: birth,
          until: min(now, birth + particle.lifetime), now: now, depth: depth + 1
        ) { _, time in particle.place(at: time - birth) }
      }
      number += 1
    }
  }

  // MARK: Positions of new particles

  private static func birthplace(in layer: CAEmitterLayer, _ random: inout ParticleRandom) -> CGPoint {
    let (center, size) = (layer.emitterPosition, layer.emitterSize)
    let mode = layer.emitterMode
    var place = CGPoint.zero
    switch layer.emitterShape {
    case .line:
      place.x = mode == .points ? (random.next() < 0.5 ? -0.5 : 0.5) * size.width : random.spread(size.width)
    case .rectangle, .cuboid: place = inRectangle(size, mode, &random)
    case .circle, .sphere:
      let angle = random.next() * 2 * .pi
      // The square root distributes positions evenly over the area.
      let part = mode == .outline || mode == .points ? 1 : random.next().squareRoot()
      place = CGPoint(x: cos(angle) * size.width * part, y: sin(angle) * size.width * part)
    default: break
    }
    return CGPoint(x: center.x + place.x, y: center.y + place.y)
  }

  private static func inRectangle(
    _ size: CGSize, _ mode: CAEmitterLayerEmitterMode, _ random: inout ParticleRandom
  ) -> CGPoint {
    let (x, y) = (random.next() - 0.5, random.next() - 0.5)
    switch mode {
    case .points:
      return CGPoint(x: x < 0 ? -size.width / 2 : size.width / 2, y: y < 0 ? -size.height / 2 : size.height / 2)
    case .outline:
      // Along the four sides; the probability of a side is proportional to its length.
      let around = (x + 0.5) * (size.width + size.height) * 2
      let half = size.width + size.height
      let along = around.truncatingRemainder(dividingBy: max(half, 1e-9))
      let sign: CGFloat = around < half ? 1 : -1
      return along < size.width
        ? CGPoint(x: along - size.width / 2, y: sign * size.height / 2)
        : CGPoint(x: sign * size.width / 2, y: along - size.width - size.height / 2)
    default: return CGPoint(x: x * size.width, y: y * size.height)
    }
  }
}
