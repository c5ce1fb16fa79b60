internal import CDeallocation
internal import Foundation
internal import Synchronization

/// Has objects of prepared classes deallocated on the main thread, wherever their last reference goes. UIKit sees to that for
/// views and controllers: their `deinit`, and what they hold, may count on it.
///
/// It matters in tests above all. A suite of Swift Testing that keeps a screen in a property is let go by whichever thread ends
/// the test, while the main thread is at the next test. `isolated deinit` would do, but then no subclass could declare a
/// `deinit` without that word, and apps' classes do. So the class's metadata, where it names what deallocates its objects, is
/// made to name a function that waits for the main thread, which is how the compiler implements `isolated deinit`, too.
///
/// That rests on how the compiler lays out classes, and goes through the gate of ``CompilerFeature``. Where it isn't as expected, no
/// class is touched: objects are deallocated where they are let go, and ``BackReference`` counts on that.
package enum MainThreadDeallocation {
  /// To be called with the class of an object that is being made, in the initialiser of a base class. On any thread: an app may
  /// make its first view on another one by mistake.
  package static func prepare(_ someClass: AnyClass) {
    if isPossible { Deallocators.shared.replace(in: someClass) }
  }

  /// Whether an object's end arrives here once its class's metadata says so.
  package static let isPossible = CompilerFeature.mainThreadDeallocation.isUsable

  /// Tries it, on any thread.
  static func probe() -> Bool {
    Deallocators.shared.replace(in: DeallocationProbe.self)
    let before = Deallocators.shared.probes
    endProbe()
    return Deallocators.shared.probes > before
  }

  // Optimized, an object that nothing uses is never made, and its end wouldn't ask its class.
  @_optimize(none) @inline(never)
  private static func endProbe() { _ = DeallocationProbe() as AnyObject }
}

/// An object of this module, to be tried first.
private final class DeallocationProbe {}

/// What deallocated a class's objects before it was replaced.
private final class Deallocators: Sendable {
  static let shared = Deallocators()

  private struct State {
    /// By the class's address.
    var originals: [UInt: UInt] = [:]
    /// The class that was prepared last: objects of one class are often made in a row.
    var latestPrepared: UInt = 0
    /// The class whose object was deallocated last: objects of one class often end in a row.
    var latest: (address: UInt, original: UInt) = (0, 0)
    /// How many objects of the probe's class have ended.
    var probes = 0
  }

  private let state = Mutex(State())

  /// Stands two words before a class's address (`swift/ABI/Metadata.h`, `HeapMetadataHeader`), in memory that can be written.
  private static func place(in address: UInt) -> UnsafeMutablePointer<UInt>? {
    UnsafeMutablePointer(bitPattern: address - UInt(2 * MemoryLayout<UInt>.size))
  }

  private static func address(of someClass: AnyClass) -> UInt { UInt(bitPattern: ObjectIdentifier(someClass)) }

  private static let replacement = UInt(
    bitPattern: deallocation_replacement { Deallocators.shared.deallocate(UInt(bitPattern: $0)) })

  func replace(in someClass: AnyClass) {
    let address = Deallocators.address(of: someClass)
    let replacement = Deallocators.replacement
    state.withLock { state in
      if address == state.latestPrepared { return }
      state.latestPrepared = address
      guard state.originals[address] == nil, let place = Deallocators.place(in: address), place.pointee != replacement
      else { return }
      // Stored first: another thread's object of the class may be deallocated meanwhile, and waits for the lock.
      state.originals[address] = place.pointee
      place.pointee = replacement
    }
  }

  var probes: Int { state.withLock(\.probes) }

  /// The object's references are at their end, and its memory stays until its class's deallocator is called. The probe's is
  /// called at once: it holds nothing, and the code that tries it, on whatever thread, asks in the next line.
  private func deallocate(_ object: UInt) {
    let isProbe = isProbe(object)
    if isProbe { state.withLock { $0.probes += 1 } }
    if MainThread.isCurrent || isProbe { finish(object) } else { DispatchQueue.main.async { self.finish(object) } }
  }

  private func isProbe(_ object: UInt) -> Bool {
    UnsafeRawPointer(bitPattern: object)?.load(as: UInt.self) == Deallocators.address(of: DeallocationProbe.self)
  }

  private func finish(_ object: UInt) {
    guard let pointer = UnsafeMutableRawPointer(bitPattern: object) else { return }
    let address = pointer.load(as: UInt.self)
    let original = state.withLock { state in
      if state.latest.address != address { state.latest = (address, state.originals[address] ?? 0) }
      return state.latest.original
    }
    if let original = UnsafeRawPointer(bitPattern: original) { deallocation_call(original, pointer) }
  }
}
