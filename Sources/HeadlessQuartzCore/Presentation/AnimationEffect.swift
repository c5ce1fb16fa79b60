internal import Foundation
internal import Graphics

/// What an animation makes of its layer's values at a time.
struct AnimationEffect {
  let layer: CALayer

  /// Adds what an animation shows to the values that others show, by key path.
  ///
  /// - Parameter time: in seconds since the animation was added.
  func apply(
    _ animation: CAAnimation, at time: CFTimeInterval, isInGroup: Bool = false, to values: inout [String: Any]
  ) {
    let clock = AnimationClock(animation: animation, isInGroup: isInGroup)
    guard let inside = clock.time(at: time) else { return }
    switch animation {
    case let group as CAAnimationGroup:
      let groupTime = Double(clock.progress(at: inside)) * clock.duration
      for part in group.animations ?? [] { apply(part, at: groupTime, isInGroup: true, to: &values) }
    case let basic as CABasicAnimation: show(basic, clock.progress(at: inside), &values)
    case let keyframes as CAKeyframeAnimation: show(keyframes, clock.progress(at: inside), &values)
    default: break
    }
  }

  private func show(_ animation: CABasicAnimation, _ progress: CGFloat, _ values: inout [String: Any]) {
    guard let path = animation.keyPath, let (from, to) = ends(of: animation, values[path] ?? layer.keyedValue(path))
    else { return }
    set(AnimatedValue.between(from, to, at: progress), path, animation, &values)
  }

  /// As the documentation of `CABasicAnimation` combines its three values.
  private func ends(of animation: CABasicAnimation, _ current: Any?) -> (Any?, Any?)? {
    switch (animation.fromValue, animation.toValue, animation.byValue) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, AnimatedValue.sum(from, by))
    case (nil, let to?, let by?): (AnimatedValue.difference(to, by), to)
    case (let from?, nil, nil): (from, animation.isAdditive ? AnimatedValue.difference(from, from) : current)
    case (nil, let to?, nil): (animation.isAdditive ? AnimatedValue.difference(to, to) : current, to)
    case (nil, nil, let by?): animation.isAdditive ? (nil, by) : (current, AnimatedValue.sum(current, by))
    case (nil, nil, nil): nil
    }
  }

  private func set(_ value: Any?, _ path: String, _ animation: CAPropertyAnimation, _ values: inout [String: Any]) {
    guard let value else { return }
    guard animation.isAdditive else { return values[path] = value }
    if let sum = AnimatedValue.sum(values[path] ?? layer.keyedValue(path), value) { values[path] = sum }
  }

  // MARK: Key frames

  private func show(_ animation: CAKeyframeAnimation, _ progress: CGFloat, _ values: inout [String: Any]) {
    guard let path = animation.keyPath else { return }
    if let line = animation.path {
      let place = AlongPath(line.path, isPaced: animation.calculationMode.isPaced).point(at: progress)
      return set(place, path, animation, &values)
    }
    guard let frames = animation.values, let first = frames.first else { return }
    guard frames.count > 1 else { return set(first, path, animation, &values) }
    if animation.calculationMode == .discrete {
      let times = keyTimes(animation, frames, count: frames.count + 1)
      let index = times.dropLast().lastIndex { $0 <= progress } ?? 0
      return set(frames[min(index, frames.count - 1)], path, animation, &values)
    }
    let times = keyTimes(animation, frames, count: frames.count)
    let index = min(max(times.lastIndex { $0 <= progress } ?? 0, 0), frames.count - 2)
    let length = times[index + 1] - times[index]
    var part = length > 0 ? (progress - times[index]) / length : 1
    if let functions = animation.timingFunctions, functions.indices.contains(index) {
      part = functions[index].value(at: part)
    }
    set(AnimatedValue.between(frames[index], frames[index + 1], at: part), path, animation, &values)
  }

  /// When each value is reached, from 0 to 1: given, even, or by the distances between the values.
  private func keyTimes(_ animation: CAKeyframeAnimation, _ frames: [Any], count: Int) -> [CGFloat] {
    if animation.calculationMode.isPaced {
      let steps = zip(frames, frames.dropFirst()).map { AnimatedValue.distance($0, $1) }
      let total = steps.reduce(0, +)
      if total > 0 {
        var walked: CGFloat = 0
        return [0]
          + steps.map { step in
            walked += step
            return walked / total
          }
      }
    }
    if let times = animation.keyTimes, times.count == count { return times.map { CGFloat($0.doubleValue) } }
    return (0..<count).map { CGFloat($0) / CGFloat(count - 1) }
  }
}

extension CAAnimationCalculationMode {
  var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// Points on the way along a path.
struct AlongPath {
  private let points: [CGPoint]
  /// How much of the whole way ends with each of the points, from 0 to 1.
  private let marks: [CGFloat]

  /// - Parameter isPaced: whether equal times are equal lengths; else each of the path's elements takes the same time.
  init(_ path: Path, isPaced: Bool) {
    var points: [CGPoint] = []
    var marks: [CGFloat] = []
    var start = CGPoint.zero
    var count: CGFloat = 0
    for element in path.elements {
      guard case .move(let to) = element else {
        let from = points.last ?? start
        var piece = Path()
        piece.move(to: from)
        switch element {
        case .line(let to): piece.addLine(to: to)
        case .quadCurve(let to, let control): piece.addQuadCurve(to: to, control: control)
        case .curve(let to, let control1, let control2): piece.addCurve(to: to, control1: control1, control2: control2)
        default: piece.addLine(to: start)
        }
        let way = PathFlattening(piece).chains.first?.points ?? []
        for (index, point) in way.enumerated().dropFirst() {
          points.append(point)
          marks.append(count + CGFloat(index) / CGFloat(way.count - 1))
        }
        count += 1
        continue
      }
      start = to
      points.append(to)
      marks.append(count)
    }
    if isPaced {
      var walked: CGFloat = 0
      marks = points.indices.map { index in
        if index > 0 { walked += AnimatedValue.distance(points[index - 1], points[index]) }
        return walked
      }
    }
    let total = marks.last ?? 0
    self.points = points
    self.marks = total > 0 ? marks.map { $0 / total } : marks
  }

  /// Nil for an empty path.
  func point(at fraction: CGFloat) -> CGPoint? {
    guard let next = marks.firstIndex(where: { $0 >= fraction }) else { return points.last }
    guard next > 0 else { return points[0] }
    let length = marks[next] - marks[next - 1]
    let part = length > 0 ? (fraction - marks[next - 1]) / length : 1
    return AnimatedValue.between(points[next - 1], points[next], at: part) as? CGPoint
  }
}
