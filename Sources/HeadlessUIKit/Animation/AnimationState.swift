internal import Foundation

/// Whether views animate, and what they animate just now.
@MainActor enum AnimationState {
  static var areEnabled = true
  /// In seconds, from the outermost animation to the innermost.
  static var durations: [TimeInterval] = []
  /// Told of the changes that an animator's block makes.
  static var recorder: AnimatedChanges?
  /// Completions of animations within others.
  private static var waiting: [() -> Void] = []

  /// Does `animations` at once, and `completion` after them and after the animations that they are part of.
  static func run(
    _ duration: TimeInterval, overrides: Bool = false, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    durations.append(overrides ? duration : durations.last ?? duration)
    animations()
    durations.removeLast()
    complete(completion.map { completion in { completion(true) } })
  }

  /// Does something once the outermost animation is described: on iOS completions come later than all the code of blocks.
  /// Those of inner animations have their turn first.
  static func complete(_ action: (() -> Void)?) {
    if let action { waiting.append(action) }
    guard durations.isEmpty, !waiting.isEmpty else { return }
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }

  /// Changes are neither animated nor written down.
  static func runWithoutAnimation(_ actions: () -> Void) {
    let (wereEnabled, recorderBefore) = (areEnabled, recorder)
    areEnabled = false
    recorder = nil
    actions()
    areEnabled = wereEnabled
    recorder = recorderBefore
  }
}
