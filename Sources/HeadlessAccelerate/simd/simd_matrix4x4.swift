/// A matrix of 4 columns and 4 rows, by columns: `simd_float4x4` and `simd_double4x4`.
public struct simd_matrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable {
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Zeros.
  public init() { self.init(.zero, .zero, .zero, .zero) }

  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }

  public init(_ c0: SIMD4<Scalar>, _ c1: SIMD4<Scalar>, _ c2: SIMD4<Scalar>, _ c3: SIMD4<Scalar>) {
    columns = (c0, c1, c2, c3)
  }

  public init(_ columns: [SIMD4<Scalar>]) { self.init(columns[0], columns[1], columns[2], columns[3]) }

  public init(rows: [SIMD4<Scalar>]) { self = Self(rows).transpose }

  /// A diagonal matrix with a number on its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD4<Scalar>(repeating: scalar)) }

  public init(diagonal: SIMD4<Scalar>) {
    self.init()
    for place in 0..<4 { self[place][place] = diagonal[place] }
  }

  /// A column.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("A matrix of 4 columns has no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("A matrix of 4 columns has no column \(column).")
      }
    }
  }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    var result = Self()
    for column in 0..<4 {
      for row in 0..<4 { result[row][column] = self[column][row] }
    }
    return result
  }

  public var determinant: Scalar {
    MatrixInverse(of: (0..<4).map { column in (0..<4).map { self[column][$0] } }).determinant
  }

  /// The inverse; NaN or infinity for a singular matrix, whose determinant is 0.
  public var inverse: Self {
    let inverse = MatrixInverse(of: (0..<4).map { column in (0..<4).map { self[column][$0] } })
    return Self(inverse.columns.map { column in SIMD4<Scalar>(column) })
  }

  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }

  public static func + (a: Self, b: Self) -> Self {
    Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2, a.columns.3 + b.columns.3)
  }
  public static func - (a: Self, b: Self) -> Self {
    Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2, a.columns.3 - b.columns.3)
  }
  public static prefix func - (a: Self) -> Self { a * -1 }

  public static func * (a: Self, b: Scalar) -> Self {
    Self(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b, a.columns.3 * b)
  }
  public static func * (a: Scalar, b: Self) -> Self { b * a }

  /// The vector as a column.
  public static func * (a: Self, b: SIMD4<Scalar>) -> SIMD4<Scalar> {
    a.columns.0 * b[0] + a.columns.1 * b[1] + a.columns.2 * b[2] + a.columns.3 * b[3]
  }

  /// The vector as a row.
  public static func * (a: SIMD4<Scalar>, b: Self) -> SIMD4<Scalar> { b.transpose * a }

  public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
  }

  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Scalar) { a = a * b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

extension simd_matrix4x4: Sendable where Scalar: Sendable, SIMD4<Scalar>: Sendable {}

public typealias simd_float4x4 = simd_matrix4x4<Float>
public typealias simd_double4x4 = simd_matrix4x4<Double>
public typealias float4x4 = simd_float4x4
public typealias double4x4 = simd_double4x4
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_double4x4 = simd_double4x4

public var matrix_identity_float4x4: simd_float4x4 { simd_float4x4(1) }
public var matrix_identity_double4x4: simd_double4x4 { simd_double4x4(1) }

public func simd_mul<Scalar>(_ a: simd_matrix4x4<Scalar>, _ b: simd_matrix4x4<Scalar>) -> simd_matrix4x4<Scalar> {
  a * b
}
public func simd_mul<Scalar>(_ a: simd_matrix4x4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { a * b }
public func simd_mul<Scalar>(_ a: SIMD4<Scalar>, _ b: simd_matrix4x4<Scalar>) -> SIMD4<Scalar> { a * b }
public func simd_mul<Scalar>(_ a: Scalar, _ b: simd_matrix4x4<Scalar>) -> simd_matrix4x4<Scalar> { a * b }
public func matrix_multiply<Scalar>(_ a: simd_matrix4x4<Scalar>, _ b: simd_matrix4x4<Scalar>) -> simd_matrix4x4<Scalar>
{ a * b }
public func matrix_multiply<Scalar>(_ a: simd_matrix4x4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { a * b }
public func simd_add<Scalar>(_ a: simd_matrix4x4<Scalar>, _ b: simd_matrix4x4<Scalar>) -> simd_matrix4x4<Scalar> {
  a + b
}
public func simd_sub<Scalar>(_ a: simd_matrix4x4<Scalar>, _ b: simd_matrix4x4<Scalar>) -> simd_matrix4x4<Scalar> {
  a - b
}
public func simd_transpose<Scalar>(_ a: simd_matrix4x4<Scalar>) -> simd_matrix4x4<Scalar> { a.transpose }
public func simd_inverse<Scalar>(_ a: simd_matrix4x4<Scalar>) -> simd_matrix4x4<Scalar> { a.inverse }
public func simd_determinant<Scalar>(_ a: simd_matrix4x4<Scalar>) -> Scalar { a.determinant }
