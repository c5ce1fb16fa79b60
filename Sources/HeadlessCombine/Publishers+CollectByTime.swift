#if Combine
  import Foundation
  public import OpenCombineShim

  // A part of Combine that OpenCombine doesn't have: values collected by time.

  extension Publishers {
    /// When collected values are published.
    public enum TimeGroupingStrategy<Context: Scheduler> {
      /// Whenever an interval has passed.
      case byTime(Context, Context.SchedulerTimeType.Stride)
      /// The same, and before the end of the interval when a number of values was collected.
      case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Publishes the values since the last time. If there are none, nothing is published; Apple's documentation doesn't mention
    /// this case.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = [Upstream.Output]
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let strategy: TimeGroupingStrategy<Context>
      public let options: Context.SchedulerOptions?

      public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
        self.upstream = upstream
        self.strategy = strategy
        self.options = options
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        upstream.subscribe(Gathering(subscriber, strategy, options))
      }
    }
  }

  extension Publisher {
    public func collect<Context: Scheduler>(
      _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, Context> {
      Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
  }

  private final class Gathering<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription
  where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let limit: Int
    private let options: Context.SchedulerOptions?
    private let lock = NSLock()
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?

    init(
      _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
      _ options: Context.SchedulerOptions?
    ) {
      self.downstream = downstream
      self.options = options
      switch strategy {
      case .byTime(let scheduler, let interval):
        (self.scheduler, self.interval, limit) = (scheduler, interval, .max)
      case .byTimeOrCount(let scheduler, let interval, let count):
        (self.scheduler, self.interval, limit) = (scheduler, interval, count)
      }
    }

    func receive(subscription: any Subscription) {
      upstream = subscription
      timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
        options: options
      ) { [weak self] in self?.send() }
      downstream.receive(subscription: self)
      subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      let isFull = lock.withLock {
        values.append(input)
        return values.count >= limit
      }
      if isFull { send() }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      stop()
      if case .finished = completion, let rest = taken(evenUnasked: true) { _ = downstream.receive(rest) }
      downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
      let upstream = lock.withLock {
        defer { self.upstream = nil }
        return self.upstream
      }
      upstream?.cancel()
      stop()
    }

    private func stop() {
      let timer = lock.withLock {
        defer { self.timer = nil }
        return self.timer
      }
      timer?.cancel()
    }

    private func send() {
      guard let values = taken(evenUnasked: false) else { return }
      let more = downstream.receive(values)
      lock.withLock { demand += more }
    }

    /// The collected values; nil if there are none, or before there is demand.
    private func taken(evenUnasked: Bool) -> [Input]? {
      lock.withLock {
        guard !values.isEmpty, evenUnasked || demand > .none else { return nil }
        if demand > .none, demand != .unlimited { demand -= 1 }
        defer { values = [] }
        return values
      }
    }
  }
#endif
