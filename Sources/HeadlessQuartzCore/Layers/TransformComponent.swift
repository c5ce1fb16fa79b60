internal import Foundation

/// A component of a transform that Core Animation's key paths read and write: `transform.rotation.z`, `transform.scale`,
/// `sublayerTransform.translation.x`.
///
/// A transform is treated as a scale, a shear, rotations about x, y and z, and a translation, in this order. Writing a component
/// keeps the other components.
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
      get: { read(TransformParts($0[keyPath: transform])) },
      set: { layer, new in
        var parts = TransformParts(layer[keyPath: transform])
        write(new, &parts)
        layer[keyPath: transform] = parts.transform
      })
  }

  private func read(_ parts: TransformParts) -> Any {
    switch kind {
    case .scale(let axes):
      axes.map { parts.scale[$0] }.reduce(0, +) / CGFloat(axes.count)
    case .rotation(let axis): parts.rotation[axis]
    case .translation(let axis): parts.translation[axis]
    case .translationSize: CGSize(width: parts.translation[0], height: parts.translation[1])
    }
  }

  private func write(_ value: Any?, _ parts: inout TransformParts) {
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
}
