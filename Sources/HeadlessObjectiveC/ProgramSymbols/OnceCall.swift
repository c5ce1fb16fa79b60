/// Whether a global or static constant is being initialised on the calling thread.
///
/// The runtime calls initialisers from one place of its own (`swift_once`), so that the address to which they return stands on the
/// stack. The address is found by two constants of this module that are initialised from different places: it is what their stacks
/// have in common. Where nothing is in common, no initialisation is noticed.
enum OnceCall {
  /// Stacks deeper than that below an initialiser aren't read to their end, in frames.
  private static let depth = 256

  /// Whether the calling thread's stack has an initialiser on it.
  static var isUnderWay: Bool { stack().contains { addresses.contains($0.key) } }

  /// Where initialisers return to, within the runtime.
  private static let addresses: Set<UInt> = {
    // This is an initialiser itself: each probe's has the address once more than it.
    let (around, first, second) = (stack(), FirstProbe.stack, SecondProbe.stack)
    return Set(
      first.compactMap { address, count in
        count > around[address, default: 0] && second[address, default: 0] > around[address, default: 0]
          ? address : nil
      })
  }()

  private enum FirstProbe {
    static let stack = OnceCall.stack()
  }

  private enum SecondProbe {
    // Another place to return to than in the first one.
    static let stack = OnceCall.stack().filter { $0.value > 0 }
  }

  /// Where the functions on the stack go on, but for this one, and how often each stands there.
  @inline(never) private static func stack() -> [UInt: Int] {
    var frames = [UnsafeMutableRawPointer?](repeating: nil, count: depth)
    let count = CallStack.backtrace(&frames, Int32(depth))
    return frames.prefix(Int(max(count, 0))).dropFirst().reduce(into: [:]) { found, address in
      found[UInt(bitPattern: address), default: 0] += 1
    }
  }
}
