internal import Foundation

// Filters that look at each pixel. Apple describes them in words, and publishes their inputs; the formulas here follow the words, and
// their pictures weren't compared with Apple's. Pictures are computed in sRGB.
extension CIFilterKind {
  typealias Pixel = SIMD4<Float>

  static func perPixel(
    _ defaults: [String: any Sendable], _ change: @escaping @Sendable (inout FilterPixels, CIFilterInputs) -> Void
  ) -> CIFilterKind {
    CIFilterKind(defaults: defaults) { inputs in
      guard let image = inputs.image else { return nil }
      guard var pixels = FilterPixels(image) else { return image }
      change(&pixels, inputs)
      return pixels.image
    }
  }

  static let looks: [String: CIFilterKind] = [
    "CIBloom": perPixel([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { pixels, inputs in
      let (soft, part) = blend(pixels, inputs)
      pixels.fill { old, x, y in
        let (pixel, light) = (old.at(x, y), soft.at(x, y) * part)
        return pixel + light - pixel * light
      }
    },
    "CIGloom": perPixel([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { pixels, inputs in
      let (soft, part) = blend(pixels, inputs)
      pixels.fill { old, x, y in
        let pixel = old.at(x, y)
        return pixel + (pointwiseMin(pixel, soft.at(x, y)) - pixel) * part
      }
    },
    "CIUnsharpMask": perPixel([kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { pixels, inputs in
      let (soft, part) = blend(pixels, inputs)
      pixels.fill { old, x, y in old.at(x, y) + (old.at(x, y) - soft.at(x, y)) * part }
    },
    "CISharpenLuminance": perPixel([kCIInputRadiusKey: 1.69, kCIInputSharpnessKey: 0.4]) { pixels, inputs in
      let soft = pixels.blurred(inputs.number(kCIInputRadiusKey))
      let part = Float(inputs.number(kCIInputSharpnessKey))
      pixels.fill { old, x, y in
        let more = luminance(old.at(x, y) - soft.at(x, y)) * part
        return old.at(x, y) + Pixel(more, more, more, 0)
      }
    },
    "CIEdges": perPixel([kCIInputIntensityKey: 1.0]) { pixels, inputs in
      let part = Float(inputs.number(kCIInputIntensityKey))
      pixels.fill { old, x, y in
        var edge = steepness(old, x, y) * part
        edge.w = old.at(x, y).w
        return edge
      }
    },
    "CIComicEffect": perPixel([:]) { pixels, _ in
      let soft = pixels.blurred(1)
      pixels.fill { old, x, y in
        // Lines where the brightness changes, and few colours elsewhere.
        let pixel = soft.at(x, y)
        if luminance(steepness(soft, x, y)) > 0.35 { return Pixel(0, 0, 0, pixel.w) }
        return stepped(pixel, 5)
      }
    },
    "CIColorPosterize": perPixel(["inputLevels": 6.0]) { pixels, inputs in
      let levels = Float(max(inputs.number("inputLevels"), 2))
      pixels = pixels.mapped { stepped($0, levels) }
    },
    "CIGammaAdjust": perPixel(["inputPower": 1.0]) { pixels, inputs in
      let power = Float(inputs.number("inputPower"))
      pixels = pixels.mapped { pixel in
        func part(_ value: Float) -> Float { pixel.w > 0 ? pow(max(value / pixel.w, 0), power) * pixel.w : 0 }
        return Pixel(part(pixel.x), part(pixel.y), part(pixel.z), pixel.w)
      }
    },
    "CIColorThreshold": perPixel(["inputThreshold": 0.5]) { pixels, inputs in
      let limit = Float(inputs.number("inputThreshold"))
      pixels = pixels.mapped { pixel in
        let value = luminance(pixel) >= limit * pixel.w ? pixel.w : 0
        return Pixel(value, value, value, pixel.w)
      }
    },
    "CIVignette": perPixel([kCIInputRadiusKey: 1.0, kCIInputIntensityKey: 0.0]) { pixels, inputs in
      let (radius, part) = (
        Float(max(inputs.number(kCIInputRadiusKey), 0.01)), Float(inputs.number(kCIInputIntensityKey))
      )
      let middle = SIMD2(Float(pixels.width), Float(pixels.height)) / 2
      let corner = (middle * middle).sum().squareRoot()
      pixels.fill { old, x, y in
        let away = SIMD2(Float(x), Float(y)) + 0.5 - middle
        let distance = (away * away).sum().squareRoot() / corner / radius
        return darker(old.at(x, y), by: part * distance * distance)
      }
    },
    "CIVignetteEffect": perPixel([
      kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 150.0, kCIInputIntensityKey: 1.0,
      "inputFalloff": 0.5,
    ]) { pixels, inputs in
      let (middle, radius) = (center(pixels, inputs), Float(max(inputs.number(kCIInputRadiusKey), 1)))
      let (part, falloff) = (
        Float(inputs.number(kCIInputIntensityKey)), Float(max(inputs.number("inputFalloff"), 0.01))
      )
      pixels.fill { old, x, y in
        let away = SIMD2(Float(x), Float(y)) + 0.5 - middle
        let beyond = (away * away).sum().squareRoot() / radius - 1
        return darker(old.at(x, y), by: part * min(max(beyond / falloff, 0), 1))
      }
    },
  ]

  private static func blend(_ pixels: FilterPixels, _ inputs: CIFilterInputs) -> (soft: FilterPixels, part: Float) {
    (pixels.blurred(inputs.number(kCIInputRadiusKey)), Float(inputs.number(kCIInputIntensityKey)))
  }

  private static func luminance(_ pixel: Pixel) -> Float {
    pixel.x * Float(luma.0) + pixel.y * Float(luma.1) + pixel.z * Float(luma.2)
  }

  /// The length of the gradient of each part, by Sobel's weights.
  private static func steepness(_ old: FilterPixels, _ x: Int, _ y: Int) -> Pixel {
    let right = old.at(x + 1, y - 1) + old.at(x + 1, y) * 2 + old.at(x + 1, y + 1)
    let left = old.at(x - 1, y - 1) + old.at(x - 1, y) * 2 + old.at(x - 1, y + 1)
    let below = old.at(x - 1, y + 1) + old.at(x, y + 1) * 2 + old.at(x + 1, y + 1)
    let above = old.at(x - 1, y - 1) + old.at(x, y - 1) * 2 + old.at(x + 1, y - 1)
    let (across, down) = (right - left, below - above)
    return (across * across + down * down).squareRoot()
  }

  private static func stepped(_ pixel: Pixel, _ levels: Float) -> Pixel {
    guard pixel.w > 0 else { return pixel }
    var result = (pixel / pixel.w * (levels - 1)).rounded(.toNearestOrAwayFromZero) / (levels - 1) * pixel.w
    result.w = pixel.w
    return result
  }

  private static func darker(_ pixel: Pixel, by part: Float) -> Pixel {
    let rest = 1 - min(max(part, 0), 1)
    return pixel * Pixel(rest, rest, rest, 1)
  }
}
