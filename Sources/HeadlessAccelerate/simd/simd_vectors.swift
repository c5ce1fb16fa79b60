// Functions for vectors, with both of their names.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias vector_float2 = simd_float2
public typealias vector_float3 = simd_float3
public typealias vector_float4 = simd_float4
public typealias vector_double2 = simd_double2
public typealias vector_double3 = simd_double3
public typealias vector_double4 = simd_double4
public typealias vector_int2 = simd_int2
public typealias vector_int3 = simd_int3
public typealias vector_int4 = simd_int4
public typealias vector_uint2 = simd_uint2
public typealias vector_uint3 = simd_uint3
public typealias vector_uint4 = simd_uint4

public func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }
public func simd_length_squared<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(a, a) }
public func simd_length<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(a).squareRoot()
}
public func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(a - b) }
public func simd_distance_squared<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(a - b)
}
public func simd_normalize<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint { a / simd_length(a) }

public func simd_cross<Scalar: FloatingPoint>(_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

/// Linear interpolation from `a` to `b`, by the fraction `t` of each component.
public func simd_mix<V: SIMD>(_ a: V, _ b: V, _ t: V) -> V where V.Scalar: FloatingPoint { a + t * (b - a) }

public func simd_clamp<V: SIMD>(_ a: V, _ lowerBound: V, _ upperBound: V) -> V where V.Scalar: Comparable {
  a.clamped(lowerBound: lowerBound, upperBound: upperBound)
}

/// The direction after reflection on a plane with a normal of length 1.
public func simd_reflect<V: SIMD>(_ a: V, n: V) -> V where V.Scalar: FloatingPoint { a - 2 * simd_dot(a, n) * n }

/// The absolute values.
public func simd_abs<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint { a.replacing(with: -a, where: a .< 0) }
public func simd_min<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMin(a, b) }
public func simd_max<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMax(a, b) }

// MARK: Without a prefix

public func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(a, b) }
public func length<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(a) }
public func length_squared<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length_squared(a) }
public func distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_distance(a, b) }
public func distance_squared<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance_squared(a, b)
}
public func normalize<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint { simd_normalize(a) }
public func cross<Scalar: FloatingPoint>(_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { simd_cross(a, b) }
public func reflect<V: SIMD>(_ a: V, n: V) -> V where V.Scalar: FloatingPoint { simd_reflect(a, n: n) }
public func mix<V: SIMD>(_ a: V, _ b: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }
public func mix<V: SIMD>(_ a: V, _ b: V, t: V) -> V where V.Scalar: FloatingPoint { simd_mix(a, b, t) }
public func min<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { simd_min(a, b) }
public func max<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { simd_max(a, b) }
public func clamp<V: SIMD>(_ a: V, min: V, max: V) -> V where V.Scalar: Comparable { simd_clamp(a, min, max) }
public func clamp<V: SIMD>(_ a: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  simd_clamp(a, V(repeating: min), V(repeating: max))
}

/// Smooth interpolation from 0 to 1 between two edges, with a slope of 0 at both.
public func simd_smoothstep<Value: FloatingPoint>(_ edge0: Value, _ edge1: Value, _ x: Value) -> Value {
  let share = Swift.max(0, Swift.min((x - edge0) / (edge1 - edge0), 1))
  return share * share * (3 - 2 * share)
}
public func smoothstep<Value: FloatingPoint>(_ x: Value, edge0: Value, edge1: Value) -> Value {
  simd_smoothstep(edge0, edge1, x)
}
