internal import Observation
internal import StandIns
internal import Synchronization

/// The state of a test's tips. Views that read it are updated after a change.
final class TipStore: Observable, Sendable {
  private struct State {
    var frequency: Tips.ConfigurationOption.DisplayFrequency?
    var parameters: [String: any Sendable] = [:]
    var donations: [String: [(Date, any Sendable)]] = [:]
    var invalidated: [String: Tips.InvalidationReason] = [:]
    var displayCounts: [String: Int] = [:]
    var displayTimes: [String: TimeInterval] = [:]
    /// The newest display of a tip that counts for the frequency.
    var last: (id: String, date: Date)?
    var override: Override?
    var listeners: [UUID: @Sendable () -> Void] = [:]
  }

  /// What `...ForTesting` says: types of tips, or nil for all.
  private struct Override {
    let shows: Bool
    let types: [ObjectIdentifier]?

    func applies(to tip: any Tip) -> Bool { types?.contains(ObjectIdentifier(type(of: tip))) ?? true }
  }

  private let state = Mutex(State())
  private let registrar = ObservationRegistrar()

  /// The store of the test.
  static var current: TipStore { StandInScope.shared { TipStore() } }

  /// What observers of the store observe.
  private var revision: Int { 0 }

  private func change(_ work: (inout sending State) -> Void) {
    registrar.withMutation(of: self, keyPath: \.revision) { state.withLock { work(&$0) } }
    for listener in state.withLock({ Array($0.listeners.values) }) { listener() }
  }

  // MARK: Configuration

  func configure(_ options: [Tips.ConfigurationOption]) throws {
    guard state.withLock({ $0.frequency == nil }) else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    let frequency = options.lazy.compactMap(\.frequency).last ?? .immediate
    change { $0.frequency = frequency }
  }

  func resetAll() throws {
    guard state.withLock({ $0.frequency == nil }) else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    change {
      ($0.parameters, $0.donations, $0.invalidated) = ([:], [:], [:])
      ($0.displayCounts, $0.displayTimes, $0.last) = ([:], [:], nil)
    }
  }

  func show(_ types: [any Tip.Type]?) { override(Override(shows: true, types: types?.map { ObjectIdentifier($0) })) }
  func hide(_ types: [any Tip.Type]?) { override(Override(shows: false, types: types?.map { ObjectIdentifier($0) })) }
  private func override(_ new: Override) { change { $0.override = new } }

  // MARK: Parameters and events

  func parameter(_ id: String) -> (any Sendable)? {
    registrar.access(self, keyPath: \.revision)
    return state.withLock { $0.parameters[id] }
  }
  func setParameter(_ id: String, _ value: some Sendable) { change { $0.parameters[id] = value } }

  func donations(of id: String) -> [(Date, any Sendable)] {
    registrar.access(self, keyPath: \.revision)
    return state.withLock { $0.donations[id] ?? [] }
  }
  func donate(_ info: some Sendable, to id: String) {
    let date = Date()
    change { $0.donations[id, default: []].append((date, info)) }
  }

  // MARK: Tips

  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    guard state.withLock({ $0.invalidated[id] == nil }) else { return }
    change { $0.invalidated[id] = reason }
  }

  func reset(_ id: String) {
    change {
      ($0.invalidated[id], $0.displayCounts[id], $0.displayTimes[id]) = (nil, nil, nil)
      if $0.last?.id == id { $0.last = nil }
    }
  }

  func status(of tip: any Tip) -> Tips.Status {
    let tip = (tip as? AnyTip)?.tip ?? tip
    registrar.access(self, keyPath: \.revision)
    let id = tip.idString
    let (frequency, override, reason, last) = state.withLock {
      ($0.frequency, $0.override, $0.invalidated[id], $0.last)
    }
    if let reason { return .invalidated(reason) }
    guard let frequency else { return .pending }
    if let override, override.applies(to: tip) { return override.shows ? .available : .pending }
    guard tip.rules.allSatisfy({ $0.isSatisfied() }) else { return .pending }
    // Within the interval only the tip that began it is shown.
    if !tip.ignoresDisplayFrequency, let last, last.id != id,
      Date().timeIntervalSince(last.date) < frequency.interval
    {
      return .pending
    }
    return .available
  }

  /// Counts a display that begins; false if the tip has been shown as often as it may.
  func beginDisplay(of tip: any Tip) -> Bool {
    let tip = (tip as? AnyTip)?.tip ?? tip
    let id = tip.idString
    let (count, time) = state.withLock { ($0.displayCounts[id] ?? 0, $0.displayTimes[id] ?? 0) }
    if count >= tip.maxDisplayCount {
      invalidate(id, .displayCountExceeded)
      return false
    }
    if time >= tip.maxDisplayDuration {
      invalidate(id, .displayDurationExceeded)
      return false
    }
    let date = Date()
    let counts = !tip.ignoresDisplayFrequency
    change { state in
      state.displayCounts[id, default: 0] += 1
      if counts, state.last?.id != id { state.last = (id, date) }
    }
    return true
  }

  func endDisplay(of tip: any Tip, after duration: TimeInterval) {
    let id = tip.idString
    state.withLock { $0.displayTimes[id, default: 0] += duration }
  }

  // MARK: Changes as sequences

  func statuses(of tip: any Tip) -> AsyncStream<Tips.Status> {
    let known = LastStatus()
    return stream { [weak self] continuation in
      guard let self else { return }
      known.yield(status(of: tip), to: continuation)
    }
  }

  /// An element now, and one after each change.
  func changes() -> AsyncStream<Void> { stream { $0.yield() } }

  private func stream<Element: Sendable>(
    _ yield: @escaping @Sendable (AsyncStream<Element>.Continuation) -> Void
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let key = UUID()
    state.withLock { $0.listeners[key] = { yield(continuation) } }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners[key] = nil }
    }
    yield(continuation)
    return stream
  }
}

/// The status that a sequence yielded last: equal ones aren't repeated.
private final class LastStatus: Sendable {
  private let status = Mutex<Tips.Status?>(nil)

  func yield(_ new: Tips.Status, to continuation: AsyncStream<Tips.Status>.Continuation) {
    status.withLock { status in
      guard status != new else { return }
      status = new
      continuation.yield(new)
    }
  }
}

extension Tip {
  /// The identifier of a tip of unknown type.
  var idString: String { id }
}
