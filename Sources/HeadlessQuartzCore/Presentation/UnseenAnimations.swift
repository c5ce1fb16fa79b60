internal import Foundation

/// Animations that were added to layers in no window, as in `viewDidLoad`. They start when the layer is added to a window.
///
/// Transactions wait for them, and delegates are retained, only until the next rest: on iOS both last as long as the layer, but
/// here nothing would free a view that is the delegate of its own animation.
@MainActor final class UnseenAnimations {
  struct Entry {
    weak var layer: CALayer?
    let animation: CAAnimation
    var delegate: (any CAAnimationDelegate)?
    var endInTransactions: () -> Void
  }

  private struct Waiting {
    var entry: Entry
    let scope: ObjectIdentifier?
    weak var delegate: AnyObject?
    var isGivenUp = false
  }

  private var waiting: [Waiting] = []

  func add(_ entry: Entry, _ scope: ObjectIdentifier?) {
    waiting.append(Waiting(entry: entry, scope: scope, delegate: entry.delegate as AnyObject?))
  }

  func forget(_ scope: ObjectIdentifier) { waiting.removeAll { $0.scope == scope } }

  /// Starts the animations of layers that are in a window now.
  func beginSeen() {
    guard !waiting.isEmpty else { return }
    let all = waiting
    waiting = all.filter { $0.entry.layer?.isInWindow == false }
    for seen in all {
      guard let layer = seen.entry.layer, layer.isInWindow else { continue }
      let end = AnimationEnd(seen.entry.animation, of: layer, seen.delegate as? any CAAnimationDelegate)
      _ = end.startInWindow(seen.isGivenUp ? {} : seen.entry.endInTransactions)
    }
  }

  /// Lets transactions end without the animations, which start nevertheless when their layer is shown.
  func giveUpWaiting(in time: CountedTime) {
    let all = waiting
    guard all.contains(where: { !$0.isGivenUp }) else { return }
    // Blocks are called as movements, because a block may add another animation.
    for entry in all where !entry.isGivenUp {
      time.addAlone(delay: 0, duration: 0, onEnd: entry.entry.endInTransactions)
    }
    waiting = all.compactMap { waiting in
      guard waiting.entry.delegate != nil || waiting.isGivenUp else { return nil }
      var kept = waiting
      kept.isGivenUp = true
      kept.entry.delegate = nil
      kept.entry.endInTransactions = {}
      return kept
    }
  }
}

extension CALayer {
  /// The root of the layer's tree.
  final var topmost: CALayer {
    var root = self
    while let superlayer = root.superlayer { root = superlayer }
    return root
  }

  @MainActor fileprivate var isInWindow: Bool { topmost.owner?.isUpdatingLayers == true }
}
