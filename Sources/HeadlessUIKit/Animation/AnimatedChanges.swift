internal import Foundation

/// The changes of an animator's blocks: the values before, the final values, and the displayed ones.
///
/// The layers of views report the changes while a block runs, whether code or the layout of constraints makes them.
@MainActor final class AnimatedChanges {
  /// The property that a change affects.
  private enum Kind: Hashable {
    case layer(path: String)
    /// A view's colour, which depends on its traits.
    case background
    case effect
  }

  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let kind: Kind
  }

  private struct Segment {
    /// The part of the animation, from 0 to 1, that the change takes.
    let window: ClosedRange<CGFloat>
    let from: Any?
    var to: Any?

    func fraction(at position: CGFloat) -> CGFloat {
      let length = window.upperBound - window.lowerBound
      return length > 0 ? min(max((position - window.lowerBound) / length, 0), 1) : 1
    }
  }

  /// All changes of one value, in the order of the code.
  private struct Track {
    let layer: CALayer
    let kind: Kind
    var segments: [Segment]
  }

  private var tracks: [Key: Track] = [:]
  /// In the order in which values were changed first.
  private var order: [Key] = []
  private var window: ClosedRange<CGFloat> = 0...1

  var isEmpty: Bool { tracks.isEmpty }

  // MARK: Recording

  /// Does something and writes down what it changes.
  ///
  /// - Parameter window: the part of the animation that the changes take, from 0 to 1.
  func record(in window: ClosedRange<CGFloat>, _ changes: () -> Void) {
    let (outer, outerWindow) = (AnimationState.recorder, self.window)
    AnimationState.recorder = self
    self.window = window
    changes()
    self.window = outerWindow
    AnimationState.recorder = outer
    for key in tracks.keys { close(key) }
  }

  /// Writes down what all code changes until ``stopRecording()``.
  func startRecording() {
    isRecordingAll = true
    AnimationState.recorder = self
  }

  func stopRecording() {
    isRecordingAll = false
    if AnimationState.recorder === self { AnimationState.recorder = nil }
    for key in tracks.keys { close(key) }
  }

  /// A key frame within what is recorded just now; start and duration are shares of its part.
  func recordKeyframe(start: Double, duration: Double, _ changes: () -> Void) {
    func share(_ number: Double) -> CGFloat { number.isNaN ? 0 : min(max(CGFloat(number), 0), 1) }
    let length = window.upperBound - window.lowerBound
    let begin = min(window.lowerBound + share(start) * length, window.upperBound)
    let end = min(begin + share(duration) * length, window.upperBound)
    let outer = window
    window = begin...end
    changes()
    window = outer
  }

  func note(_ layer: CALayer, _ path: String, _ old: Any?) {
    // The layer of a view follows the view's colour.
    let isViews = path == "backgroundColor" && tracks[Key(layer: ObjectIdentifier(layer), kind: .background)] != nil
    if !isViews { note(layer, .layer(path: path), old) }
  }

  func noteBackground(of view: UIView, _ old: UIColor?) { note(view.layer, .background, old) }

  func noteEffect(of view: UIVisualEffectView, _ old: UIVisualEffect?) { note(view.layer, .effect, old) }

  private func note(_ layer: CALayer, _ kind: Kind, _ old: Any?) {
    let key = Key(layer: ObjectIdentifier(layer), kind: kind)
    guard var track = tracks[key], let last = track.segments.last else {
      tracks[key] = Track(layer: layer, kind: kind, segments: [Segment(window: window, from: old)])
      order.append(key)
      return
    }
    if last.window == window { return }
    track.segments[track.segments.count - 1].to = old
    track.segments.append(Segment(window: window, from: old))
    tracks[key] = track
  }

  private func close(_ key: Key) {
    guard let track = tracks[key] else { return }
    tracks[key]?.segments[track.segments.count - 1].to = current(track)
  }

  private func current(_ track: Track) -> Any? {
    switch track.kind {
    case .layer(let path): track.layer.value(forKeyPath: path)
    case .background: (track.layer.owner as? UIView)?.backgroundColor
    case .effect: (track.layer.owner as? UIVisualEffectView)?.effect
    }
  }

  // MARK: Showing

  /// Makes the layers display a position of the animation, from 0 to 1. Their own values are unchanged.
  ///
  /// - Parameter pace: returns the progress of a change for a fraction of its time.
  func show(at position: CGFloat, pace: (CGFloat) -> CGFloat) {
    for track in tracks.values {
      let (segment, fraction) = place(in: track, position, pace)
      switch track.kind {
      case .layer(let path):
        show(AnimatedValue.between(segment.from, segment.to, at: fraction), path, track.layer)
      case .background:
        let colors = [segment.from, segment.to].map { color($0, in: track.layer) }
        show(AnimatedValue.between(colors[0], colors[1], at: fraction), "backgroundColor", track.layer)
      case .effect:
        (track.layer.owner as? UIVisualEffectView)?.showEffect(
          between: segment.from as? UIVisualEffect, and: segment.to as? UIVisualEffect, at: fraction)
      }
    }
  }

  /// The layers show their own values again.
  func hide() {
    for track in tracks.values {
      switch track.kind {
      case .layer(let path): track.layer.animatedValues?[path] = nil
      case .background: track.layer.animatedValues?["backgroundColor"] = nil
      case .effect: (track.layer.owner as? UIVisualEffectView)?.showEffect()
      }
      if track.layer.animatedValues?.isEmpty == true { track.layer.animatedValues = nil }
    }
  }

  private func show(_ value: Any?, _ path: String, _ layer: CALayer) {
    layer.animatedValues = layer.animatedValues ?? [:]
    layer.animatedValues?[path] = value
  }

  private func place(
    in track: Track, _ position: CGFloat, _ pace: (CGFloat) -> CGFloat
  ) -> (Segment, CGFloat) {
    let segment = track.segments.last { $0.window.lowerBound <= position } ?? track.segments[0]
    return (segment, pace(segment.fraction(at: position)))
  }

  /// No colour is the other colour without any alpha.
  private func color(_ color: Any?, in layer: CALayer) -> CGColor {
    guard let color = color as? UIColor else { return CGColor(.clear) }
    let traits = (layer.owner as? UIView)?.traitCollection ?? .current
    return color.resolvedColor(with: traits).cgColor
  }

  // MARK: Moments

  /// The values that the layers displayed before a moment was shown.
  private var shownBefore: [(layer: CALayer, values: [String: Any]?)] = []
  /// Whether ``startRecording()`` was called, and ``stopRecording()`` not yet.
  private(set) var isRecordingAll = false

  /// Makes the layers display a position of the animation until `hideMoment()`. Views have the final values, and display the
  /// remaining difference added to other animations of the same value: UIKit's animations are additive.
  func showMoment(at position: CGFloat) {
    for track in order.compactMap({ tracks[$0] }) {
      let (segment, fraction) = place(in: track, min(max(position, 0), 1)) { $0 }
      // A spring exceeds its final value.
      let reached = position > 1 ? position : fraction
      shownBefore.append((track.layer, track.layer.animatedValues))
      switch track.kind {
      case .layer(let path):
        let value = AnimatedValue.between(segment.from, segment.to, at: reached)
        let shown = track.layer.animatedValues?[path] ?? track.layer.value(forKeyPath: path)
        let missing = AnimatedValue.difference(value, track.segments.last?.to)
        show(missing.flatMap { AnimatedValue.sum(shown, $0) } ?? value, path, track.layer)
      case .background:
        let colors = [segment.from, segment.to].map { color($0, in: track.layer) }
        show(AnimatedValue.between(colors[0], colors[1], at: fraction), "backgroundColor", track.layer)
      case .effect:
        (track.layer.owner as? UIVisualEffectView)?.showEffect(
          between: segment.from as? UIVisualEffect, and: segment.to as? UIVisualEffect, at: fraction)
      }
    }
  }

  func hideMoment() {
    for (layer, values) in shownBefore.reversed() {
      layer.animatedValues = values
      (layer.owner as? UIVisualEffectView)?.showEffect()
    }
    shownBefore = []
  }

  // MARK: Ending

  /// Sets the views to the initial values.
  func setToStart() { for track in tracks.values { set(track.segments.first?.from, track) } }

  /// Sets the views to the final values.
  func setToEnd() { for track in tracks.values { set(track.segments.last?.to, track) } }

  /// Sets the views to the values at a position of the animation.
  func set(to position: CGFloat, pace: (CGFloat) -> CGFloat) {
    for track in tracks.values {
      let (segment, fraction) = place(in: track, position, pace)
      switch track.kind {
      case .layer: set(AnimatedValue.between(segment.from, segment.to, at: fraction), track)
      case .background:
        let colors = [segment.from, segment.to].map { color($0, in: track.layer) }
        let mixed = AnimatedValue.between(colors[0], colors[1], at: fraction) as? CGColor
        set(fraction <= 0 ? segment.from : fraction >= 1 ? segment.to : mixed.map(UIColor.init(cgColor:)), track)
      // There is no effect in between that a view could have.
      case .effect: set(fraction <= 0 ? segment.from : segment.to, track)
      }
    }
  }

  private func set(_ value: Any?, _ track: Track) {
    switch track.kind {
    case .layer(let path): track.layer.setValue(value, forKeyPath: path)
    case .background: (track.layer.owner as? UIView)?.backgroundColor = value as? UIColor
    case .effect: (track.layer.owner as? UIVisualEffectView)?.effect = value as? UIVisualEffect
    }
  }

  func forget() {
    tracks = [:]
    order = []
  }

  // MARK: Layers' animations

  /// Adds the animations that layers have on iOS during these changes: one for each value, under its key path.
  func addAnimations(
    to group: ViewAnimationGroup, duration: TimeInterval, delay: TimeInterval, curve: UIView.AnimationCurve
  ) {
    for track in order.compactMap({ tracks[$0] }) {
      let (first, last) = (track.segments.first?.from, track.segments.last?.to)
      for (path, from, to) in values(track, first, last) {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
        animation.fillMode = .both
        animation.timingFunction = CAMediaTimingFunction(name: curve.timingFunctionName)
        group.add(animation, to: track.layer)
      }
    }
  }

  func removeAnimations(of group: ViewAnimationGroup) { for track in tracks.values { group.end(on: track.layer) } }

  /// The values that differ, by the key paths that UIKit animates: a layer's bounds by their parts.
  private func values(_ track: Track, _ from: Any?, _ to: Any?) -> [(String, Any?, Any?)] {
    switch track.kind {
    case .effect: return []
    case .background:
      let colors = [from, to].map { color($0, in: track.layer) }
      return colors[0] == colors[1] ? [] : [("backgroundColor", colors[0], colors[1])]
    case .layer(path: "bounds"):
      guard let from = from as? CGRect, let to = to as? CGRect else { return [] }
      let origin: [(String, Any?, Any?)] = from.origin == to.origin ? [] : [("bounds.origin", from.origin, to.origin)]
      return origin + (from.size == to.size ? [] : [("bounds.size", from.size, to.size)])
    case .layer(let path):
      if let from = from as? AnyHashable, let to = to as? AnyHashable, from == to { return [] }
      return [(path, from, to)]
    }
  }
}
