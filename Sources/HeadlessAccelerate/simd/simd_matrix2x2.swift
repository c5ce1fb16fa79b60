/// A matrix of 2 columns and 2 rows, by columns: `simd_float2x2` and `simd_double2x2`.
public struct simd_matrix2x2<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable {
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// Zeros.
  public init() { self.init(.zero, .zero) }

  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }

  public init(_ c0: SIMD2<Scalar>, _ c1: SIMD2<Scalar>) { columns = (c0, c1) }

  public init(_ columns: [SIMD2<Scalar>]) { self.init(columns[0], columns[1]) }

  public init(rows: [SIMD2<Scalar>]) { self = Self(rows).transpose }

  /// A diagonal matrix with a number on its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD2<Scalar>(repeating: scalar)) }

  public init(diagonal: SIMD2<Scalar>) {
    self.init()
    for place in 0..<2 { self[place][place] = diagonal[place] }
  }

  /// A column.
  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("A matrix of 2 columns has no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("A matrix of 2 columns has no column \(column).")
      }
    }
  }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    var result = Self()
    for column in 0..<2 {
      for row in 0..<2 { result[row][column] = self[column][row] }
    }
    return result
  }

  public var determinant: Scalar {
    MatrixInverse(of: (0..<2).map { column in (0..<2).map { self[column][$0] } }).determinant
  }

  /// The inverse; NaN or infinity for a singular matrix, whose determinant is 0.
  public var inverse: Self {
    let inverse = MatrixInverse(of: (0..<2).map { column in (0..<2).map { self[column][$0] } })
    return Self(inverse.columns.map { column in SIMD2<Scalar>(column) })
  }

  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }

  public static func + (a: Self, b: Self) -> Self {
    Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1)
  }
  public static func - (a: Self, b: Self) -> Self {
    Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1)
  }
  public static prefix func - (a: Self) -> Self { a * -1 }

  public static func * (a: Self, b: Scalar) -> Self { Self(a.columns.0 * b, a.columns.1 * b) }
  public static func * (a: Scalar, b: Self) -> Self { b * a }

  /// The vector as a column.
  public static func * (a: Self, b: SIMD2<Scalar>) -> SIMD2<Scalar> {
    a.columns.0 * b[0] + a.columns.1 * b[1]
  }

  /// The vector as a row.
  public static func * (a: SIMD2<Scalar>, b: Self) -> SIMD2<Scalar> { b.transpose * a }

  public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1) }

  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Scalar) { a = a * b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

extension simd_matrix2x2: Sendable where Scalar: Sendable, SIMD2<Scalar>: Sendable {}

public typealias simd_float2x2 = simd_matrix2x2<Float>
public typealias simd_double2x2 = simd_matrix2x2<Double>
public typealias float2x2 = simd_float2x2
public typealias double2x2 = simd_double2x2
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_double2x2 = simd_double2x2

public var matrix_identity_float2x2: simd_float2x2 { simd_float2x2(1) }
public var matrix_identity_double2x2: simd_double2x2 { simd_double2x2(1) }

public func simd_mul<Scalar>(_ a: simd_matrix2x2<Scalar>, _ b: simd_matrix2x2<Scalar>) -> simd_matrix2x2<Scalar> {
  a * b
}
public func simd_mul<Scalar>(_ a: simd_matrix2x2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { a * b }
public func simd_mul<Scalar>(_ a: SIMD2<Scalar>, _ b: simd_matrix2x2<Scalar>) -> SIMD2<Scalar> { a * b }
public func simd_mul<Scalar>(_ a: Scalar, _ b: simd_matrix2x2<Scalar>) -> simd_matrix2x2<Scalar> { a * b }
public func matrix_multiply<Scalar>(_ a: simd_matrix2x2<Scalar>, _ b: simd_matrix2x2<Scalar>) -> simd_matrix2x2<Scalar>
{ a * b }
public func matrix_multiply<Scalar>(_ a: simd_matrix2x2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { a * b }
public func simd_add<Scalar>(_ a: simd_matrix2x2<Scalar>, _ b: simd_matrix2x2<Scalar>) -> simd_matrix2x2<Scalar> {
  a + b
}
public func simd_sub<Scalar>(_ a: simd_matrix2x2<Scalar>, _ b: simd_matrix2x2<Scalar>) -> simd_matrix2x2<Scalar> {
  a - b
}
public func simd_transpose<Scalar>(_ a: simd_matrix2x2<Scalar>) -> simd_matrix2x2<Scalar> { a.transpose }
public func simd_inverse<Scalar>(_ a: simd_matrix2x2<Scalar>) -> simd_matrix2x2<Scalar> { a.inverse }
public func simd_determinant<Scalar>(_ a: simd_matrix2x2<Scalar>) -> Scalar { a.determinant }
