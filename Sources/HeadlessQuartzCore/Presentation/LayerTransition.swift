internal import Foundation
internal import Graphics

/// A `CATransition` of a layer at a moment that is looked at: what the layer showed before, and how far it has come.
struct LayerTransition {
  let animation: CATransition
  /// What the layer showed when the transition was added, in its bounds coordinates.
  let before: [DisplayItem]
  /// From 0 to 1; nil where the transition has no effect at the moment.
  var progress: CGFloat?

  /// What the layer shows on its way to what it shows now.
  func items(_ now: [DisplayItem], in bounds: CGRect) -> [DisplayItem] {
    guard let progress else { return now }
    let (start, end) = (CGFloat(animation.startProgress), CGFloat(animation.endProgress))
    let part = start + (end - start) * progress
    switch animation.type {
    case .push: return [moved(before, by: -part, bounds), moved(now, by: 1 - part, bounds)]
    case .moveIn: return [moved(before, by: 0, bounds), moved(now, by: 1 - part, bounds)]
    case .reveal: return [moved(now, by: 0, bounds), moved(before, by: -part, bounds)]
    default: return [faded(now, part)]
    }
  }

  /// Shares that add up to one, also where one of both is transparent: added to each other on a layer of their own, which a
  /// group that isn't quite opaque has.
  private func faded(_ now: [DisplayItem], _ part: CGFloat) -> DisplayItem {
    .group(
      DisplayGroup(
        opacity: 1 - 1e-6,
        items: [
          .group(DisplayGroup(opacity: 1 - part, items: before)),
          .group(DisplayGroup(opacity: part, blendMode: .plusLighter, items: now)),
        ]))
  }

  private func moved(_ items: [DisplayItem], by part: CGFloat, _ bounds: CGRect) -> DisplayItem {
    let direction = direction
    return .group(
      DisplayGroup(
        transform: CGAffineTransform(
          translationX: direction.width * part * bounds.width, y: direction.height * part * bounds.height),
        items: items))
  }

  /// Where the new contents come from, in bounds: `fromTop` is the edge with the greatest y, the top where y points up.
  private var direction: CGSize {
    switch animation.subtype {
    case .fromLeft?: CGSize(width: -1, height: 0)
    case .fromTop?: CGSize(width: 0, height: 1)
    case .fromBottom?: CGSize(width: 0, height: -1)
    default: CGSize(width: 1, height: 0)
    }
  }
}

extension CALayer {
  /// Keeps what the layer shows before a transition that moments may show.
  func beginTransition(_ animation: CAAnimation) {
    guard let transition = animation as? CATransition, CountedTime.isHeldHere else { return }
    let before = LayerPresentation.during(self) { displayItems() }
    self.transition = LayerTransition(animation: transition, before: before)
  }

  /// Notes how far the layer's transition has come.
  ///
  /// - Parameter time: in seconds since the transition was added.
  func showTransition(at time: CFTimeInterval) {
    guard let animation = transition?.animation else { return }
    let clock = AnimationClock(animation: animation)
    transition?.progress = clock.time(at: time).map { clock.progress(at: $0) }
  }
}
