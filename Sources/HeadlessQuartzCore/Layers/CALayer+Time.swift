internal import Foundation

/// Times of layers, by `CAMediaTiming`'s rule: `t = (tp - beginTime) * speed + timeOffset`, where `tp` is the superlayer's time.
extension CALayer {
  /// Converts a time of this layer to another layer's; for nil, to seconds of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    if l === self { return t }
    let time = timeOfRoot(t)
    return l.map { $0.localTime(ofRoot: time) } ?? time
  }

  /// Converts a time of another layer to this layer's; for nil, from `CACurrentMediaTime()`. A layer whose speed is 0 has only one
  /// time, its `timeOffset`.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    if l === self { return t }
    return localTime(ofRoot: l.map { $0.timeOfRoot(t) } ?? t)
  }

  private var hasOwnTime: Bool { speed != 1 || timeOffset != 0 || beginTime != 0 }

  private func localTime(ofRoot time: CFTimeInterval) -> CFTimeInterval {
    var layers: [CALayer] = []
    var next: CALayer? = self
    while let layer = next {
      // Superlayers have no effect on a layer whose time stands still.
      if layer.hasOwnTime { layers.append(layer) }
      next = layer.speed == 0 ? nil : layer.superlayer
    }
    return layers.reversed().reduce(time) { time, layer in
      layer.speed == 0 ? layer.timeOffset : (time - layer.beginTime) * Double(layer.speed) + layer.timeOffset
    }
  }

  /// A layer whose speed is 0 has the same time at every time of its superlayer; the begin time represents these.
  private func timeOfRoot(_ time: CFTimeInterval) -> CFTimeInterval {
    var time = time
    var next: CALayer? = self
    while let layer = next {
      if layer.hasOwnTime {
        time = layer.speed == 0 ? layer.beginTime : (time - layer.timeOffset) / Double(layer.speed) + layer.beginTime
      }
      next = layer.superlayer
    }
    return time
  }
}
