internal import Foundation

/// What layers show while they are on their way: the values that paused animators and animations give them.
///
/// A picture of the screen shows these values, as iOS's screen does; `CALayer.render(in:)` shows the layers' own, as it does
/// on iOS. An animation has its place in a picture where it stands still: in a layer whose speed is 0, or at its end where
/// its fill mode keeps it there. What repeats without an end isn't seen.
package struct LayerPresentation {
  private var taken: [(layer: CALayer, before: State)] = []

  private struct State {
    var geometry: LayerGeometry
    var values: [(property: LayerProperty, value: Any?)] = []
  }

  /// Does something while a tree of layers has the values that it shows.
  package static func during<Result>(_ root: CALayer, _ action: () -> Result) -> Result {
    var presentation = LayerPresentation()
    presentation.show(root, at: .end)
    let result = action()
    presentation.takeBack()
    return result
  }

  private mutating func show(_ layer: CALayer, at parentTime: LayerTime) {
    let time = layer.localTime(at: parentTime)
    if !layer.animations.isEmpty || layer.animatedValues != nil { present(layer, layer.shownValues(at: time)) }
    if let mask = layer.mask { show(mask, at: time) }
    for child in layer.children { show(child, at: time) }
  }

  private mutating func present(_ layer: CALayer, _ values: [String: Any]) {
    guard !values.isEmpty else { return }
    var state = State(geometry: layer.geometry)
    // Whole values before their parts.
    for path in values.keys.sorted() {
      guard let property = LayerProperty.named(path, of: layer) else { continue }
      if LayerGeometry.holds(path) {
        layer.geometry = LayerPresentation.geometry(layer.geometry, with: values[path], property)
      } else if path == "backgroundColor" {
        layer.shownBackground = values[path] as? CGColor
      } else {
        state.values.append((property, property.get(layer)))
        property.set(layer, values[path])
      }
    }
    taken.append((layer, state))
  }

  /// Set on a layer that nobody sees: the one at hand would tell its view, which would lay out.
  private static func geometry(_ geometry: LayerGeometry, with value: Any?, _ property: LayerProperty) -> LayerGeometry
  {
    let stand = CALayer()
    stand.geometry = geometry
    property.set(stand, value)
    return stand.geometry
  }

  private func takeBack() {
    for (layer, state) in taken.reversed() {
      layer.geometry = state.geometry
      layer.shownBackground = nil
      for (property, value) in state.values.reversed() { property.set(layer, value) }
    }
  }

  /// A layer of its own with the values that another shows; nil where those are the other's own.
  static func copy(of layer: CALayer) -> CALayer? {
    guard !layer.animations.isEmpty || layer.animatedValues != nil else { return nil }
    let kind = type(of: layer)
    // Others may not have the initialiser that it takes.
    guard kind == CALayer.self || kind == CAShapeLayer.self || kind == CAGradientLayer.self else { return nil }
    let values = layer.shownValues(at: layer.currentTime)
    guard !values.isEmpty else { return nil }
    let copy: CALayer
    switch kind {
    case is CAShapeLayer.Type: copy = CAShapeLayer(layer: layer)
    case is CAGradientLayer.Type: copy = CAGradientLayer(layer: layer)
    default: copy = CALayer(layer: layer)
    }
    copy.delegate = nil
    for path in values.keys.sorted() { LayerProperty.named(path, of: copy)?.set(copy, values[path]) }
    return copy
  }
}

extension LayerGeometry {
  /// Whether a key path leads into the layer's geometry.
  static func holds(_ path: String) -> Bool {
    switch path.prefix(while: { $0 != "." }) {
    case "bounds", "position", "anchorPoint", "transform", "frame": true
    default: false
    }
  }
}

/// A layer's time.
private struct LayerTime {
  /// The end of all animations, where what runs has come to.
  static let end = LayerTime(seconds: .infinity)

  var seconds: CFTimeInterval
  /// Whether it may be a reading of the machine's clock.
  var isByClock = false
}

extension CALayer {
  /// The time of the layer's own where it stands still; else its superlayer's by its own measure.
  fileprivate func localTime(at parentTime: LayerTime) -> LayerTime {
    if speed == 0 { return LayerTime(seconds: timeOffset, isByClock: isPausedByClock) }
    if parentTime.seconds == .infinity { return .end }
    return LayerTime(
      seconds: (parentTime.seconds - beginTime) * Double(speed) + timeOffset, isByClock: parentTime.isByClock)
  }

  fileprivate var currentTime: LayerTime { localTime(at: superlayer?.currentTime ?? .end) }

  /// What the layer shows instead of its own values, by key path.
  fileprivate func shownValues(at time: LayerTime) -> [String: Any] {
    var values = animatedValues ?? [:]
    let effect = AnimationEffect(layer: self)
    for (animation, begin) in animations.map({ ($0.animation, $0.begin) }) {
      effect.apply(animation, at: elapsed(time, since: begin), to: &values)
    }
    return values
  }

  /// The time since an animation was added to the layer, in seconds.
  ///
  /// Who pauses a layer as Apple's Q&A 1673 says takes the machine's clock for the layer's time. No time passes here, however
  /// long the machine was busy between the two; what is added to the clock is rounded to the frames of a screen. Who scrubs
  /// a layer sets times from 0 on.
  private func elapsed(_ time: LayerTime, since begin: CFTimeInterval) -> CFTimeInterval {
    guard time.seconds != .infinity, begin > 0, time.seconds >= begin else { return time.seconds }
    return time.isByClock ? 0 : ((time.seconds - begin) * 60).rounded() / 60
  }
}
