internal import Foundation

// Filters that take pixels from other places. As with the filters of looks, their pictures weren't compared with Apple's.
extension CIFilterKind {
  static let distortions: [String: CIFilterKind] = [
    "CICrystallize": perPixel([kCIInputRadiusKey: 20.0, kCIInputCenterKey: CIVector(x: 150, y: 150)]) {
      pixels, inputs in
      let cells = Cells(pixels, inputs)
      pixels.fill { old, x, y in
        let seed = cells.nearest(x, y).seed
        return old.at(seed)
      }
    },
    "CIPointillize": perPixel([kCIInputRadiusKey: 20.0, kCIInputCenterKey: CIVector(x: 150, y: 150)]) {
      pixels, inputs in
      let cells = Cells(pixels, inputs)
      pixels.fill { old, x, y in
        let (seed, distance) = cells.nearest(x, y)
        let pixel = old.at(seed)
        return distance <= cells.side / 2 ? pixel : Pixel(pixel.w, pixel.w, pixel.w, pixel.w)
      }
    },
    "CITwirlDistortion": perPixel([
      kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0, kCIInputAngleKey: Double.pi,
    ]) { pixels, inputs in
      let (middle, radius) = (center(pixels, inputs), Float(max(inputs.number(kCIInputRadiusKey), 1)))
      let angle = Float(inputs.number(kCIInputAngleKey))
      pixels.fill { old, x, y in
        let away = SIMD2(Float(x), Float(y)) - middle
        let distance = (away * away).sum().squareRoot()
        guard distance < radius else { return old.at(x, y) }
        let turn = angle * (1 - distance / radius)
        let (sine, cosine) = (sin(turn), cos(turn))
        let from = middle + SIMD2(away.x * cosine - away.y * sine, away.x * sine + away.y * cosine)
        return old.at(from)
      }
    },
    "CIBumpDistortion": perPixel([
      kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5,
    ]) { pixels, inputs in
      let (middle, radius) = (center(pixels, inputs), Float(max(inputs.number(kCIInputRadiusKey), 1)))
      let scale = Float(inputs.number(kCIInputScaleKey))
      pixels.fill { old, x, y in
        let away = SIMD2(Float(x), Float(y)) - middle
        let distance = (away * away).sum().squareRoot()
        guard distance < radius else { return old.at(x, y) }
        let nearness = 1 - distance / radius
        let from = middle + away * max(1 - scale * nearness * nearness, 0)
        return old.at(from)
      }
    },
    "CIMotionBlur": perPixel([kCIInputRadiusKey: 20.0, kCIInputAngleKey: 0.0]) { pixels, inputs in
      let (radius, angle) = (Float(inputs.number(kCIInputRadiusKey)), Float(inputs.number(kCIInputAngleKey)))
      // Angles turn anticlockwise in Core Image's coordinates.
      let direction = SIMD2(cos(angle), -sin(angle))
      let count = Int(Float.minimum(.maximum(radius.rounded(), 0), 1000))
      pixels.fill { old, x, y in
        let sum = (-count...count).reduce(Pixel.zero) { sum, step in
          let place = SIMD2(Float(x), Float(y)) + direction * Float(step)
          return sum + old.at(place)
        }
        return sum / Float(2 * count + 1)
      }
    },
  ]

  static func center(_ pixels: FilterPixels, _ inputs: CIFilterInputs) -> SIMD2<Float> {
    pixels.place(of: (inputs.values[kCIInputCenterKey] as? CIVector)?.cgPointValue ?? .zero)
  }

  /// A grid of cells around a centre, each with a point somewhere in it.
  private struct Cells {
    let side: Float
    private let origin: SIMD2<Float>

    init(_ pixels: FilterPixels, _ inputs: CIFilterInputs) {
      side = Float.maximum(Float(inputs.number(kCIInputRadiusKey)), 1)
      origin = center(pixels, inputs)
    }

    /// The point that is nearest to a pixel, and its distance.
    func nearest(_ x: Int, _ y: Int) -> (seed: SIMD2<Float>, distance: Float) {
      let place = SIMD2(Float(x), Float(y))
      let cell = ((place - origin) / side).rounded(.down)
      var best = (seed: place, distance: Float.infinity)
      for row in -1...1 {
        for column in -1...1 {
          let seed = point(in: cell + SIMD2(Float(column), Float(row)))
          let away = seed - place
          let distance = (away * away).sum().squareRoot()
          if distance < best.distance { best = (seed, distance) }
        }
      }
      return best
    }

    /// The same for the same cell in each picture.
    private func point(in cell: SIMD2<Float>) -> SIMD2<Float> {
      var hash = UInt64(bitPattern: Int64(cell.x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(cell.y))
      hash = (hash ^ (hash >> 31)) &* 0xBF58_476D_1CE4_E5B9
      let parts = SIMD2(Float(hash >> 40 & 0xFFF), Float(hash >> 52 & 0xFFF)) / 4096
      return origin + (cell + parts) * side
    }
  }
}
