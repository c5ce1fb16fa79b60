/// Whether a global or static constant is being initialised on the calling thread.
///
/// The runtime calls initialisers from one place (`swift_once`), so its return address is on the stack. The address is determined
/// with two constants of this module that are initialised from different places: it is the one that their stacks have in common. If
/// there is none, initialisations aren't detected.
enum OnceCall {
  /// The maximum number of frames below an initialiser that are read.
  private static let depth = 256

  /// Whether the calling thread's stack contains an initialiser.
  static var isUnderWay: Bool { stack().contains { addresses.contains($0.key) } }

  /// The return address of initialisers in the runtime.
  private static let addresses: Set<UInt> = {
    // This is an initialiser itself: each probe's stack contains the address once more than it.
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
    // A different return address than in the first one.
    static let stack = OnceCall.stack().filter { $0.value > 0 }
  }

  /// The return addresses on the stack, except this function's, with their numbers.
  @inline(never) private static func stack() -> [UInt: Int] {
    var frames = [UnsafeMutableRawPointer?](repeating: nil, count: depth)
    let count = CallStack.backtrace(&frames, Int32(depth))
    return frames.prefix(Int(max(count, 0))).dropFirst().reduce(into: [:]) { found, address in
      found[UInt(bitPattern: address), default: 0] += 1
    }
  }
}
