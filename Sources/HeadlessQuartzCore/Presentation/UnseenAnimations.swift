internal import Foundation

/// Animations that were added to layers in no window, as `viewDidLoad` does. They start when the layer comes into one.
///
/// Transactions wait for them until the next rest alone, and delegates are held no longer: iOS lets both wait for as long as the
/// layer lives, but here nothing would free a view that is its animation's delegate.
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

  /// Starts those whose layer is in a window now.
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

  /// Ends what transactions wait for; the animations start all the same when their layer is shown.
  func giveUpWaiting(in time: CountedTime) {
    let all = waiting
    guard all.contains(where: { !$0.isGivenUp }) else { return }
    // Blocks come as movements, because one of them may add the next animation.
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
  /// The layer at the top of the tree.
  final var topmost: CALayer {
    var root = self
    while let superlayer = root.superlayer { root = superlayer }
    return root
  }

  @MainActor fileprivate var isInWindow: Bool { topmost.owner?.isUpdatingLayers == true }
}
