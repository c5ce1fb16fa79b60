internal import CDeallocation
internal import Foundation
internal import Synchronization

/// Deallocates objects of prepared classes on the main thread, wherever their last reference is released. UIKit does so for views
/// and controllers: their `deinit`, and the objects that they hold, may depend on it.
///
/// It matters especially in tests. A suite of Swift Testing with a screen in a property is released by whichever thread ends the
/// test, while the main thread runs the next one. `isolated deinit` would be sufficient, but then no subclass could declare a
/// `deinit` without that modifier, and apps' classes do. So the deallocator in the class's metadata is replaced with a function
/// that waits for the main thread, which is also how the compiler implements `isolated deinit`.
///
/// This depends on the compiler's layout of classes, and uses the gate of ``CompilerFeature``. If the layout differs from the
/// expectation, no class is changed: objects are deallocated where they are released, and ``BackReference`` takes that into
/// account.
package enum MainThreadDeallocation {
  /// Called with the class of a new object, in the initialiser of a base class. On any thread: an app may create its first view on
  /// another one by mistake.
  package static func prepare(_ someClass: AnyClass) {
    if isPossible { Deallocators.shared.replace(in: someClass) }
  }

  /// Whether deallocations of a class's objects reach the replacement.
  package static let isPossible = CompilerFeature.mainThreadDeallocation.isUsable

  /// Tests it, on any thread.
  static func probe() -> Bool {
    Deallocators.shared.replace(in: DeallocationProbe.self)
    let before = Deallocators.shared.probes
    endProbe()
    return Deallocators.shared.probes > before
  }

  // With optimization, an unused object is never created, and its deallocation wouldn't use its class.
  @_optimize(none) @inline(never)
  private static func endProbe() { _ = DeallocationProbe() as AnyObject }
}

/// An object of this module for the test.
private final class DeallocationProbe {}

/// The original deallocator of a class.
private final class Deallocators: Sendable {
  static let shared = Deallocators()

  private struct State {
    /// By the class's address.
    var originals: [UInt: UInt] = [:]
    /// The class that was prepared last: consecutive objects often have the same class.
    var latestPrepared: UInt = 0
    /// The class whose object was deallocated last: consecutive objects often have the same class.
    var latest: (address: UInt, original: UInt) = (0, 0)
    /// The number of deallocated objects of the probe's class.
    var probes = 0
  }

  private let state = Mutex(State())

  /// Two words before a class's address (`swift/ABI/Metadata.h`, `HeapMetadataHeader`), in writable memory.
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

  /// The object has no references left, and its memory stays until its class's deallocator is called. The probe's is called
  /// immediately: it holds nothing, and the test checks it in the next line, on any thread.
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
