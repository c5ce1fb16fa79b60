#if Combine
  import Foundation
  public import OpenCombineShim

  // A part of Combine that OpenCombine doesn't have: the latest values of several publishers, whenever one of them has a new one.

  extension Publishers {
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
      public typealias Output = (A.Output, B.Output)
      public typealias Failure = A.Failure

      public let a: A
      public let b: B

      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        let subscription = LatestSubscription<A.Output, B.Output, Downstream>(subscriber)
        subscriber.receive(subscription: subscription)
        subscription.begin(a, b)
      }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      public typealias Output = (A.Output, B.Output, C.Output)
      public typealias Failure = A.Failure

      public let a: A
      public let b: B
      public let c: C

      public init(_ a: A, _ b: B, _ c: C) {
        self.a = a
        self.b = b
        self.c = c
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
      }
    }

    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      public typealias Failure = A.Failure

      public let a: A
      public let b: B
      public let c: C
      public let d: D

      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
          .receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure { Publishers.CombineLatest(self, other) }

    public func combineLatest<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
      combineLatest(other).map { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
      Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    public func combineLatest<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
      combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
      Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R,
      _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
      combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
  }

  /// Stores the latest value of each and publishes both, as far as there is demand.
  private final class LatestSubscription<First, Second, Downstream: Subscriber>: Subscription
  where Downstream.Input == (First, Second) {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var first: First?
    private var second: Second?
    private var demand = Subscribers.Demand.none
    /// Whether a pair arrived without demand: the latest one is published with the next demand.
    private var isWaiting = false
    private var open = 2
    private var cancellables: [AnyCancellable] = []

    init(_ downstream: Downstream) { self.downstream = downstream }

    func begin<A: Publisher, B: Publisher>(_ a: A, _ b: B)
    where A.Output == First, B.Output == Second, A.Failure == Downstream.Failure, B.Failure == Downstream.Failure {
      keep(
        a.sink { [weak self] in
          self?.end($0, hasValue: { $0.first != nil })
        } receiveValue: { [weak self] value in
          self?.take { $0.first = value }
        })
      keep(
        b.sink { [weak self] in
          self?.end($0, hasValue: { $0.second != nil })
        } receiveValue: { [weak self] value in
          self?.take { $0.second = value }
        })
    }

    private func keep(_ cancellable: AnyCancellable) {
      lock.lock()
      defer { lock.unlock() }
      if downstream != nil { cancellables.append(cancellable) }
    }

    private func take(_ change: (LatestSubscription) -> Void) {
      lock.lock()
      defer { lock.unlock() }
      change(self)
      tell()
    }

    private func tell() {
      guard let downstream, let first, let second else { return }
      guard demand > 0 else {
        isWaiting = true
        return
      }
      isWaiting = false
      demand -= 1
      demand += downstream.receive((first, second))
    }

    /// One publisher has finished: with an error, or without any value, no further values can follow.
    private func end(
      _ completion: Subscribers.Completion<Downstream.Failure>, hasValue: (LatestSubscription) -> Bool
    ) {
      lock.lock()
      defer { lock.unlock() }
      open -= 1
      if case .finished = completion, open > 0, hasValue(self) { return }
      let downstream = downstream
      cancel()
      downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      defer { lock.unlock() }
      self.demand += demand
      if isWaiting { tell() }
    }

    func cancel() {
      lock.lock()
      let ended = cancellables
      cancellables = []
      downstream = nil
      lock.unlock()
      for cancellable in ended { cancellable.cancel() }
    }
  }
#endif
