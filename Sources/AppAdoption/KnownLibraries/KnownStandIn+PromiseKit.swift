extension KnownStandIn {
  /// PromiseKit's promises and guarantees.
  static let promiseKit = #"""
    import Foundation
    import FoundationNetworking

    public enum PMKError: Error {
      case cancelled, emptySequence, badInput, compactMap(Any, Any.Type), returnedSelf, invalidCallingConvention
      public var isCancelled: Bool { if case .cancelled = self { true } else { false } }
    }
    public enum CatchPolicy { case allErrors, allErrorsExceptCancellation }
    public struct PMKConfiguration {
      public var Q: (map: DispatchQueue?, return: DispatchQueue?) = (map: .main, return: .main)
      public var catchPolicy = CatchPolicy.allErrorsExceptCancellation
    }
    nonisolated(unsafe) public var conf = PMKConfiguration()

    public protocol Thenable: AnyObject {
      associatedtype T
      func pipe(to: @escaping (Result<T, any Error>) -> Void)
      var result: Result<T, any Error>? { get }
    }
    public protocol CatchMixin: Thenable {}

    /// A result that comes once, and who waits for it.
    private final class Box<T>: @unchecked Sendable {
      private let lock = NSRecursiveLock()
      private var result: Result<T, any Error>?
      private var waiting: [(Result<T, any Error>) -> Void] = []
      var value: Result<T, any Error>? { lock.withLock { result } }
      func seal(_ new: Result<T, any Error>) {
        let all = lock.withLock {
          guard result == nil else { return [(Result<T, any Error>) -> Void]() }
          result = new
          defer { waiting = [] }
          return waiting
        }
        for one in all { one(new) }
      }
      func pipe(_ body: @escaping (Result<T, any Error>) -> Void) {
        let known = lock.withLock {
          if result == nil { waiting.append(body) }
          return result
        }
        if let known { body(known) }
      }
    }

    public final class Resolver<T>: @unchecked Sendable {
      private let box: Box<T>
      fileprivate init(_ box: Box<T>) { self.box = box }
      public func fulfill(_ value: T) { box.seal(.success(value)) }
      public func reject(_ error: any Error) { box.seal(.failure(error)) }
      public func resolve(_ result: Result<T, any Error>) { box.seal(result) }
      public func resolve(_ value: T?, _ error: (any Error)?) {
        if let error { reject(error) } else if let value { fulfill(value) } else { reject(PMKError.invalidCallingConvention) }
      }
      public func resolve(_ error: (any Error)?, _ value: T?) { resolve(value, error) }
      public func resolve(_ value: T, _ error: (any Error)?) { if let error { reject(error) } else { fulfill(value) } }
    }
    extension Resolver where T == Void {
      public func fulfill_() { fulfill(()) }
      public func resolve(_ error: (any Error)?) { if let error { reject(error) } else { fulfill(()) } }
    }

    public final class Promise<T>: CatchMixin, @unchecked Sendable {
      private let box = Box<T>()
      public init(error: any Error) { box.seal(.failure(error)) }
      public init<U: Thenable>(_ bridge: U) where U.T == T { bridge.pipe(to: box.seal) }
      public init(resolver body: (Resolver<T>) throws -> Void) {
        do { try body(Resolver(box)) } catch { box.seal(.failure(error)) }
      }
      public convenience init(_ body: (Resolver<T>) throws -> Void) { self.init(resolver: body) }
      fileprivate init(_ result: Result<T, any Error>?) { if let result { box.seal(result) } }
      public static func value(_ value: T) -> Promise<T> { Promise<T>(.success(value)) }
      public static func pending() -> (promise: Promise<T>, resolver: Resolver<T>) {
        let promise = Promise<T>(nil as Result<T, any Error>?)
        return (promise, Resolver(promise.box))
      }
      public func pipe(to: @escaping (Result<T, any Error>) -> Void) { box.pipe(to) }
      public var result: Result<T, any Error>? { box.value }
    }
    extension Promise where T == Void { public convenience init() { self.init(.success(()) as Result<Void, any Error>?) } }

    /// A promise without errors.
    public final class Guarantee<T>: Thenable, @unchecked Sendable {
      private let box = Box<T>()
      public init(resolver body: (@escaping (T) -> Void) -> Void) {
        let box = box
        body { box.seal(.success($0)) }
      }
      public convenience init(_ body: (@escaping (T) -> Void) -> Void) { self.init(resolver: body) }
      public static func value(_ value: T) -> Guarantee<T> { Guarantee { $0(value) } }
      public static func pending() -> (guarantee: Guarantee<T>, resolve: (T) -> Void) {
        var resolve: ((T) -> Void)!
        let guarantee = Guarantee { resolve = $0 }
        return (guarantee, resolve)
      }
      public func pipe(to: @escaping (Result<T, any Error>) -> Void) { box.pipe(to) }
      public var result: Result<T, any Error>? { box.value }
      @discardableResult public func done(on: DispatchQueue? = conf.Q.return, _ body: @escaping (T) -> Void) -> Guarantee<Void> { map(on: on, body) }
      public func get(on: DispatchQueue? = conf.Q.return, _ body: @escaping (T) -> Void) -> Guarantee<T> {
        map(on: on) {
          body($0)
          return $0
        }
      }
      public func map<U>(on: DispatchQueue? = conf.Q.map, _ body: @escaping (T) -> U) -> Guarantee<U> {
        Guarantee<U> { seal in pipe { result in if case .success(let value) = result { run(on) { seal(body(value)) } } } }
      }
      @discardableResult public func then<U>(on: DispatchQueue? = conf.Q.map, _ body: @escaping (T) -> Guarantee<U>) -> Guarantee<U> {
        Guarantee<U> { seal in
          pipe { result in
            guard case .success(let value) = result else { return }
            run(on) { body(value).pipe { if case .success(let inner) = $0 { seal(inner) } } }
          }
        }
      }
      public func asVoid() -> Guarantee<Void> { map(on: nil) { _ in } }
      public func wait() -> T {
        while true {
          if case .success(let value)? = result { return value }
          RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
        }
      }
    }

    private func run(_ queue: DispatchQueue?, _ body: @escaping () -> Void) {
      guard let queue else { return body() }
      nonisolated(unsafe) let body = body
      queue.async { body() }
    }

    extension Thenable {
      private func chain<U>(_ queue: DispatchQueue?, _ body: @escaping (T, Resolver<U>) throws -> Void) -> Promise<U> {
        let (promise, seal) = Promise<U>.pending()
        pipe { result in
          switch result {
          case .success(let value): run(queue) { do { try body(value, seal) } catch { seal.reject(error) } }
          case .failure(let error): seal.reject(error)
          }
        }
        return promise
      }
      public func then<U: Thenable>(on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> U) -> Promise<U.T> {
        chain(on) { value, seal in try body(value).pipe(to: seal.resolve) }
      }
      public func map<U>(on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping (T) throws -> U) -> Promise<U> {
        chain(on) { value, seal in seal.fulfill(try transform(value)) }
      }
      public func compactMap<U>(on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping (T) throws -> U?) -> Promise<U> {
        chain(on) { value, seal in
          guard let new = try transform(value) else { throw PMKError.compactMap(value, U.self) }
          seal.fulfill(new)
        }
      }
      public func done(on: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> Void) -> Promise<Void> {
        chain(on) { value, seal in seal.fulfill(try body(value)) }
      }
      public func get(on: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> Void) -> Promise<T> {
        chain(on) { value, seal in
          try body(value)
          seal.fulfill(value)
        }
      }
      public func tap(on: DispatchQueue? = conf.Q.map, _ body: @escaping (Result<T, any Error>) -> Void) -> Promise<T> {
        let (promise, seal) = Promise<T>.pending()
        pipe { result in
          run(on) {
            body(result)
            seal.resolve(result)
          }
        }
        return promise
      }
      public func asVoid() -> Promise<Void> { map(on: nil) { _ in } }
      public var value: T? { try? result?.get() }
      public var error: (any Error)? { if case .failure(let error)? = result { error } else { nil } }
      public var isPending: Bool { result == nil }
      public var isResolved: Bool { result != nil }
      public var isFulfilled: Bool { value != nil }
      public var isRejected: Bool { error != nil }
    }
    extension Thenable where T: Sequence {
      public func mapValues<U>(on: DispatchQueue? = conf.Q.map, _ transform: @escaping (T.Element) throws -> U) -> Promise<[U]> { map(on: on) { try $0.map(transform) } }
      public func compactMapValues<U>(on: DispatchQueue? = conf.Q.map, _ transform: @escaping (T.Element) throws -> U?) -> Promise<[U]> {
        map(on: on) { try $0.compactMap(transform) }
      }
      public func filterValues(on: DispatchQueue? = conf.Q.map, _ isIncluded: @escaping (T.Element) -> Bool) -> Promise<[T.Element]> { map(on: on) { $0.filter(isIncluded) } }
      public func thenMap<U: Thenable>(on: DispatchQueue? = conf.Q.map, _ transform: @escaping (T.Element) throws -> U) -> Promise<[U.T]> {
        then(on: on) { when(fulfilled: try $0.map(transform)) }
      }
    }

    public final class PMKFinalizer {
      fileprivate let pending = Guarantee<Void>.pending()
      public func finally(on: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil, _ body: @escaping () -> Void) {
        pending.guarantee.done(on: on) { body() }
      }
    }
    extension CatchMixin {
      @discardableResult public func `catch`(
        on: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil, policy: CatchPolicy = conf.catchPolicy,
        _ body: @escaping (any Error) -> Void
      ) -> PMKFinalizer {
        let finalizer = PMKFinalizer()
        pipe { result in
          guard case .failure(let error) = result else { return finalizer.pending.resolve(()) }
          let isLeft = policy == .allErrorsExceptCancellation && (error as? PMKError)?.isCancelled == true
          run(on) {
            if !isLeft { body(error) }
            finalizer.pending.resolve(())
          }
        }
        return finalizer
      }
      public func recover<U: Thenable>(
        on: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, policy: CatchPolicy = conf.catchPolicy,
        _ body: @escaping (any Error) throws -> U
      ) -> Promise<T> where U.T == T {
        let (promise, seal) = Promise<T>.pending()
        pipe { result in
          guard case .failure(let error) = result else { return seal.resolve(result) }
          run(on) { do { try body(error).pipe(to: seal.resolve) } catch { seal.reject(error) } }
        }
        return promise
      }
      @discardableResult public func recover(on: DispatchQueue? = conf.Q.map, _ body: @escaping (any Error) -> Guarantee<T>) -> Guarantee<T> {
        Guarantee { seal in
          pipe { result in
            switch result {
            case .success(let value): seal(value)
            case .failure(let error): run(on) { body(error).pipe { if case .success(let value) = $0 { seal(value) } } }
            }
          }
        }
      }
      @discardableResult public func ensure(on: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil, _ body: @escaping () -> Void) -> Promise<T> {
        tap(on: on) { _ in body() }
      }
      @discardableResult public func cauterize() -> PMKFinalizer { self.catch { print("PromiseKit:cauterized-error: \($0)") } }
    }

    // MARK: Functions

    public func firstly<U: Thenable>(execute body: () throws -> U) -> Promise<U.T> {
      do { return Promise(try body()) } catch { return Promise(error: error) }
    }
    public func firstly<T>(execute body: () -> Guarantee<T>) -> Guarantee<T> { body() }
    public func after(seconds: TimeInterval) -> Guarantee<Void> {
      Guarantee { seal in
        nonisolated(unsafe) let seal = seal
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { seal(()) }
      }
    }
    public func after(_ interval: DispatchTimeInterval) -> Guarantee<Void> {
      Guarantee { seal in
        nonisolated(unsafe) let seal = seal
        DispatchQueue.global().asyncAfter(deadline: .now() + interval) { seal(()) }
      }
    }
    public func when<U: Thenable>(fulfilled thenables: [U]) -> Promise<[U.T]> {
      guard !thenables.isEmpty else { return .value([]) }
      let (promise, seal) = Promise<[U.T]>.pending()
      let lock = NSLock()
      var (values, left) = ([Int: U.T](), thenables.count)
      for (place, thenable) in thenables.enumerated() {
        thenable.pipe { result in
          switch result {
          case .failure(let error): seal.reject(error)
          case .success(let value):
            let all = lock.withLock {
              values[place] = value
              left -= 1
              return left == 0 ? thenables.indices.compactMap { values[$0] } : nil
            }
            if let all { seal.fulfill(all) }
          }
        }
      }
      return promise
    }
    public func when<U: Thenable>(fulfilled thenables: U...) -> Promise<Void> where U.T == Void { when(fulfilled: thenables).asVoid() }
    public func when<U: Thenable, V: Thenable>(fulfilled a: U, _ b: V) -> Promise<(U.T, V.T)> {
      a.then(on: nil) { first in b.map(on: nil) { (first, $0) } }
    }
    public func when<U: Thenable, V: Thenable, W: Thenable>(fulfilled a: U, _ b: V, _ c: W) -> Promise<(U.T, V.T, W.T)> {
      when(fulfilled: a, b).then(on: nil) { pair in c.map(on: nil) { (pair.0, pair.1, $0) } }
    }
    public func when<T>(resolved promises: [Promise<T>]) -> Guarantee<[Result<T, any Error>]> {
      Guarantee { seal in
        nonisolated(unsafe) let seal = seal
        let all = promises.map { promise in Guarantee<Result<T, any Error>> { one in promise.pipe(to: one) } }
        _ = when(fulfilled: all).done(on: nil) { seal($0) }
      }
    }
    public func race<U: Thenable>(_ thenables: U...) -> Promise<U.T> {
      let (promise, seal) = Promise<U.T>.pending()
      for thenable in thenables { thenable.pipe(to: seal.resolve) }
      return promise
    }
    extension DispatchQueue {
      public func async<T>(_: PMKNamespacer, execute body: @escaping () throws -> T) -> Promise<T> {
        let (promise, seal) = Promise<T>.pending()
        nonisolated(unsafe) let body = body
        async { do { seal.fulfill(try body()) } catch { seal.reject(error) } }
        return promise
      }
    }
    public enum PMKNamespacer: Sendable { case promise }
    extension URLSession {
      public func dataTask(_: PMKNamespacer, with url: URL) -> Promise<(data: Data, response: URLResponse)> { dataTask(.promise, with: URLRequest(url: url)) }
      public func dataTask(_: PMKNamespacer, with request: URLRequest) -> Promise<(data: Data, response: URLResponse)> {
        Promise { seal in
          dataTask(with: request) { data, response, error in
            if let data, let response { seal.fulfill((data, response)) } else { seal.reject(error ?? PMKError.badInput) }
          }.resume()
        }
      }
    }

    """#
}
