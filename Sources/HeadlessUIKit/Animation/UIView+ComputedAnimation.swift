internal import Foundation

extension UIView {
  /// Runs `animations` immediately, and `completion` when the animation ends in counted time; the progress follows a function.
  ///
  /// - Parameters:
  ///   - duration: in seconds; infinite for an animation without an end, whose completion isn't called.
  ///   - progress: returns the progress after a time in seconds, 1 at the end.
  package class func animate(
    duration: Double, progress: @escaping @MainActor (Double) -> CGFloat, animations: () -> Void,
    completion: (() -> Void)?
  ) {
    var course = AnimationState.Course()
    course.overrides = true
    course.computed = progress
    course.repeats = !duration.isFinite
    // The length of one turn of an animation without an end has no effect.
    AnimationState.current.run(
      duration.isFinite ? duration : 1, course, animations, completion.map { completion in { _ in completion() } })
  }
}
