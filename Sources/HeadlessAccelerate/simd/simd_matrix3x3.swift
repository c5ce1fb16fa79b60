/// A matrix of 3 columns and 3 rows, by columns: `simd_float3x3` and `simd_double3x3`.
public struct simd_matrix3x3<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable {
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// Zeros.
  public init() { self.init(.zero, .zero, .zero) }

  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }

  public init(_ c0: SIMD3<Scalar>, _ c1: SIMD3<Scalar>, _ c2: SIMD3<Scalar>) { columns = (c0, c1, c2) }

  public init(_ columns: [SIMD3<Scalar>]) { self.init(columns[0], columns[1], columns[2]) }

  public init(rows: [SIMD3<Scalar>]) { self = Self(rows).transpose }

  /// A diagonal matrix with a number on its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD3<Scalar>(repeating: scalar)) }

  public init(diagonal: SIMD3<Scalar>) {
    self.init()
    for place in 0..<3 { self[place][place] = diagonal[place] }
  }

  /// A column.
  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("A matrix of 3 columns has no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("A matrix of 3 columns has no column \(column).")
      }
    }
  }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    var result = Self()
    for column in 0..<3 {
      for row in 0..<3 { result[row][column] = self[column][row] }
    }
    return result
  }

  public var determinant: Scalar {
    MatrixInverse(of: (0..<3).map { column in (0..<3).map { self[column][$0] } }).determinant
  }

  /// The inverse; NaN or infinity for a singular matrix, whose determinant is 0.
  public var inverse: Self {
    let inverse = MatrixInverse(of: (0..<3).map { column in (0..<3).map { self[column][$0] } })
    return Self(inverse.columns.map { column in SIMD3<Scalar>(column) })
  }

  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }

  public static func + (a: Self, b: Self) -> Self {
    Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2)
  }
  public static func - (a: Self, b: Self) -> Self {
    Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2)
  }
  public static prefix func - (a: Self) -> Self { a * -1 }

  public static func * (a: Self, b: Scalar) -> Self { Self(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b) }
  public static func * (a: Scalar, b: Self) -> Self { b * a }

  /// The vector as a column.
  public static func * (a: Self, b: SIMD3<Scalar>) -> SIMD3<Scalar> {
    a.columns.0 * b[0] + a.columns.1 * b[1] + a.columns.2 * b[2]
  }

  /// The vector as a row.
  public static func * (a: SIMD3<Scalar>, b: Self) -> SIMD3<Scalar> { b.transpose * a }

  public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1, a * b.columns.2) }

  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Scalar) { a = a * b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

extension simd_matrix3x3: Sendable where Scalar: Sendable, SIMD3<Scalar>: Sendable {}

public typealias simd_float3x3 = simd_matrix3x3<Float>
public typealias simd_double3x3 = simd_matrix3x3<Double>
public typealias float3x3 = simd_float3x3
public typealias double3x3 = simd_double3x3
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_double3x3 = simd_double3x3

public var matrix_identity_float3x3: simd_float3x3 { simd_float3x3(1) }
public var matrix_identity_double3x3: simd_double3x3 { simd_double3x3(1) }

public func simd_mul<Scalar>(_ a: simd_matrix3x3<Scalar>, _ b: simd_matrix3x3<Scalar>) -> simd_matrix3x3<Scalar> {
  a * b
}
public func simd_mul<Scalar>(_ a: simd_matrix3x3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { a * b }
public func simd_mul<Scalar>(_ a: SIMD3<Scalar>, _ b: simd_matrix3x3<Scalar>) -> SIMD3<Scalar> { a * b }
public func simd_mul<Scalar>(_ a: Scalar, _ b: simd_matrix3x3<Scalar>) -> simd_matrix3x3<Scalar> { a * b }
public func matrix_multiply<Scalar>(_ a: simd_matrix3x3<Scalar>, _ b: simd_matrix3x3<Scalar>) -> simd_matrix3x3<Scalar>
{ a * b }
public func matrix_multiply<Scalar>(_ a: simd_matrix3x3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { a * b }
public func simd_add<Scalar>(_ a: simd_matrix3x3<Scalar>, _ b: simd_matrix3x3<Scalar>) -> simd_matrix3x3<Scalar> {
  a + b
}
public func simd_sub<Scalar>(_ a: simd_matrix3x3<Scalar>, _ b: simd_matrix3x3<Scalar>) -> simd_matrix3x3<Scalar> {
  a - b
}
public func simd_transpose<Scalar>(_ a: simd_matrix3x3<Scalar>) -> simd_matrix3x3<Scalar> { a.transpose }
public func simd_inverse<Scalar>(_ a: simd_matrix3x3<Scalar>) -> simd_matrix3x3<Scalar> { a.inverse }
public func simd_determinant<Scalar>(_ a: simd_matrix3x3<Scalar>) -> Scalar { a.determinant }
