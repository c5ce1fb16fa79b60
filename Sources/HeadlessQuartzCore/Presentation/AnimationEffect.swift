internal import Foundation
internal import Graphics

/// The values that an animation gives its layer's properties at a time.
struct AnimationEffect {
  let layer: CALayer

  private struct Shown {
    var value: Any?
    /// The rotation of a layer that turns with a path, in radians.
    var turn: CGFloat?
  }

  /// Adds the values of an animation to those of other animations, by key path.
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
    case let property as CAPropertyAnimation:
      guard let path = property.keyPath else { return }
      let (layer, before) = (layer, shownBefore(path, values))
      // Most animations have both of their ends.
      let current = { property.valueFunction?.neutral ?? before ?? layer._value(forKeyPath: path) }
      guard var shown = shown(property, clock.progress(at: inside), current) else { return }
      if property.isCumulative, case let cycles = clock.cycles(at: time), cycles > 0 {
        // Each cycle starts where the previous one ended.
        let end = self.shown(property, animation.autoreverses ? 0 : clock.progress(at: clock.duration), current)?.value
        shown.value = AnimatedValue.multiple(end, cycles).flatMap { AnimatedValue.sum(shown.value, $0) } ?? shown.value
      }
      set(property.valueFunction?.transform(of: shown.value) ?? shown.value, path, property, &values)
      if let turn = shown.turn {
        let current = values["transform"] as? CATransform3D ?? layer.transform
        values["transform"] = CATransform3DConcat(CATransform3DMakeRotation(turn, 0, 0, 1), current)
      }
    default: break
    }
  }

  /// - Parameter current: returns the property's value before the animation applies.
  private func shown(_ animation: CAPropertyAnimation, _ progress: CGFloat, _ current: () -> Any?) -> Shown? {
    switch animation {
    case let basic as CABasicAnimation:
      ends(of: basic, current).map { Shown(value: AnimatedValue.between($0.0, $0.1, at: progress)) }
    case let keyframes as CAKeyframeAnimation: frame(keyframes, progress)
    default: nil
    }
  }

  /// The start and end values, from the three values as documented for `CABasicAnimation`.
  private func ends(of animation: CABasicAnimation, _ current: () -> Any?) -> (Any?, Any?)? {
    switch (animation.fromValue, animation.toValue, animation.byValue) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, AnimatedValue.sum(from, by))
    case (nil, let to?, let by?): (AnimatedValue.difference(to, by), to)
    case (let from?, nil, nil): (from, animation.isAdditive ? AnimatedValue.difference(from, from) : current())
    case (nil, let to?, nil): (animation.isAdditive ? AnimatedValue.difference(to, to) : current(), to)
    case (nil, nil, let by?): animation.isAdditive ? (nil, by) : (current(), AnimatedValue.sum(current(), by))
    case (nil, nil, nil): nil
    }
  }

  private func set(_ value: Any?, _ path: String, _ animation: CAPropertyAnimation, _ values: inout [String: Any]) {
    guard let value else { return }
    guard animation.isAdditive else {
      // A whole value replaces its parts.
      if values.count > 1 { for part in values.keys where part.hasPrefix(path + ".") { values[part] = nil } }
      return values[path] = value
    }
    let before = shownBefore(path, values) ?? layer._value(forKeyPath: path)
    if let sum = AnimatedValue.sum(before, value) { values[path] = sum }
  }

  /// What other animations show of a key path, or of the value that it is a part of: `position.y` of an animated `position`.
  private func shownBefore(_ path: String, _ values: [String: Any]) -> Any? {
    if values.isEmpty { return nil }
    if let value = values[path] { return value }
    guard let whole = values.keys.first(where: { path.hasPrefix($0 + ".") }), let value = values[whole],
      LayerGeometry.holds(whole)
    else { return nil }
    let stand = CALayer()
    stand.geometry = layer.geometry
    LayerProperty.named(whole, of: stand)?.set(stand, value)
    return LayerProperty.named(path, of: stand)?.get(stand)
  }

  // MARK: Key frames

  private func frame(_ animation: CAKeyframeAnimation, _ progress: CGFloat) -> Shown? {
    if let line = animation.path { return frame(animation, along: AlongPath(line.path), progress) }
    guard let frames = animation.values, let first = frames.first else { return nil }
    let isDiscrete = animation.calculationMode == .discrete
    // A single value has no effect with discrete key frames. Undocumented; taken from recordings.
    guard frames.count > 1 else { return isDiscrete ? nil : Shown(value: first) }
    if isDiscrete { return Shown(value: frames[step(animation, of: frames.count, progress)]) }
    let place = place(animation, frames, count: frames.count, progress)
    let value =
      animation.calculationMode.isCubic
      ? KeyframeSpline(animation, frames).value(from: place.index, at: place.part)
      : AnimatedValue.between(frames[place.index], frames[place.index + 1], at: place.part)
    return Shown(value: value)
  }

  /// Key times, timing functions and calculation modes apply to a path as they do to values: the key frames are the ends of the
  /// path's segments. If there are fewer key times than points, the points after the last key time aren't reached. An example is
  /// a closed path with a key time for each point that it names.
  private func frame(_ animation: CAKeyframeAnimation, along way: AlongPath, _ progress: CGFloat) -> Shown? {
    let points = min(max(animation.keyTimes?.count ?? .max, 1), way.count + 1)
    let found: (point: CGPoint, direction: CGFloat?)?
    if animation.calculationMode.isPaced {
      found = way.place(atLength: progress)
    } else if animation.calculationMode == .discrete || points == 1 {
      found = way.place(in: step(animation, of: points, progress), at: 0)
    } else {
      let place = place(animation, [], count: points, progress)
      found = way.place(in: place.index, at: place.part)
    }
    guard let found else { return nil }
    let reverse: CGFloat = animation.rotationMode == .rotateAutoReverse ? .pi : 0
    return Shown(value: found.point, turn: animation.rotationMode == nil ? nil : found.direction.map { $0 + reverse })
  }

  /// The key frame of a discrete animation. Such an animation has one more key time than key frames, for the end of the last one.
  /// That key time may be omitted.
  private func step(_ animation: CAKeyframeAnimation, of count: Int, _ progress: CGFloat) -> Int {
    let given = animation.keyTimes?.count == count ? count : count + 1
    return min(KeyTimes(animation, [], count: given).last(at: progress), count - 1)
  }

  /// The index of the key frame before the current time, and the progress from it to the next one.
  private func place(
    _ animation: CAKeyframeAnimation, _ frames: [Any], count: Int, _ progress: CGFloat
  ) -> (index: Int, part: CGFloat) {
    let times = KeyTimes(animation, frames, count: count)
    let index = min(times.last(at: progress), count - 2)
    let length = times[index + 1] - times[index]
    // If the key times start after 0, the first key frame shows until then. If they end before 1, the last key frame shows from
    // then on.
    let inside = min(
      max(progress, times[0] > 0 ? times[0] : -.infinity), times[count - 1] < 1 ? times[count - 1] : .infinity)
    var part = length > 0 ? (inside - times[index]) / length : 1
    if let functions = animation.timingFunctions, functions.indices.contains(index) {
      part = functions[index].value(at: part)
    }
    return (index, part)
  }
}

extension CAAnimationCalculationMode {
  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
