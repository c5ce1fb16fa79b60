internal import Dispatch

/// Objects that were made for a caller which may only hold weak references to them before it passes them on.
///
/// Objective-C puts such objects into the innermost autorelease pool: a storyboard's view controller that is stored in a weak
/// property lives until it is pushed. Here the objects live until the closure of the innermost `autoreleasepool` returns. The
/// delivery of a touch and a translated test each have a pool. Outside all pools the objects live until the main queue runs,
/// which happens when the test has ended or is suspended, with any test runner.
@MainActor package enum HandedOutObjects {
  /// Belongs to the process, because code of a pool may belong to no known test.
  @MainActor private final class Kept {
    var pools: [[AnyObject]] = []
    /// The objects that were handed out outside all pools since the main queue last ran.
    var latest: [AnyObject] = []
  }

  private static var kept: Kept { StateHost.process.value { _ in Kept() } }

  static func open() { kept.pools.append([]) }

  static func close() {
    // The objects are released after the pool is removed, because their deinitialisers may need a pool.
    let ended = kept.pools.popLast()
    withExtendedLifetime(ended) {}
  }

  /// Keeps an object until the innermost pool ends or, without a pool, until the main queue runs.
  package static func keep(_ object: AnyObject) { keepTogether([object]) }

  /// Keeps several objects, such as those of a xib, to which the owner may only have weak outlets.
  package static func keepTogether(_ objects: [AnyObject]) {
    let kept = kept
    guard kept.pools.isEmpty else { return kept.pools[kept.pools.count - 1] += objects }
    if kept.latest.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { endLatest() } } }
    kept.latest += objects
  }

  /// Releases the objects that were handed out outside all pools, because a test has ended.
  package static func endLatest() {
    let kept = kept
    let ended = kept.latest
    kept.latest = []
    withExtendedLifetime(ended) {}
  }
}

/// Allows objects of a class to be values in attributed strings: the class's first stored property must have this type.
///
/// swift-corelibs-foundation compares the values of neighbouring runs with `CFEqual`. That function reads the word after an
/// object's header as Core Foundation's type information, as in Foundation's own classes. If the word names no type, the process
/// crashes instead of calling `isEqual`. These bits name a type, so `isEqual` is called.
package struct CoreFoundationHeader: Sendable {
  /// The second word of `CFRuntimeBase`, with 1 as the type. The lowest byte is the one that Foundation sets.
  private let information: UInt64 = 1 << 8 | 0x80

  package init() {}
}
