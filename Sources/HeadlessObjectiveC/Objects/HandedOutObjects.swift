internal import Dispatch

/// Objects that were made for somebody who may hold them by weak references alone before giving them to somebody else.
///
/// Objective-C puts such objects into the innermost autorelease pool: a controller of a storyboard that goes into a weak
/// property is there until it is pushed. Here they live until the closure of the innermost `autoreleasepool` ends, and a
/// translated test runs in one. Without one nobody keeps them, so that a test can look at what ends when.
@MainActor package enum HandedOutObjects {
  private static var pools: [[AnyObject]] = []
  /// The last ones that were handed out outside of all pools.
  private static var latest: [AnyObject] = []

  static func open() { pools.append([]) }

  static func close() {
    // Ends the objects once the pool is gone: what they do then may ask for another.
    let ended = pools.popLast()
    withExtendedLifetime(ended) {}
  }

  /// Keeps an object until the innermost pool ends.
  package static func keep(_ object: AnyObject) {
    guard !pools.isEmpty else { return }
    pools[pools.count - 1].append(object)
  }

  /// Keeps the objects of a xib, which its owner may know by weak outlets alone: until the innermost pool ends, without one
  /// until the next are kept or the main queue has its turn.
  package static func keepTogether(_ objects: [AnyObject]) {
    guard pools.isEmpty else { return objects.forEach(keep) }
    latest = objects
    DispatchQueue.main.async { MainActor.assumeIsolated { latest = [] } }
  }
}
