internal import Foundation
internal import Graphics

/// A layer's `CATransition` at a moment that a test inspects: the layer's earlier contents, and the progress.
struct LayerTransition {
  let animation: CATransition
  /// The layer's contents when the transition was added, in its bounds coordinates.
  let before: [DisplayItem]
  /// The progress from 0 to 1; nil if the transition has no effect at the moment.
  var progress: CGFloat?

  /// The layer's contents during the transition to the given ones.
  func items(_ now: [DisplayItem], in bounds: CGRect) -> [DisplayItem] {
    guard let progress else { return now }
    let (start, end) = (CGFloat(animation.startProgress), CGFloat(animation.endProgress))
    let part = start + (end - start) * progress
    switch animation.type {
    case .push: return [moved(before, by: -part, bounds), moved(now, by: 1 - part, bounds)]
    case .moveIn: return [moved(before, by: 0, bounds), moved(now, by: 1 - part, bounds)]
    case .reveal: return [moved(now, by: 0, bounds), moved(before, by: -part, bounds)]
    case .flip: return flipped(now, part, bounds)
    default: return [faded(now, part)]
    }
  }

  /// The distance of the viewer from a layer that flips, in points; UIKit's isn't known.
  private static let flipDistance: CGFloat = 1000

  /// Both contents as the two sides of a card that turns about its middle: the old contents in the first half, then the new ones.
  private func flipped(_ now: [DisplayItem], _ part: CGFloat, _ bounds: CGRect) -> [DisplayItem] {
    let isOld = part < 0.5
    let angle = .pi * (isOld ? part : part - 1)
    // The side that the subtype names comes to the front first.
    let turn =
      switch animation.subtype {
      case .fromLeft?: CATransform3DMakeRotation(angle, 0, 1, 0)
      case .fromTop?: CATransform3DMakeRotation(angle, 1, 0, 0)
      case .fromBottom?: CATransform3DMakeRotation(-angle, 1, 0, 0)
      default: CATransform3DMakeRotation(-angle, 0, 1, 0)
      }
    var space = CATransform3DConcat(CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0), turn)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / LayerTransition.flipDistance
    space = CATransform3DConcat(space, perspective)
    space = CATransform3DConcat(space, CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
    guard let view = space.view else { return [] }
    let items = isOld ? before : now
    return [.group(DisplayGroup(transform: view.affine, items: items, projection: view.projection))]
  }

  /// A cross-fade in which the weights add up to 1 even if one of the contents is transparent. The contents are added in an
  /// offscreen layer, which a group that isn't fully opaque has.
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

  /// The side from which the new contents come, in bounds coordinates: `fromTop` is the edge with the greatest y, which is the
  /// top if y points up.
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
  /// Saves the layer's contents before a transition that pictures of a moment may show.
  func beginTransition(_ animation: CAAnimation) {
    guard let transition = animation as? CATransition, CountedTime.isHeldHere else { return }
    let before = LayerPresentation.during(self) { displayItems() }
    self.transition = LayerTransition(animation: transition, before: before)
  }

  /// Sets the progress of the layer's transition.
  ///
  /// - Parameter time: in seconds since the transition was added.
  func showTransition(at time: CFTimeInterval) {
    guard let animation = transition?.animation else { return }
    let clock = AnimationClock(animation: animation)
    transition?.progress = clock.time(at: time).map { clock.progress(at: $0) }
  }
}
