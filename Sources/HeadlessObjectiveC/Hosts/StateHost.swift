internal import Foundation
internal import Synchronization

/// The owner of what outlives a call and isn't a fact of the program: the appearance proxies, the pasteboards, the words that were
/// learned.
///
/// Hosts stand within each other. The process has one. Within it, a test has one, and an XCTest class has one around those of its
/// tests; these end with the test and the class. A screen that is shown for a picture has one within the test's and ends it when it
/// closes. Each kind of state says what a host begins with: mostly what the host around has. What is set in a host is seen in it
/// and in those within it.
///
/// What is set while a global or static constant is initialised belongs to the process, whichever test asked for the constant first:
/// an app's launch, which a test target runs once, lasts for all tests.
package final class StateHost: Sendable {
  /// What the process keeps: the host of all that no test does.
  package static let process = StateHost(within: nil)

  /// Nil for the process's.
  package let outer: StateHost?

  private struct State {
    var values: [ObjectIdentifier: Value] = [:]
    /// Of classes and tests, by their names.
    var scopes: [String: StateHost] = [:]
    /// Of the screens that are shown, in the order in which they came up.
    var screens: [StateHost] = []
    /// Only used by the process's host: the host of the test that asked last, and the test's place in the sources. The place is
    /// nil if several tests may have it.
    var latestTest: StateHost?
    var latestPlace: TestPlace?
  }

  /// Each kind of state says on which thread it is used, as the objects of `StandInScope` do.
  private struct Value: @unchecked Sendable {
    let object: AnyObject
  }

  private let state = Mutex(State())

  /// The state that a test's views, layers and animations share. It is read often, so each kind has its own property without a
  /// lock.
  @MainActor package var ofViews: AnyObject?
  @MainActor package var ofLayers: AnyObject?
  @MainActor package var ofAnimations: AnyObject?

  /// The test's host for code that runs in ``given(during:)``, where the test library needn't be asked for it.
  @TaskLocal private static var ofCode: StateHost?

  private init(within outer: StateHost?) {
    self.outer = outer
  }

  // MARK: Which one

  /// The one of the code that runs: of the screen that its test shows, of the test, or of the process.
  package static var current: StateHost { ofTest.top }

  /// The one of the test that runs; the process's outside of tests.
  ///
  /// What a timer or the main queue runs belongs to no test that is known: it finds the host of the test that asked last, which set
  /// it going most likely, and which no other test finds in any case.
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

  /// Runs `work`, in which the test's host is found without asking the test library.
  package static func given<Result>(during work: () throws -> Result) rethrows -> Result {
    try $ofCode.withValue(ofTest, operation: work)
  }

  /// Returns a function that runs a later block with the host of the current code, even if the block belongs to no known test.
  package static var continuation: (() -> Void) -> Void {
    let host = ofTest
    return { block in $ofCode.withValue(host, operation: block) }
  }

  /// Where the code that runs sets something: in the current host, or in the process's during the initialisation of a constant.
  package static var ofSetting: StateHost { OnceCall.isUnderWay ? process : current }

  /// As ``ofSetting``, for what stays with the test when a screen closes.
  package static var ofTestSetting: StateHost { OnceCall.isUnderWay ? process : ofTest }

  /// The host of the screen shown last, else this one.
  private var top: StateHost { state.withLock { $0.screens.last } ?? self }

  private func scope(_ name: String) -> StateHost {
    state.withLock { state in
      let found = state.scopes[name] ?? StateHost(within: self)
      state.scopes[name] = found
      return found
    }
  }

  // MARK: Beginning and ending

  /// Begins a screen's host, within that of the screen that is shown there already, or of the test.
  package static func beginScreen() -> StateHost {
    let test = ofTest
    let screen = StateHost(within: test.top)
    test.state.withLock { $0.screens.append(screen) }
    return screen
  }

  /// Ends a screen's host: nothing finds any longer what was set in it.
  package func endScreen() {
    var owner = outer
    while let host = owner {
      host.state.withLock { state in state.screens.removeAll { $0 === self } }
      owner = host.outer
    }
  }

  /// Ends the host of a class or a test, with all that was set in it.
  ///
  /// - Parameter path: the names of the scopes, the outermost first.
  package static func end(_ path: [String]) {
    guard let last = path.last else { return }
    var host = process
    for name in path.dropLast() {
      guard let inner = host.state.withLock({ $0.scopes[name] }) else { return }
      host = inner
    }
    let ended = host.state.withLock { $0.scopes.removeValue(forKey: last) }
    process.state.withLock { if $0.latestTest === ended { ($0.latestTest, $0.latestPlace) = (nil, nil) } }
  }

  // MARK: What it has

  /// The host's own state of a kind, made when it is first asked for.
  ///
  /// - Parameter make: given the state that the host around has; nil in the process's.
  package func value<Kind: AnyObject>(_ kind: Kind.Type = Kind.self, _ make: (Kind?) -> Kind) -> Kind {
    if let known = known(kind) { return known }
    // Made outside of the lock: what is made may ask for other state.
    let made = Value(object: make(outer?.value(kind, make)))
    let kept = state.withLock { state in
      let kept = state.values[ObjectIdentifier(kind)] ?? made
      state.values[ObjectIdentifier(kind)] = kept
      return kept
    }
    return unsafeDowncast(kept.object, to: kind)
  }

  /// The host's own state of a kind, or that of the nearest host around that has some.
  package func nearest<Kind: AnyObject>(_ kind: Kind.Type = Kind.self) -> Kind? { known(kind) ?? outer?.nearest(kind) }

  private func known<Kind: AnyObject>(_ kind: Kind.Type) -> Kind? {
    state.withLock { $0.values[ObjectIdentifier(kind)] }.map { unsafeDowncast($0.object, to: kind) }
  }
}
