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
/// As with ``EmptyInitializers``, that rests on how the compiler lays out classes, and is tried on a class of this module
/// first. Where it isn't as expected, no class is touched, and the error stream says so: objects are deallocated where they are
/// let go.
@MainActor package enum MainThreadDeallocation {
  private static var prepared: Set<ObjectIdentifier> = []
  /// Objects of one class are often made in a row.
  private static var latest: ObjectIdentifier?

  /// To be called with the class of an object that is being made, in the initialiser of a base class.
  package static func prepare(_ someClass: AnyClass) {
    let identifier = ObjectIdentifier(someClass)
    if identifier == latest { return }
    latest = identifier
    guard prepared.insert(identifier).inserted, isPossible else { return }
    Deallocators.shared.replace(in: someClass)
  }

  /// Whether an object's end arrives here once its class's metadata says so.
  package static let isPossible: Bool = {
    #if os(Linux)
      Deallocators.shared.replace(in: DeallocationProbe.self)
      _ = DeallocationProbe()
      if Deallocators.shared.hasEnded(DeallocationProbe.self) { return true }
      ErrorStream.tell(
        "HeadlessUIKit: Classes aren't laid out as this version expects: nothing deallocates objects where their class's "
          + "metadata should name it. So views that another thread lets go are deallocated there, beside the main thread. "
          + "Build with the Swift version that the README names.")
      return false
    #else
      return false
    #endif
  }()
}

/// An object of this module, to be tried first.
private final class DeallocationProbe {}

/// What deallocated a class's objects before it was replaced.
private final class Deallocators: Sendable {
  static let shared = Deallocators()

  private struct State {
    /// By the class's address.
    var originals: [UInt: UInt] = [:]
    /// The class whose object was deallocated last: objects of one class often end in a row.
    var latest: (address: UInt, original: UInt) = (0, 0)
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
    guard let place = Deallocators.place(in: address), place.pointee != Deallocators.replacement else { return }
    // Before the class says so: an object of it may end on another thread meanwhile.
    state.withLock { $0.originals[address] = place.pointee }
    place.pointee = Deallocators.replacement
  }

  func hasEnded(_ someClass: AnyClass) -> Bool {
    state.withLock { $0.latest.address == Deallocators.address(of: someClass) }
  }

  /// The object's references are at their end, and its memory stays until its class's deallocator is called.
  private func deallocate(_ object: UInt) {
    if MainThread.isCurrent { finish(object) } else { DispatchQueue.main.async { self.finish(object) } }
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
