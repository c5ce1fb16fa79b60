public import Foundation
public import Graphics
public import HeadlessUIKit

/// A 3 x 3 matrix that transforms row vectors `(x, y, 1)`, and divides by the third component of the result.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}
  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// The effect of a 3D transform on the plane z = 0: its third row and column have none.
  public init(_ m: CATransform3D) {
    m11 = m.m11
    m12 = m.m12
    m13 = m.m14
    m21 = m.m21
    m22 = m.m22
    m23 = m.m24
    m31 = m.m41
    m32 = m.m42
    m33 = m.m44
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = ([[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]], rhs.rows)
    func cell(_ row: Int, _ column: Int) -> CGFloat {
      a[row][0] * b[0][column] + a[row][1] * b[1][column] + a[row][2] * b[2][column]
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (cell(0, 0), cell(0, 1), cell(0, 2))
    (result.m21, result.m22, result.m23) = (cell(1, 0), cell(1, 1), cell(1, 2))
    (result.m31, result.m32, result.m33) = (cell(2, 0), cell(2, 1), cell(2, 2))
    return result
  }

  /// The transform with a point as its origin.
  func moved(to origin: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y))
      .concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
  }

  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

  /// What items look like through the matrix; nil where an affine one leaves no area of them.
  func item(_ items: [DisplayItem]) -> DisplayItem? {
    guard isAffine else {
      return .group(
        DisplayGroup(
          transform: affine, items: items, projection: Projection(affine: affine, x: m13, y: m23, w: m33)))
    }
    guard m11 * m22 - m12 * m21 != 0 else { return nil }
    return .group(DisplayGroup(transform: affine, items: items))
  }
}

extension ProjectionTransform {
  /// A 3D rotation around an axis through a point, seen in perspective.
  ///
  /// - Parameter perspective: the strength; 1 for a camera whose distance is the longer side, 0 for no perspective.
  init(
    angle: Angle, axis: [CGFloat], anchor: CGPoint, anchorZ: CGFloat, perspective: CGFloat, size: CGSize
  ) {
    self.init()
    let length = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
    guard length > 0 else { return }
    let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let t = 1 - c
    // The rows are the transformed unit vectors, as with Core Animation's row vectors.
    let xRow = [t * x * x + c, t * x * y + s * z, t * x * z - s * y]
    let yRow = [t * x * y - s * z, t * y * y + c, t * y * z + s * x]
    let zRow = [t * x * z + s * y, t * y * z - s * x, t * z * z + c]
    let side = max(size.width, size.height)
    let depth = side > 0 ? -perspective / side : 0
    // The plane is translated so that the anchor is the origin, rotated, projected, and translated back.
    let origin = (0..<3).map { -anchor.x * xRow[$0] - anchor.y * yRow[$0] - anchorZ * zRow[$0] }
    let zOrigin = origin[2] + anchorZ
    m13 = xRow[2] * depth
    m23 = yRow[2] * depth
    m33 = 1 + zOrigin * depth
    m11 = xRow[0] + anchor.x * m13
    m12 = xRow[1] + anchor.y * m13
    m21 = yRow[0] + anchor.x * m23
    m22 = yRow[1] + anchor.y * m23
    m31 = origin[0] + anchor.x * m33
    m32 = origin[1] + anchor.y * m33
  }
}
