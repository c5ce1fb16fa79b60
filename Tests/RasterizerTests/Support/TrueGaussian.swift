import Foundation

/// A straightforward blur, with which the fast one is compared.
struct TrueGaussian {
  var width: Int
  var height: Int
  var values: [Double]

  enum Edge {
    /// Beyond the edges, pixels are zero.
    case clear
    /// Beyond the edges, the edge pixels are repeated.
    case extended
  }

  func blurred(sigma: Double, _ edge: Edge) -> [Double] {
    let radius = Int((sigma * 5).rounded(.up))
    var weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    let horizontal = pass(values, weights, radius, width, height, step: 1, lineStep: width, edge)
    return pass(horizontal, weights, radius, height, width, step: width, lineStep: 1, edge)
  }

  private func pass(
    _ source: [Double], _ weights: [Double], _ radius: Int, _ length: Int, _ lines: Int, step: Int, lineStep: Int,
    _ edge: Edge
  ) -> [Double] {
    var result = source
    source.withUnsafeBufferPointer { source in
      weights.withUnsafeBufferPointer { weights in
        result.withUnsafeMutableBufferPointer { result in
          var line = 0
          while line < lines {
            var index = 0
            while index < length {
              var total = 0.0
              var tap = -radius
              while tap <= radius {
                var place = index + tap
                let isInside = place >= 0 && place < length
                if edge == .extended { place = min(max(place, 0), length - 1) }
                if isInside || edge == .extended {
                  total += source[line * lineStep + place * step] * weights[tap + radius]
                }
                tap += 1
              }
              result[line * lineStep + index * step] = total
              index += 1
            }
            line += 1
          }
        }
      }
    }
    return result
  }
}
