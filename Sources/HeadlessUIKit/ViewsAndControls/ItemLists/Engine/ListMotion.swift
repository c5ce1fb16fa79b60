import Foundation

/// The movement of a list's items in an update, in pictures of moments. Elsewhere items are in their new places at once.
@MainActor enum ListMotion {
  /// In seconds, easing in and out; neither was measured.
  static let duration: TimeInterval = 0.3

  /// Runs an update with or without animation.
  static func during(_ isAnimated: Bool, _ update: () -> Void) {
    if isAnimated { update() } else { AnimationState.current.runWithoutAnimation(update) }
  }

  /// Calls an update's completion: at the end of its movement where moments are shown, else at once.
  static func end(_ isAnimated: Bool = true, _ completion: @escaping () -> Void) {
    guard isAnimated, SystemMotion.isShown else { return completion() }
    CountedTime.current.add(delay: 0, duration: duration, onEnd: completion)
  }

  /// The positions before an update by those after it, of the items that stay.
  static func origins(_ map: ContentMap, _ counts: [Int]) -> [IndexPath: IndexPath] {
    var origins: [IndexPath: IndexPath] = [:]
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        if let new = map.item(path) { origins[new] = path }
      }
    }
    return origins
  }
}

extension SystemMotion {
  /// Moves a view from one frame of its superview to another, in points; the view has one of the two.
  mutating func move(_ view: UIView, from start: CGRect, to end: CGRect) {
    let frame = view.untransformedFrame
    func offset(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX - frame.midX, y: rect.midY - frame.midY) }
    func growth(_ rect: CGRect) -> CGSize {
      CGSize(width: rect.width - frame.width, height: rect.height - frame.height)
    }
    move(view, from: offset(start), to: offset(end))
    resize(view, from: growth(start), to: growth(end))
  }
}
