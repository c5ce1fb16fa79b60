internal import Foundation

/// The settings of an animation between `beginAnimations` and `commitAnimations` that affect its delegate.
@MainActor final class DescribedAnimation {
  private let name: String?
  private let context: UnsafeMutableRawPointer?
  /// The delegate, retained until the animation's end, as in UIKit.
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// The delay in seconds.
  var delay: TimeInterval = 0
  var repeatCount: Float = 0
  var autoreverses = false

  private init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    self.name = name
    self.context = context
  }

  static var current: DescribedAnimation? {
    let state = AnimationState.current
    return state.described[state.durations.count]
  }

  static func begin(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    let state = AnimationState.current
    state.described[state.durations.count] = DescribedAnimation(name, context)
  }

  static func commit() {
    let state = AnimationState.current
    guard let animation = state.described.removeValue(forKey: state.durations.count) else { return }
    animation.run(duration: state.durations.last ?? 0)
  }

  private func run(duration: TimeInterval) {
    guard delegate != nil, willStart != nil || didStop != nil else { return }
    guard AnimationState.current.areEnabled else {
      tell(willStart, [name, context])
      tellEnd()
      return
    }
    // Apps may set the largest possible number of repetitions; the end of such an animation isn't awaited.
    let isEndless = repeatCount > 1e6
    let runs = Double(max(repeatCount, 1)) * (autoreverses ? 2 : 1)
    CountedTime.current.add(
      delay: delay, duration: isEndless ? 0 : duration * runs,
      onBegin: { self.tell(self.willStart, [self.name, self.context]) },
      onEnd: { if !isEndless { self.tellEnd() } })
  }

  private func tellEnd() { tell(didStop, [name, NSNumber(value: true), context]) }

  /// A method in a selector receives the first one or two arguments; a method found by name receives all.
  private func tell(_ selector: Selector?, _ arguments: [Any?]) {
    guard let delegate, let selector else { return }
    if RuntimeMembers.call(delegate, NSStringFromSelector(selector), arguments) != nil { return }
    selector.call(on: delegate, sender: arguments[0], second: arguments[1])
  }
}
