import Foundation
import Graphics
import ImageDiff
import Testing

/// Distances of colours compared with the formulas of CIE 15 in doubles, with the chromaticities of sRGB's primaries (IEC
/// 61966-2-1): the filter uses a matrix, a table, single precision and a cache of colours.
@Suite("Distances of colours")
struct ColorDistanceTests {
  private func light(_ level: Double) -> Double {
    let value = level / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private func curve(_ value: Double) -> Double {
    let edge = 6.0 / 29
    return value > edge * edge * edge ? cbrt(value) : value / (3 * edge * edge) + 4.0 / 29
  }

  private func lab(_ color: [Double]) -> [Double] {
    let (red, green, blue) = (light(color[0]), light(color[1]), light(color[2]))
    // x and y of the primaries and of D65; Y of each primary follows from the white as their sum.
    let places = [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)]
    let shares = [0.2126729, 0.7151522, 0.0721750]
    var tristimulus = [0.0, 0.0, 0.0]
    for (index, amount) in [red, green, blue].enumerated() {
      let (x, y) = places[index]
      let luminance = shares[index] * amount
      tristimulus[0] += luminance * x / y
      tristimulus[1] += luminance
      tristimulus[2] += luminance * (1 - x - y) / y
    }
    let white = (x: 0.3127, y: 0.3290)
    let whites = [white.x / white.y, 1, (1 - white.x - white.y) / white.y]
    let scaled = zip(tristimulus, whites).map { value, white in curve(value / white) }
    return [116 * scaled[1] - 16, 500 * (scaled[0] - scaled[1]), 200 * (scaled[1] - scaled[2])]
  }

  private func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(lab(a), lab(b)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  /// Red, green and blue of a premultiplied pixel on a background.
  private func shown(_ pixel: UInt32, on ground: Double) -> [Double] {
    let rest = ground * (255 - Double(pixel >> 24)) / 255
    return [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255].map { Double($0) + rest }
  }

  private func matches(_ a: [UInt32], _ b: [UInt32], within distance: Double) throws -> [Bool] {
    let comparator = ImageComparator(
      tolerance: PictureTolerance(perceptualPrecision: 1 - distance / 100), clusterDistance: 1, maximumClusters: 10_000)
    // Two columns apart, so that each one is a cluster.
    let before = picture(a.count * 3, 1) { x, _ in x % 3 == 0 ? a[x / 3] : white }
    let after = picture(b.count * 3, 1) { x, _ in x % 3 == 0 ? b[x / 3] : white }
    let clusters = comparator.compare(before, after).difference?.clusters ?? []
    let differing = Set(clusters.map { $0.rect.minX / 3 })
    return a.indices.map { !differing.contains($0) }
  }

  @Test("are those of the formulas", arguments: [0.5, 2, 5, 20, 60, 95])
  func formulas(limit: Double) throws {
    var random = FixedRandom(seed: UInt64(limit * 10))
    var pairs: [(UInt32, UInt32, Double)] = []
    while pairs.count < 1500 {
      let isOpaque = Bool.random(using: &random)
      func pixel() -> UInt32 {
        let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &random)
        let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
        return alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
      }
      let first = pixel()
      var second = pixel()
      // Similar ones, too: random colours are rarely similar.
      if limit < 30, isOpaque {
        let step = UInt32(limit) + 2
        let near = [16, 8, 0].map { shift in
          let level = Int(first >> UInt32(shift) & 255) + Int.random(in: -Int(step)...Int(step), using: &random)
          return UInt32(min(max(level, 0), 255)) << UInt32(shift)
        }
        second = 0xFF00_0000 | near[0] | near[1] | near[2]
      }
      let expected = [0.0, 255].map { distance(shown(first, on: $0), shown(second, on: $0)) }.max() ?? 0
      // Distances at the limit depend on single precision and on the rounded matrix.
      if abs(expected - limit) > 0.02 + limit * 0.002 { pairs.append((first, second, expected)) }
    }
    let found = try matches(pairs.map(\.0), pairs.map(\.1), within: limit)
    for (pair, isMatch) in zip(pairs, found) where isMatch != (pair.2 <= limit) {
      Issue.record("\(String(pair.0, radix: 16)), \(String(pair.1, radix: 16)): \(pair.2) against \(limit)")
    }
    #expect(found.contains(true) && found.contains(false))
  }
}
