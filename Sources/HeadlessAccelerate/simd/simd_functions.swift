internal import Foundation

// Elementary functions of each component of a vector, as `simd` declares them.

extension SIMD where Scalar: BinaryFloatingPoint {
  fileprivate func mapped(_ function: (Double) -> Double) -> Self {
    var result = self
    for index in indices { result[index] = Scalar(function(Double(self[index]))) }
    return result
  }

  fileprivate func mapped(_ other: Self, _ function: (Double, Double) -> Double) -> Self {
    var result = self
    for index in indices { result[index] = Scalar(function(Double(self[index]), Double(other[index]))) }
    return result
  }
}

public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.mapped { Foundation.sin($0) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.mapped { Foundation.cos($0) } }
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.mapped { Foundation.tan($0) } }
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.mapped { Foundation.asin($0) } }
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.mapped { Foundation.acos($0) } }
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.mapped { Foundation.atan($0) } }
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.mapped { Foundation.exp($0) } }
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.mapped { Foundation.exp2($0) } }
public func log<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.mapped { Foundation.log($0) } }
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.mapped { Foundation.log2($0) } }
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.mapped { Foundation.log10($0) } }
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.squareRoot() }
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.down) }
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.up) }
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.towardZero) }
/// The nearest whole numbers; halves are rounded away from zero.
public func round<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.toNearestOrAwayFromZero) }
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { simd_abs(x) }

public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(y) { Foundation.pow($0, $1) }
}
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  y.mapped(x) { Foundation.atan2($0, $1) }
}
public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(y) { $0.truncatingRemainder(dividingBy: $1) }
}
