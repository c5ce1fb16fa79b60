internal import Foundation
internal import Graphics

/// The pixels of an image for filters that look at each of them: red, green, blue and alpha from 0 to 1, multiplied by alpha, row by
/// row from the top.
struct FilterPixels {
  let width: Int
  let height: Int
  var values: [SIMD4<Float>]
  /// Where the pixels are, in Core Image's coordinates.
  let extent: CGRect

  /// Nil for an image without end, or without pixels.
  init?(_ image: CIImage) {
    guard !image.extent.isInfinite, !image.extent.isEmpty else { return nil }
    extent = image.extent.integral
    guard let bitmap = CIContext().createCGImage(image, from: extent)?.bitmap else { return nil }
    (width, height) = (bitmap.width, bitmap.height)
    values = bitmap.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { place in
        func part(_ index: Int) -> Float { Float(bytes[place * 4 + index]) / 255 }
        return SIMD4(part(2), part(1), part(0), part(3))
      }
    }
  }

  var image: CIImage? {
    guard !values.isEmpty else { return nil }
    let bitmap = Bitmap(width: width, height: height) { memory in
      for (place, pixel) in values.enumerated() {
        // Parts may not exceed alpha.
        let alpha = Float.minimum(.maximum(pixel.w, 0), 1)
        func byte(_ part: Float) -> UInt8 { UInt8((Float.minimum(.maximum(part, 0), alpha) * 255).rounded()) }
        memory[place * 4] = byte(pixel.z)
        memory[place * 4 + 1] = byte(pixel.y)
        memory[place * 4 + 2] = byte(pixel.x)
        memory[place * 4 + 3] = byte(alpha)
      }
    }
    let item = ImageItem(CGImage(.bitmap(bitmap)).content, in: extent.flipped, interpolation: .nearest)
    return CIImage([.image(item)], extent: extent)
  }

  /// The pixel at a place; beyond the edges the nearest one.
  func at(_ x: Int, _ y: Int) -> SIMD4<Float> {
    values[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
  }

  /// The pixel nearest to a place.
  func at(_ place: SIMD2<Float>) -> SIMD4<Float> {
    func index(_ value: Float, _ count: Int) -> Int {
      Int(Float.minimum(.maximum(value.rounded(), 0), Float(count - 1)))
    }
    return values[index(place.y, height) * width + index(place.x, width)]
  }

  /// The place in Core Image's coordinates, as a column and a row. Places far away are moved nearer.
  func place(of point: CGPoint) -> SIMD2<Float> {
    func limited(_ value: CGFloat) -> Float { Float.minimum(.maximum(Float(value), -1e6), 1e6) }
    return SIMD2(limited(point.x - extent.minX), limited(extent.maxY - point.y))
  }

  /// Replaces each pixel by what a function makes of its column and row.
  mutating func fill(_ make: (FilterPixels, Int, Int) -> SIMD4<Float>) {
    let old = self
    for y in 0..<height { for x in 0..<width { values[y * width + x] = make(old, x, y) } }
  }

  func mapped(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> FilterPixels {
    var result = self
    for place in values.indices { result.values[place] = change(values[place]) }
    return result
  }

  /// Blurred by three boxes, which are close to a Gauss curve of a standard deviation.
  func blurred(_ sigma: Double) -> FilterPixels {
    let sigma = Double.minimum(.maximum(sigma, 0), 1000)
    let half = Int(((12 * sigma * sigma / 3 + 1).squareRoot() / 2).rounded(.down))
    guard half > 0 else { return self }
    var result = self
    for _ in 0..<3 {
      result.average(half, step: 1, lines: height, length: width, lineStep: width)
      result.average(half, step: width, lines: width, length: height, lineStep: 1)
    }
    return result
  }

  private mutating func average(_ half: Int, step: Int, lines: Int, length: Int, lineStep: Int) {
    let weight = 1 / Float(2 * half + 1)
    for line in 0..<lines {
      let start = line * lineStep
      let old = (0..<length).map { values[start + $0 * step] }
      func at(_ index: Int) -> SIMD4<Float> { old[min(max(index, 0), length - 1)] }
      var sum = (-half...half).reduce(SIMD4<Float>.zero) { $0 + at($1) }
      for index in 0..<length {
        values[start + index * step] = sum * weight
        sum += at(index + half + 1) - at(index - half)
      }
    }
  }
}
