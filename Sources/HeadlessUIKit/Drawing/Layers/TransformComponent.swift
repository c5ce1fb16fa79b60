internal import Foundation

/// One of the components that Core Animation's key paths read from a transform and write to it:
/// `transform.rotation.z`, `transform.scale`, `sublayerTransform.translation.x`.
///
/// A transform is taken to be a scaling, then the rotations about x, y and z, then a translation; writing a component
/// keeps the others.
struct TransformComponent {
  private enum Kind {
    case scale(axes: [Int])
    case rotation(axis: Int)
    case translation(axis: Int)
    case translationSize
  }

  private let transform: ReferenceWritableKeyPath<CALayer, CATransform3D>
  private let kind: Kind

  init?(keyPath: String) {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    switch parts[0] {
    case "transform": transform = \.transform
    case "sublayerTransform": transform = \.sublayerTransform
    default: return nil
    }
    let axis = parts.count == 3 ? ["x", "y", "z"].firstIndex(of: parts[2]) : nil
    if parts.count == 3, axis == nil { return nil }
    switch parts[1] {
    case "scale": kind = .scale(axes: axis.map { [$0] } ?? [0, 1, 2])
    case "rotation": kind = .rotation(axis: axis ?? 2)
    case "translation": kind = axis.map { .translation(axis: $0) } ?? .translationSize
    default: return nil
    }
  }

  var property: LayerProperty {
    LayerProperty(
      get: { read(Decomposed($0[keyPath: transform])) },
      set: { layer, new in
        var parts = Decomposed(layer[keyPath: transform])
        write(new, &parts)
        layer[keyPath: transform] = parts.transform
      })
  }

  private func read(_ parts: Decomposed) -> Any {
    switch kind {
    case .scale(let axes):
      axes.map { parts.scale[$0] }.reduce(0, +) / CGFloat(axes.count)
    case .rotation(let axis): parts.rotation[axis]
    case .translation(let axis): parts.translation[axis]
    case .translationSize: CGSize(width: parts.translation[0], height: parts.translation[1])
    }
  }

  private func write(_ value: Any?, _ parts: inout Decomposed) {
    if case .translationSize = kind {
      let size = value as? CGSize ?? (value as? CGPoint).map { CGSize(width: $0.x, height: $0.y) }
      if let size { parts.translation.replaceSubrange(0..<2, with: [size.width, size.height]) }
      return
    }
    guard let number = CGFloat(anyNumber: value) else { return }
    switch kind {
    case .scale(let axes): for axis in axes { parts.scale[axis] = number }
    case .rotation(let axis): parts.rotation[axis] = number
    case .translation(let axis): parts.translation[axis] = number
    case .translationSize: break
    }
  }

  /// A transform without shear, in its components; indices are x, y and z.
  private struct Decomposed {
    var scale: [CGFloat]
    var rotation: [CGFloat]
    var translation: [CGFloat]

    init(_ t: CATransform3D) {
      var rows = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]]
      translation = [t.m41, t.m42, t.m43]
      scale = rows.map { row in row.map { $0 * $0 }.reduce(0, +).squareRoot() }
      let determinant =
        rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1])
        - rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
        + rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
      if determinant < 0 { scale[0] = -scale[0] }
      for row in 0..<3 where scale[row] != 0 {
        for column in 0..<3 { rows[row][column] /= scale[row] }
      }
      let y = asin(min(max(-rows[0][2], -1), 1))
      if abs(rows[0][2]) < 1 - 1e-12 {
        rotation = [atan2(rows[1][2], rows[2][2]), y, atan2(rows[0][1], rows[0][0])]
      } else {
        rotation = [0, y, atan2(-rows[1][0], rows[1][1])]
      }
    }

    var transform: CATransform3D {
      var result = CATransform3DMakeScale(scale[0], scale[1], scale[2])
      let axes: [(CGFloat, CGFloat, CGFloat)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
      for (angle, axis) in zip(rotation, axes) where angle != 0 {
        result = CATransform3DConcat(result, CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2))
      }
      result.m41 = translation[0]
      result.m42 = translation[1]
      result.m43 = translation[2]
      return result
    }
  }
}
