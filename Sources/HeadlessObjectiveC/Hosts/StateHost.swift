internal import Foundation
internal import Synchronization

/// The owner of state that outlives a call and isn't a fact about the program, such as appearance proxies, pasteboards and
/// learned words.
///
/// Hosts are nested. The outermost host is the process's. It contains the host of each XCTest class, which contains those of its
/// tests, and the hosts of other tests. A host ends with its class or test. A screen that is displayed for a picture has a host
/// within the test's, which ends when the screen closes. Each kind of state defines its initial value in a host, which is usually
/// the enclosing host's value. A value that is set in a host applies to this host and to those within it.
///
/// State that is set during the initialisation of a global or static constant belongs to the process, regardless of the test that
/// first asked for the constant. An app's launch, which a test target runs once, therefore applies to all tests.
package final class StateHost: Sendable {
  /// The process's host, for code that no test runs.
  package static let process = StateHost(within: nil)

  /// The enclosing host; nil for the process's host.
  package let outer: StateHost?

  private struct State {
    var values: [ObjectIdentifier: Value] = [:]
    /// The hosts of classes and tests, by name.
    var scopes: [String: Scope] = [:]
    /// The number of running runs of a test whose end is known, by name. Cases with equal arguments share a name.
    var runs: [String: Int] = [:]
    /// The hosts of the displayed screens, in the order in which they appeared.
    var screens: [StateHost] = []
    /// Objects that live until the host ends.
    var kept: [Value] = []
    /// Only used by the process's host: the host of the last known test, and the test's position in the sources, which is nil if
    /// several tests may have it.
    var latestTest: StateHost?
    var latestPlace: TestPlace?
  }

  /// The host of a class or a test. After the end of a test it is found only by work that the test left behind, such as a task, and
  /// only as long as other code retains it.
  private enum Scope {
    case running(StateHost)
    case ended(EndedHost)

    var host: StateHost? {
      switch self {
      case .running(let host): host
      case .ended(let reference): reference.host
      }
    }
  }

  private final class EndedHost: @unchecked Sendable {
    // Unchecked: immutable but for the runtime's own change when the host is deallocated.
    private(set) weak var host: StateHost?

    init(_ host: StateHost?) { self.host = host }
  }

  /// Each kind of state documents the thread on which it is used, as the objects of `StandInScope` do.
  private struct Value: @unchecked Sendable {
    let object: AnyObject
  }

  private let state = Mutex(State())

  /// The state that a test's views, layers and animations share. It is read often, so each kind has its own property without a
  /// lock.
  @MainActor package var ofViews: AnyObject?
  @MainActor package var ofLayers: AnyObject?
  @MainActor package var ofAnimations: AnyObject?
  /// The running calls of optional methods; only used in the process's host.
  @MainActor var ofOptionalMethods: AnyObject?

  /// The test's host for code that runs in ``given(during:)``, which needn't query the test library.
  @TaskLocal private static var ofCode: StateHost?

  private init(within outer: StateHost?) {
    self.outer = outer
  }

  // MARK: The current host

  /// The host of the running code: that of the screen that its test displays, of the test, or of the process.
  package static var current: StateHost { ofTest.top }

  /// The host of the running test, or the process's host outside tests.
  ///
  /// The test of code that runs from a timer or the main queue is unknown. Such code gets the host of the test that asked last,
  /// which most likely started it, and which isn't found by any other test.
  package static var ofTest: StateHost {
    if let given = ofCode { return given }
    let place = TestScopes.place
    if let place, let latest = process.state.withLock({ $0.latestPlace == place ? $0.latestTest : nil }) {
      return latest
    }
    let scopes = TestScopes.current
    if scopes.isEmpty { return process.state.withLock { $0.latestTest } ?? process }
    let host = scopes.reduce(process) { $0.scope($1) }
    process.state.withLock { ($0.latestTest, $0.latestPlace) = (host, place) }
    return host
  }

  /// Runs `work`, in which the test's host is found without querying the test library.
  package static func given<Result>(during work: () throws -> Result) rethrows -> Result {
    try $ofCode.withValue(ofTest, operation: work)
  }

  /// Runs `work` with this as the test's host, whichever test the running code belongs to.
  package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    try StateHost.$ofCode.withValue(self, operation: work)
  }

  /// Returns a function that runs a later block with the host of the current code, even if the block belongs to no known test.
  package static var continuation: (() -> Void) -> Void {
    let host = ofTest
    return { block in $ofCode.withValue(host, operation: block) }
  }

  /// The host in which the running code sets state: the current host, or the process's host during the initialisation of a
  /// constant.
  package static var ofSetting: StateHost { OnceCall.isUnderWay ? process : current }

  /// Like ``ofSetting``, for state that stays with the test when a screen closes.
  package static var ofTestSetting: StateHost { OnceCall.isUnderWay ? process : ofTest }

  /// The host of the screen that was displayed last, or this host if there is none.
  private var top: StateHost { state.withLock { $0.screens.last } ?? self }

  private func scope(_ name: String) -> StateHost {
    state.withLock { state in
      let scope = state.scopes[name]
      if let host = scope?.host { return host }
      let host = StateHost(within: self)
      // A new host for work of a test that has ended isn't retained either.
      state.scopes[name] = scope == nil ? .running(host) : .ended(EndedHost(host))
      return host
    }
  }

  // MARK: Beginning and ending

  /// Begins a screen's host, inside that of the screen that is already displayed, or of the test.
  package static func beginScreen() -> StateHost {
    let test = ofTest
    let screen = StateHost(within: test.top)
    test.state.withLock { $0.screens.append(screen) }
    return screen
  }

  /// Ends a screen's host: its state isn't found any more.
  package func endScreen() {
    var owner = outer
    while let host = owner {
      host.state.withLock { state in state.screens.removeAll { $0 === self } }
      owner = host.outer
    }
    letGo()
  }

  /// Retains an object until the host ends, as the system retains the objects of an app until the app ends.
  @MainActor package func keep(_ object: AnyObject) {
    let value = Value(object: object)
    state.withLock { $0.kept.append(value) }
  }

  /// Releases the retained objects, on the main thread, where views are released.
  private func letGo() {
    let kept = state.withLock { state in
      defer { state.kept = [] }
      return state.kept
    }
    guard !kept.isEmpty else { return }
    Task { @MainActor in withExtendedLifetime(kept) {} }
  }

  /// Ends the host of a class or a test, with its state.
  ///
  /// - Parameter path: the names of the scopes, the outermost first.
  package static func end(_ path: [String]) {
    guard let last = path.last else { return }
    var host = process
    for name in path.dropLast() {
      guard let inner = host.state.withLock({ $0.scopes[name]?.host }) else { return }
      host = inner
    }
    let ended = host.state.withLock { $0.scopes.removeValue(forKey: last)?.host }
    ended?.letGo()
    process.state.withLock { if $0.latestTest === ended { ($0.latestTest, $0.latestPlace) = (nil, nil) } }
  }

  /// Begins a run of a test whose end is known. Runs may be nested, or under way at the same time; each is ended by ``endRun(of:)``.
  ///
  /// - Parameter path: the names of the scopes, the outermost first.
  package static func beginRun(of path: [String]) {
    guard let last = path.last else { return }
    let host = path.dropLast().reduce(process) { $0.scope($1) }
    host.state.withLock { state in
      state.runs[last, default: 0] += 1
      if case .ended = state.scopes[last] { state.scopes[last] = nil }
    }
  }

  /// Ends a run of a test. The test's host ends with its last run.
  ///
  /// Code that belongs to no known test, such as a block on the main queue, still gets this host until another test asks, and
  /// not the process's, whose state applies to all tests. A task that the test has left behind gets it as long as it exists, and
  /// later a new host, which is retained until another test asks.
  package static func endRun(of path: [String]) {
    guard let last = path.last else { return }
    let host = path.dropLast().reduce(process) { $0.scope($1) }
    let ended = host.state.withLock { state -> StateHost? in
      let left = state.runs[last, default: 1] - 1
      state.runs[last] = left > 0 ? left : nil
      guard left <= 0 else { return nil }
      let host = state.scopes[last]?.host
      state.scopes[last] = .ended(EndedHost(host))
      return host
    }
    ended?.letGo()
    process.state.withLock { if ended != nil, $0.latestTest === ended { $0.latestPlace = nil } }
  }

  // MARK: State

  /// The host's own state of a kind, created at the first access.
  ///
  /// - Parameter make: creates the state from that of the enclosing host, which is nil in the process's host.
  package func value<Kind: AnyObject>(_ kind: Kind.Type = Kind.self, _ make: (Kind?) -> Kind) -> Kind {
    if let known = known(kind) { return known }
    // Created outside the lock, because the new object may ask for other state.
    let made = Value(object: make(outer?.value(kind, make)))
    let kept = state.withLock { state in
      let kept = state.values[ObjectIdentifier(kind)] ?? made
      state.values[ObjectIdentifier(kind)] = kept
      return kept
    }
    return unsafeDowncast(kept.object, to: kind)
  }

  /// The host's own state of a kind, or that of the nearest enclosing host that has such state.
  package func nearest<Kind: AnyObject>(_ kind: Kind.Type = Kind.self) -> Kind? { known(kind) ?? outer?.nearest(kind) }

  private func known<Kind: AnyObject>(_ kind: Kind.Type) -> Kind? {
    state.withLock { $0.values[ObjectIdentifier(kind)] }.map { unsafeDowncast($0.object, to: kind) }
  }
}
