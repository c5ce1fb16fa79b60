#if Combine
  public import Foundation
  public import HeadlessObjectiveC
  public import OpenCombineShim

  extension NSObjectProtocol where Self: NSObject {
    /// Publishes the values of a property, starting with the current one, as `observe(_:options:changeHandler:)` reports them.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
  }

  extension NSObject {
    /// The publisher that `publisher(for:options:)` returns.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
      public typealias Output = Value
      public typealias Failure = Never

      public let object: Subject
      public let keyPath: KeyPath<Subject, Value>
      public let options: NSKeyValueObservingOptions

      public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
        self.object = object
        self.keyPath = keyPath
        self.options = options
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Value, Downstream.Failure == Never {
        subscriber.receive(subscription: KeyValueSubscription(self, subscriber))
      }
    }
  }

  /// Publishes values as long as there is demand. It retains the object, as Combine's does.
  private final class KeyValueSubscription<Subject: NSObject, Downstream: Subscriber>: Subscription
  where Downstream.Failure == Never {
    private var downstream: Downstream?
    private var object: Subject?
    private var observation: NSKeyValueObservation?
    private var demand = Subscribers.Demand.none
    /// The latest value before the first demand, which is published with it.
    private var waiting: Downstream.Input?

    init(_ publisher: NSObject.KeyValueObservingPublisher<Subject, Downstream.Input>, _ downstream: Downstream) {
      self.downstream = downstream
      object = publisher.object
      let keyPath = publisher.keyPath
      observation = publisher.object.observe(keyPath, options: publisher.options) { [weak self] object, _ in
        self?.tell(object[keyPath: keyPath])
      }
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      guard let value = waiting else { return }
      waiting = nil
      tell(value)
    }

    private func tell(_ value: Downstream.Input) {
      guard let downstream else { return }
      guard demand > 0 else {
        waiting = value
        return
      }
      demand -= 1
      demand += downstream.receive(value)
    }

    func cancel() {
      observation?.invalidate()
      observation = nil
      downstream = nil
      object = nil
    }
  }
#endif
