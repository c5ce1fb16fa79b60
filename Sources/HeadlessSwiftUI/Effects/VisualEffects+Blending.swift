internal import Foundation
internal import Graphics

extension _VisualEffects {
  /// The effects between these and others of the same kinds.
  ///
  /// - Parameter amount: 0 for these, 1 for the others.
  func blended(with other: _VisualEffects, _ amount: Double) -> _VisualEffects {
    guard list.count == other.list.count, amount < 1 else { return other }
    return _VisualEffects(list: zip(list, other.list).map { $0.blended(with: $1, amount) })
  }
}

extension Effect {
  /// The effect between this one and another; the other one where their kinds differ.
  fileprivate func blended(with other: Effect, _ amount: Double) -> Effect {
    func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * amount }
    func mix(_ one: UnitPoint, _ other: UnitPoint) -> UnitPoint {
      UnitPoint(x: mix(one.x, other.x), y: mix(one.y, other.y))
    }
    func mix(_ one: Angle, _ other: Angle) -> Angle { .radians(mix(one.radians, other.radians)) }
    switch (self, other) {
    case (.opacity(let one), .opacity(let other)): return .opacity(mix(one, other))
    case (.blur(let one, _), .blur(let other, let isOpaque)): return .blur(mix(one, other), isOpaque: isOpaque)
    case (.scale(let one, let from), .scale(let other, let to)):
      let scale = CGSize(width: mix(one.width, other.width), height: mix(one.height, other.height))
      return .scale(scale, mix(from, to))
    case (.rotation(let one, let from), .rotation(let other, let to)): return .rotation(mix(one, other), mix(from, to))
    case (
      .rotation3D(let one, let axis, let from, let depth, let view),
      .rotation3D(let other, let end, let to, let z, let p)
    ):
      return .rotation3D(
        mix(one, other), axis: zip(axis, end).map { mix($0, $1) }, mix(from, to), anchorZ: mix(depth, z),
        perspective: mix(view, p))
    case (.transform(let one), .transform(let other)):
      return .transform(
        CGAffineTransform(
          a: mix(one.a, other.a), b: mix(one.b, other.b), c: mix(one.c, other.c), d: mix(one.d, other.d),
          tx: mix(one.tx, other.tx), ty: mix(one.ty, other.ty)))
    case (.matrix(let one), .matrix(let other)): return .matrix(one.blended(with: other, amount))
    default: return other
    }
  }
}

extension Graphics.ColorMatrix {
  fileprivate func blended(with other: Graphics.ColorMatrix, _ amount: Double) -> Graphics.ColorMatrix {
    func mix(_ path: KeyPath<Graphics.ColorMatrix, Row>) -> Row {
      let (one, other) = (self[keyPath: path], other[keyPath: path])
      func part(_ value: KeyPath<Row, Double>) -> Double {
        one[keyPath: value] + (other[keyPath: value] - one[keyPath: value]) * amount
      }
      return Row(part(\.red), part(\.green), part(\.blue), part(\.alpha), bias: part(\.bias))
    }
    var result = other
    (result.red, result.green, result.blue, result.alpha) = (mix(\.red), mix(\.green), mix(\.blue), mix(\.alpha))
    return result
  }
}
