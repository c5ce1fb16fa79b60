/// Several tips, of which one at a time is shown.
public final class TipGroup: Observable, Sendable {
  /// Which tip is shown.
  public enum Priority: Hashable, Sendable {
    /// The first one that may be shown.
    case firstAvailable
    /// The first one that isn't invalidated: each tip waits for those before it.
    case ordered
  }

  private let priority: Priority
  private let tips: @Sendable () -> [any Tip]

  public init(_ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ tips: @escaping @Sendable () -> [any Tip]) {
    self.priority = priority
    self.tips = tips
  }

  /// The tip to show; nil if none may be shown.
  public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: return tips().first(where: \.shouldDisplay)
    case .ordered:
      let next = tips().first { tip in
        if case .invalidated = tip.status { false } else { true }
      }
      return next?.shouldDisplay == true ? next : nil
    }
  }

  /// The current tip now, and each one that follows.
  public var currentTipUpdates: AsyncStream<(any Tip)?> {
    let (stream, continuation) = AsyncStream.makeStream(of: (any Tip)?.self)
    let task = Task { [self] in
      var known: String??
      for await _ in TipStore.current.changes() {
        let tip = currentTip
        if known != .some(tip?.idString) { continuation.yield(tip) }
        known = .some(tip?.idString)
      }
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}

extension Tips {
  /// The tips of a group, with conditions.
  @resultBuilder public enum GroupBuilder: TipListBuilder {
    public typealias Element = any Tip
  }
}
