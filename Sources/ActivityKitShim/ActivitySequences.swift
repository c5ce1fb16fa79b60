import Synchronization

/// Sends values to all sequences that were created before, until it is finished.
final class ActivityBroadcast<Value: Sendable>: Sendable {
  private struct State {
    var continuations: [Int: AsyncStream<Value>.Continuation] = [:]
    var next = 0
    var isFinished = false
  }
  private let state = Mutex(State())

  /// A stream of the values that are sent from now on.
  func stream() -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let number: Int? = state.withLock { state in
      guard !state.isFinished else { return nil }
      state.next += 1
      state.continuations[state.next] = continuation
      return state.next
    }
    guard let number else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.continuations.removeValue(forKey: number) }
    }
    return stream
  }

  func send(_ value: Value) {
    for continuation in state.withLock({ Array($0.continuations.values) }) { continuation.yield(value) }
  }

  func finish() {
    let continuations = state.withLock { state in
      state.isFinished = true
      defer { state.continuations = [:] }
      return Array(state.continuations.values)
    }
    for continuation in continuations { continuation.finish() }
  }
}

/// The common part of ActivityKit's sequences: an iterator over a stream.
public struct ActivityUpdateIterator<Element: Sendable>: AsyncIteratorProtocol {
  var base: AsyncStream<Element>.Iterator

  public mutating func next() async -> Element? { await base.next() }
}

extension Activity {
  /// The states that an activity takes on after the sequence was created; it ends when the activity is dismissed.
  public struct ActivityStateUpdates: AsyncSequence, Sendable {
    let stream: AsyncStream<ActivityState>
    public func makeAsyncIterator() -> ActivityUpdateIterator<ActivityState> {
      ActivityUpdateIterator(base: stream.makeAsyncIterator())
    }
  }

  /// The contents that an activity is updated with after the sequence was created.
  public struct ContentUpdates: AsyncSequence {
    let stream: AsyncStream<UncheckedValue<ActivityContent<Attributes.ContentState>>>

    public struct Iterator: AsyncIteratorProtocol {
      var base: AsyncStream<UncheckedValue<ActivityContent<Attributes.ContentState>>>.Iterator
      public mutating func next() async -> ActivityContent<Attributes.ContentState>? { await base.next()?.value }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }
  }

  /// The same without the date and the score.
  public struct ContentStateUpdates: AsyncSequence {
    let stream: AsyncStream<UncheckedValue<ActivityContent<Attributes.ContentState>>>

    public struct Iterator: AsyncIteratorProtocol {
      var base: AsyncStream<UncheckedValue<ActivityContent<Attributes.ContentState>>>.Iterator
      public mutating func next() async -> Attributes.ContentState? { await base.next()?.value.state }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }
  }

  /// Push tokens. Empty: there is no push service.
  public struct PushTokenUpdates: AsyncSequence, Sendable {
    public func makeAsyncIterator() -> ActivityUpdateIterator<Data> {
      ActivityUpdateIterator(base: ActivityKit.emptyStream().makeAsyncIterator())
    }
  }

  /// Tokens with which a server starts activities. Empty: there is no push service.
  public struct PushToStartTokenUpdates: AsyncSequence, Sendable {
    public func makeAsyncIterator() -> ActivityUpdateIterator<Data> {
      ActivityUpdateIterator(base: ActivityKit.emptyStream().makeAsyncIterator())
    }
  }

  /// The activities that begin after the sequence was created.
  public struct ActivityUpdates: AsyncSequence, Sendable {
    let stream: AsyncStream<Activity>
    public func makeAsyncIterator() -> ActivityUpdateIterator<Activity> {
      ActivityUpdateIterator(base: stream.makeAsyncIterator())
    }
  }
}

extension ActivityAuthorizationInfo {
  /// Changes of whether activities are allowed. Empty: a test's answers don't change.
  public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
    public func makeAsyncIterator() -> ActivityUpdateIterator<Bool> {
      ActivityUpdateIterator(base: ActivityKit.emptyStream().makeAsyncIterator())
    }
  }

  /// Changes of whether frequent pushes are allowed. Empty, as the above.
  public struct FrequentPushEnablementUpdates: AsyncSequence, Sendable {
    public func makeAsyncIterator() -> ActivityUpdateIterator<Bool> {
      ActivityUpdateIterator(base: ActivityKit.emptyStream().makeAsyncIterator())
    }
  }

  public var activityEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }
  public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates { FrequentPushEnablementUpdates() }
}

/// A stream that never delivers a value and doesn't end, as one of events that don't occur; it ends with its task.
func emptyStream<Value: Sendable>() -> AsyncStream<Value> { AsyncStream { _ in } }

/// A value that isn't declared Sendable, on its way through a stream. Contents are values of the app that it encodes.
struct UncheckedValue<Value>: @unchecked Sendable {
  let value: Value
}
