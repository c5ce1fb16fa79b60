import DrawingInspection
import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessQuartzCore

@Suite struct EmitterTests {
  private let picture = CGImage(
    .bitmap(Bitmap(width: 4, height: 2) { memory in for index in memory.indices { memory[index] = 255 } }))

  private func cell(_ change: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = picture
    cell.birthRate = 10
    cell.lifetime = 2
    change(cell)
    return cell
  }

  private func layer(_ cells: CAEmitterCell...) -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.emitterPosition = CGPoint(x: 50, y: 40)
    layer.emitterCells = cells
    return layer
  }

  private func places(_ layer: CAEmitterLayer) -> [CGPoint] {
    layer.kindContents().compactMap(\.group).map { CGPoint(x: $0.transform.tx, y: $0.transform.ty) }
  }

  /// Ten per second with a lifetime of two: twenty, with ages from 0 to 1.9.
  @Test func thereAreParticlesOfEveryAge() {
    let layer = layer(cell { $0.velocity = 10 })
    let places = places(layer)
    #expect(places.count == 20)
    // They move to the right; the oldest is 19 points away and painted first.
    #expect(abs(places[0].x - 69) < 0.001 && abs(places[19].x - 50) < 0.001)
    #expect(places.allSatisfy { abs($0.y - 40) < 0.001 })
    layer.renderMode = .oldestLast
    #expect(abs(self.places(layer)[0].x - 50) < 0.001)
  }

  @Test func directionAndAccelerationBendThePath() {
    let layer = layer(
      cell {
        $0.birthRate = 1
        $0.velocity = 10
        $0.emissionLongitude = .pi / 2
        $0.yAcceleration = 4
        $0.xAcceleration = 2
      })
    // One is a second old: 10 down plus half of the acceleration; the other one was just emitted.
    let places = places(layer)
    #expect(places.count == 2)
    #expect(
      places[0].isNear(CGPoint(x: 51, y: 52), within: 1e-6) && places[1].isNear(CGPoint(x: 50, y: 40), within: 1e-6))
  }

  @Test func chanceIsTheSameInEveryRun() {
    func make(seed: UInt32) -> [CGPoint] {
      let layer = layer(
        cell {
          $0.velocity = 20
          $0.velocityRange = 10
          $0.emissionRange = 2 * .pi
        })
      layer.seed = seed
      return places(layer)
    }
    #expect(make(seed: 1) == make(seed: 1))
    #expect(make(seed: 1) != make(seed: 2))
  }

  @Test func particlesAreBornWithinTheShape() {
    let layer = layer(cell { $0.birthRate = 100 })
    layer.emitterSize = CGSize(width: 30, height: 10)
    layer.emitterShape = .rectangle
    #expect(places(layer).allSatisfy { abs($0.x - 50) <= 15 && abs($0.y - 40) <= 5 })
    layer.emitterMode = .outline
    #expect(places(layer).allSatisfy { abs(abs($0.x - 50) - 15) < 1e-6 || abs(abs($0.y - 40) - 5) < 1e-6 })
    layer.emitterShape = .circle
    #expect(places(layer).allSatisfy { abs(hypot($0.x - 50, $0.y - 40) - 30) < 1e-6 })
    layer.emitterShape = .line
    layer.emitterMode = .volume
    #expect(places(layer).allSatisfy { abs($0.x - 50) <= 15 && $0.y == 40 })
  }

  @Test func sizeTurnAndColorChangeWithAge() throws {
    let layer = layer(
      cell {
        $0.birthRate = 1
        $0.scale = 0.5
        $0.scaleSpeed = 0.25
        $0.spin = .pi / 2
        $0.alphaSpeed = -0.4
        $0.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      })
    let oldest = try #require(layer.kindContents().first?.group)
    #expect(abs(hypot(oldest.transform.a, oldest.transform.b) - 0.75) < 1e-6 && abs(oldest.transform.a) < 1e-6)
    #expect(abs(oldest.opacity - 0.6) < 1e-6)
    // Its picture is multiplied by the colour, within its own alpha.
    #expect(oldest.mask?.count == 1 && oldest.items.count == 2)
    #expect(oldest.items[0].image?.destination == CGRect(x: -2, y: -1, width: 4, height: 2))
  }

  @Test func particlesEmitOthersOnTheirWay() {
    let spark = cell { $0.lifetime = 0.5 }
    let rocket = cell {
      $0.contents = nil
      $0.birthRate = 1
      $0.lifetime = 1
      $0.velocity = 100
      $0.emitterCells = [spark]
    }
    let places = places(layer(rocket))
    // The sparks of the last half second are along the path, ten points apart.
    #expect(places.count >= 5)
    #expect(Set(places.map { ($0.x / 10).rounded() }).count >= 5)
  }

  @Test func numbersThatAreNoneEmitNothing() {
    #expect(places(layer(cell { $0.birthRate = .infinity })).isEmpty)
    #expect(places(layer(cell { $0.lifetime = .nan })).isEmpty)
    #expect(places(layer(cell { $0.velocity = .nan })).isEmpty)
    #expect(places(layer(cell { $0.birthRate = 1e9 })).count <= 5_001)
    #expect(places(layer(cell { $0.isEnabled = false })).isEmpty)
  }

  /// A cell that begins a second later has no particle older than that; at rest, all have begun. One that emits for half a second
  /// only has the particles of that time.
  @Test func cellsHaveATimeOfTheirOwn() {
    let late = layer(cell { $0.beginTime = 1 }, cell { $0.velocity = 10 })
    #expect(places(late).count == 40)
    let short = layer(cell { ($0.beginTime, $0.duration, $0.velocity) = (1, 0.5, 10) })
    // Emitted from 1 to 1.5 seconds, and seen at 3: 15 to 20 points away, except those whose lifetime is over.
    let places = places(short)
    #expect(!places.isEmpty && places.count <= 6 && places.allSatisfy { $0.x >= 65 - 0.001 })
  }
}
