internal import Foundation

/// The displayed values of layers during animations: the values of paused animators and of animations.
///
/// A picture of the screen shows these values, as iOS's screen does, and so does `render(in:)` of a presentation layer.
/// `CALayer.render(in:)` of the layers themselves shows their own values, as on iOS. An animation is visible in a picture if it
/// is paused in a layer whose speed is 0, or if its fill mode keeps its final value. An animation that repeats forever isn't
/// visible.
package struct LayerPresentation {
  private var taken: [(layer: CALayer, before: State)] = []
  private var replicators: [CAReplicatorLayer] = []
  private var transitions: [CALayer] = []
  /// The destination of a key path.
  private enum Target {
    case geometry(LayerProperty)
    case background
    case value(LayerProperty)
    /// A value that the layer stores for a subclass.
    case kept
  }

  /// The destinations that were looked up for plain layers, by key path.
  private var targets: [String: Target] = [:]
  /// Computes geometries: setting the displayed layer's own properties would notify its view, which would lay out.
  private lazy var stand = CALayer()

  private struct State {
    var geometry: LayerGeometry
    var values: [(property: LayerProperty, value: Any?)] = []
    /// The values of properties that the layer stores for a subclass.
    var keyed: [(key: String, value: Any?)] = []
  }

  /// Performs an action while the layers of a tree have their displayed values, after pending changes were committed.
  package static func during<Result>(_ root: CALayer, _ action: () -> Result) -> Result {
    root.commit()
    var presentation = LayerPresentation()
    presentation.show(root, at: root.superlayer?.currentTime ?? .top)
    let result = action()
    presentation.takeBack()
    return result
  }

  private mutating func show(_ layer: CALayer, at parentTime: LayerTime) {
    let time = layer.localTime(at: parentTime)
    if !layer.animations.isEmpty || layer.animatedValues != nil { present(layer, layer.shownValues(at: time)) }
    if layer.transition != nil {
      layer.showTransition(at: time)
      transitions.append(layer)
    }
    if let replicator = layer as? CAReplicatorLayer, replicator.instanceDelay != 0, time.seconds != .infinity {
      replicator.delayedCopies = replicator.copies(at: time)
      replicators.append(replicator)
    }
    if let mask = layer.maskLayer { show(mask, at: time) }
    for child in layer.children { show(child, at: time) }
  }

  private mutating func present(_ layer: CALayer, _ values: [String: Any]) {
    guard !values.isEmpty else { return }
    var state = State(geometry: layer.geometry)
    layer.treePlace.isPresenting = true
    defer { layer.treePlace.isPresenting = false }
    // Whole values come before their components.
    for path in values.count > 1 ? values.keys.sorted() : Array(values.keys) {
      switch target(path, of: layer) {
      case .geometry(let property):
        stand.geometry = layer.geometry
        property.set(stand, values[path])
        layer.geometry = stand.geometry
      case .background: layer.shownBackground = values[path] as? CGColor
      case .value(let property):
        state.values.append((property, property.get(layer)))
        property.set(layer, values[path])
      case .kept: presentKept(layer, path, values[path], &state)
      }
    }
    taken.append((layer, state))
  }

  /// A property that the layer stores for a subclass: contents that depend on it are drawn for the picture.
  private func presentKept(_ layer: CALayer, _ key: String, _ value: Any?, _ state: inout State) {
    guard !key.contains(".") else { return }
    state.keyed.append((key, layer.keyedValues[key]))
    layer.keyedValues[key] = value
    if type(of: layer).needsDisplay(forKey: key) { layer.setNeedsDisplay() }
  }

  private mutating func target(_ path: String, of layer: CALayer) -> Target {
    let isPlain = type(of: layer) == CALayer.self
    if isPlain, let known = targets[path] { return known }
    let target: Target
    if let property = LayerProperty.named(path, of: layer) {
      target =
        LayerGeometry.holds(path) ? .geometry(property) : path == "backgroundColor" ? .background : .value(property)
    } else {
      target = .kept
    }
    if isPlain { targets[path] = target }
    return target
  }

  /// Runs an action while layers have the given values, by key path.
  static func during<Result>(_ values: [(layer: CALayer, values: [String: Any])], _ action: () -> Result) -> Result {
    var presentation = LayerPresentation()
    for (layer, values) in values { presentation.present(layer, values) }
    let result = action()
    presentation.takeBack()
    return result
  }

  private func takeBack() {
    for replicator in replicators { replicator.delayedCopies = [] }
    for layer in transitions { layer.transition?.progress = nil }
    for (layer, state) in taken.reversed() {
      layer.treePlace.isPresenting = true
      defer { layer.treePlace.isPresenting = false }
      layer.geometry = state.geometry
      layer.shownBackground = nil
      for (property, value) in state.values.reversed() { property.set(layer, value) }
      for (key, value) in state.keyed.reversed() {
        layer.keyedValues[key] = value
        if type(of: layer).needsDisplay(forKey: key) { layer.setNeedsDisplay() }
      }
    }
  }

  /// A separate layer with the values that another layer displays; a presentation layer itself.
  static func copy(of layer: CALayer) -> CALayer {
    if layer.presentedModel != nil { return layer }
    let copy = layer.presentationCopy()
    copy.delegate = nil
    copy.presentedModel = layer
    guard !layer.animations.isEmpty || layer.animatedValues != nil else { return copy }
    let values = layer.shownValues(at: layer.currentTime)
    for path in values.keys.sorted() {
      if let property = LayerProperty.named(path, of: copy) {
        property.set(copy, values[path])
      } else if !path.contains(".") {
        copy.keyedValues[path] = values[path]
      }
    }
    return copy
  }
}

extension LayerGeometry {
  /// Whether a key path leads into the layer's geometry.
  static func holds(_ path: String) -> Bool {
    if path.utf8.contains(UInt8(ascii: ".")) { return holds(String(path.prefix { $0 != "." })) }
    return switch path {
    case "bounds", "position", "anchorPoint", "transform", "frame": true
    default: false
    }
  }
}

/// A layer's time.
private struct LayerTime {
  /// The end of all animations, which running animations have reached.
  static let end = LayerTime(seconds: .infinity)
  /// The time of a tree's root layer: the end, or the moment that a test inspects.
  static var top: LayerTime {
    let clock = MediaClock.current
    return clock.moment.map { LayerTime(seconds: clock.now, run: Run(counted: $0)) } ?? .end
  }

  /// The time of a layer that runs with the counted time.
  struct Run {
    /// The counted time, in seconds of ``CountedTime``.
    var counted: CFTimeInterval
    /// The number of seconds of the layer's time per counted second.
    var speed = 1.0
  }

  /// The time of a copy whose delay is given in seconds of the layer's own time.
  func late(by delay: CFTimeInterval) -> LayerTime {
    var time = self
    time.seconds -= delay
    if let run, run.speed != 0 { time.run?.counted -= delay / run.speed }
    return time
  }

  var seconds: CFTimeInterval
  /// The running time; nil for a paused layer, and at the end.
  var run: Run?
  /// Whether the time may be a reading of the machine's clock.
  var isByClock = false
}

extension CALayer {
  /// The layer's own time if the layer is paused, else its superlayer's time, converted to the layer's timing.
  fileprivate func localTime(at parentTime: LayerTime) -> LayerTime {
    if speed == 0 { return LayerTime(seconds: timeOffset, isByClock: isPausedByClock) }
    if parentTime.seconds == .infinity { return .end }
    var run = parentTime.run
    run?.speed *= Double(speed)
    return LayerTime(
      seconds: (parentTime.seconds - beginTime) * Double(speed) + timeOffset, run: run, isByClock: parentTime.isByClock)
  }

  fileprivate var currentTime: LayerTime { localTime(at: superlayer?.currentTime ?? .top) }

  /// The values that the layer shows instead of its own, by key path.
  fileprivate func shownValues(at time: LayerTime) -> [String: Any] {
    var values = animatedValues ?? [:]
    let effect = AnimationEffect(layer: self)
    for entry in animations { effect.apply(entry.animation, at: passed(entry, at: time), to: &values) }
    return values
  }

  /// The time of an animation, in seconds: the time since it was added or, for an animation with a begin time, the layer's time.
  private func passed(
    _ entry: (key: String, animation: CAAnimation, begin: CFTimeInterval, counted: CFTimeInterval), at time: LayerTime
  ) -> CFTimeInterval {
    let isOwnBegin = entry.animation.beginTime != 0
    guard let run = time.run else { return isOwnBegin ? time.seconds : elapsed(time, since: entry.begin) }
    let passed = (run.counted - entry.counted) * run.speed
    return isOwnBegin ? entry.begin + passed : passed
  }

  /// Updates the progress of the layer's transition, and removes a transition whose animation was removed.
  fileprivate func showTransition(at time: LayerTime) {
    guard let entry = animations.first(where: { $0.animation === transition?.animation }) else {
      return transition = nil
    }
    showTransition(at: passed(entry, at: time))
  }

  /// The time since an animation was added to the layer, in seconds.
  ///
  /// Code that pauses a layer as in Apple's Q&A 1673 uses the machine's clock as the layer's time. No time passes here, however
  /// long the machine was busy between the two readings. A time that is added to the clock is rounded to the frames of a screen.
  /// Code that scrubs a layer sets times from 0.
  private func elapsed(_ time: LayerTime, since begin: CFTimeInterval) -> CFTimeInterval {
    guard time.seconds != .infinity, begin > 0, time.seconds >= begin else { return time.seconds }
    return time.isByClock ? 0 : ((time.seconds - begin) * 60).rounded() / 60
  }
}

extension CAReplicatorLayer {
  /// The displayed values of the replicated layers in each copy after the first, whose animations start before those of the
  /// copies.
  fileprivate func copies(at time: LayerTime) -> [[(layer: CALayer, values: [String: Any])]] {
    var moving: [(layer: CALayer, path: [CALayer])] = []
    func find(_ layer: CALayer, _ path: [CALayer]) {
      let path = path + [layer]
      if !layer.animations.isEmpty { moving.append((layer, path)) }
      for child in layer.children + (layer.maskLayer.map { [$0] } ?? []) { find(child, path) }
    }
    for child in children { find(child, []) }
    guard !moving.isEmpty, instanceCount > 1 else { return [] }
    let count = min(instanceCount, max(CAReplicatorLayer.maximumItems / moving.count, 1))
    func values(of layer: CALayer, _ path: [CALayer], _ time: LayerTime) -> [String: Any] {
      layer.shownValues(at: path.reduce(time) { $1.localTime(at: $0) })
    }
    return (1..<max(count, 1)).map { index in
      moving.map { layer, path in
        // A value that is animated only in the first copy is the layer's own value in this copy.
        let first = values(of: layer, path, time)
        let own = Dictionary(uniqueKeysWithValues: first.keys.map { ($0, layer._value(forKeyPath: $0) as Any) })
        let late = values(of: layer, path, time.late(by: instanceDelay * Double(index)))
        return (layer, own.merging(late) { $1 })
      }
    }
  }
}
