internal import Dispatch

/// Objects that were made for a caller which may hold them by weak references alone before handing them on.
///
/// Objective-C puts such objects into the innermost autorelease pool: a controller of a storyboard that goes into a weak
/// property is there until it is pushed. Here they live until the closure of the innermost `autoreleasepool` ends: a delivered touch
/// has one, and a translated test. Outside of all pools they live until the main queue has its turn, which is when the test has
/// ended or is suspended, whatever runs it.
@MainActor package enum HandedOutObjects {
  private struct Kept {
    var pools: [[AnyObject]] = []
    /// Those that were handed out outside of all pools since the main queue had its turn.
    var latest: [AnyObject] = []
  }

  private static var kept = Kept()

  static func open() { kept.pools.append([]) }

  static func close() {
    // Ends the objects once the pool is gone: what they do then may ask for another.
    let ended = kept.pools.popLast()
    withExtendedLifetime(ended) {}
  }

  /// Keeps an object until the innermost pool ends, without one until the main queue has its turn.
  package static func keep(_ object: AnyObject) { keepTogether([object]) }

  /// Keeps several, as the objects of a xib, which its owner may know by weak outlets alone.
  package static func keepTogether(_ objects: [AnyObject]) {
    guard kept.pools.isEmpty else { return kept.pools[kept.pools.count - 1] += objects }
    if kept.latest.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { endLatest() } } }
    kept.latest += objects
  }

  /// Ends what was handed out outside of all pools: a test is over.
  package static func endLatest() {
    let ended = kept.latest
    kept.latest = []
    withExtendedLifetime(ended) {}
  }
}

/// Lets objects of a class be values of attributed strings: the class' first stored property has to be one.
///
/// swift-corelibs-foundation compares the values of neighbouring runs with `CFEqual`. That takes the word after an object's
/// header for Core Foundation's type information, as Foundation's own classes lay it out, and where it names no type, ends
/// the process instead of asking `isEqual`. These bits name a type, so the object is asked.
package struct CoreFoundationHeader: Sendable {
  /// `CFRuntimeBase`'s second word, with 1 for the type; Foundation sets the lowest byte alike.
  private let information: UInt64 = 1 << 8 | 0x80

  package init() {}
}
