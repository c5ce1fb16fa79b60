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
  /// How many completions are being called within one another.
  private static var depth = 0
  /// A bound for views that animate for ever, each completion beginning the next animation: no picture shows their end.
  private static let maximumDepth = 50

  /// Does `animations` at once, and `completion` after them and after the animations that they are part of.
  static func run(
    _ duration: TimeInterval, overrides: Bool = false, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = durations
    durations.append(overrides ? duration : outer.last ?? duration)
    animations()
    // Whatever the block began with `beginAnimations` and didn't commit, or committed and hadn't begun.
    durations = outer
    complete(completion.map { completion in { completion(true) } })
  }

  /// Does something once the outermost animation is described: on iOS completions come later than all the code of blocks.
  /// Those of inner animations have their turn first. Beyond the bound of nesting they aren't called.
  static func complete(_ action: (() -> Void)?) {
    if let action { waiting.append(action) }
    guard durations.isEmpty, !waiting.isEmpty else { return }
    let actions = waiting
    waiting = []
    guard depth < maximumDepth else { return }
    depth += 1
    for action in actions { action() }
    depth -= 1
  }

  /// Forgets animations that one screen began and never committed, which the next one's would wait for.
  static func reset() {
    durations = []
    waiting = []
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
