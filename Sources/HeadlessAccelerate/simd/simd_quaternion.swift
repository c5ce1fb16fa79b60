internal import Foundation

/// A rotation in space: `simd_quatf` and `simd_quatd`.
public struct simd_quaternion<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable {
  /// The imaginary parts, then the real one.
  public var vector: SIMD4<Scalar>

  /// All parts are 0.
  public init() { vector = .zero }

  public init(vector: SIMD4<Scalar>) { self.vector = vector }

  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// - Parameters:
  ///   - angle: in radians.
  ///   - axis: of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  /// In radians, from 0 to a full turn.
  public var angle: Scalar { Scalar(2 * atan2(Double(simd_length(imag)), Double(real))) }

  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  public var length: Scalar { simd_length(vector) }
  public var normalized: Self { Self(vector: simd_normalize(vector)) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }

  /// The rotated vector.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let turn = 2 * simd_cross(imag, vector)
    return vector + real * turn + simd_cross(imag, turn)
  }

  /// The rotation by `b`, followed by that by `a`.
  public static func * (a: Self, b: Self) -> Self {
    let real = a.real * b.real - simd_dot(a.imag, b.imag)
    return Self(real: real, imag: a.real * b.imag + b.real * a.imag + simd_cross(a.imag, b.imag))
  }

  public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
  public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }
  public static func * (a: Self, b: Scalar) -> Self { Self(vector: a.vector * b) }
  public static func * (a: Scalar, b: Self) -> Self { Self(vector: a * b.vector) }
  public static func / (a: Self, b: Scalar) -> Self { Self(vector: a.vector / b) }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func *= (a: inout Self, b: Scalar) { a = a * b }
  public static func /= (a: inout Self, b: Scalar) { a = a / b }

  public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
}

extension simd_quaternion: Sendable where SIMD4<Scalar>: Sendable {}

public typealias simd_quatf = simd_quaternion<Float>
public typealias simd_quatd = simd_quaternion<Double>

extension simd_quaternion {
  /// The rotation of a matrix that is only a rotation.
  public init(_ matrix: simd_matrix3x3<Scalar>) {
    let (a, b, c) = matrix.columns
    func part(_ sum: Scalar) -> Scalar { max(0, sum).squareRoot() / 2 }
    let real = part(1 + a.x + b.y + c.z)
    let imag = SIMD3(part(1 + a.x - b.y - c.z), part(1 - a.x + b.y - c.z), part(1 - a.x - b.y + c.z))
    // The largest component is computed first; the others follow from it.
    if real >= imag.max() {
      self.init(real: real, imag: SIMD3(b.z - c.y, c.x - a.z, a.y - b.x) / (4 * real))
    } else if imag.x == imag.max() {
      let x = 4 * imag.x
      self.init(ix: imag.x, iy: (a.y + b.x) / x, iz: (a.z + c.x) / x, r: (b.z - c.y) / x)
    } else if imag.y == imag.max() {
      let y = 4 * imag.y
      self.init(ix: (a.y + b.x) / y, iy: imag.y, iz: (b.z + c.y) / y, r: (c.x - a.z) / y)
    } else {
      let z = 4 * imag.z
      self.init(ix: (a.z + c.x) / z, iy: (b.z + c.y) / z, iz: imag.z, r: (a.y - b.x) / z)
    }
  }

  public init(_ matrix: simd_matrix4x4<Scalar>) {
    func part(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
    let (a, b, c, _) = matrix.columns
    self.init(simd_matrix3x3(part(a), part(b), part(c)))
  }
}

extension simd_matrix3x3 {
  public init(_ quaternion: simd_quaternion<Scalar>) {
    self.init(quaternion.act([1, 0, 0]), quaternion.act([0, 1, 0]), quaternion.act([0, 0, 1]))
  }
}

extension simd_matrix4x4 {
  public init(_ quaternion: simd_quaternion<Scalar>) {
    let turn = simd_matrix3x3(quaternion)
    self.init(SIMD4(turn[0], 0), SIMD4(turn[1], 0), SIMD4(turn[2], 0), SIMD4(0, 0, 0, 1))
  }
}

public func simd_mul<Scalar>(_ a: simd_quaternion<Scalar>, _ b: simd_quaternion<Scalar>) -> simd_quaternion<Scalar> {
  a * b
}
public func simd_act<Scalar>(_ a: simd_quaternion<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { a.act(b) }
public func simd_inverse<Scalar>(_ a: simd_quaternion<Scalar>) -> simd_quaternion<Scalar> { a.inverse }
public func simd_normalize<Scalar>(_ a: simd_quaternion<Scalar>) -> simd_quaternion<Scalar> { a.normalized }

/// The rotation between two rotations, along the shorter way.
///
/// - Parameter t: from 0 to 1.
public func simd_slerp<Scalar>(
  _ a: simd_quaternion<Scalar>, _ b: simd_quaternion<Scalar>, _ t: Scalar
) -> simd_quaternion<Scalar> {
  let cosine = simd_dot(a.vector, b.vector)
  let target = cosine < 0 ? -b.vector : b.vector
  let angle = acos(Double(min(cosine.magnitude, 1)))
  guard angle > 1e-6 else {
    return simd_quaternion(vector: simd_normalize(simd_mix(a.vector, target, .init(repeating: t))))
  }
  let (from, to) = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
  return simd_quaternion(vector: a.vector * Scalar(from) + target * Scalar(to))
}
