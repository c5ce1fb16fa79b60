extension KnownStandIn {
  /// RxSwift's C part.
  static let rxAtomic = #"""
    import HeadlessObjectiveC

    /// RxSwift's C part before version 5.1: a number that several threads change.
    public struct AtomicInt {
      fileprivate var value: Int32 = 0
      public init() {}
    }

    private func address(_ number: UnsafeMutablePointer<AtomicInt>) -> UnsafeMutablePointer<Int32> {
      UnsafeMutableRawPointer(number).assumingMemoryBound(to: Int32.self)
    }
    public func AtomicInt_initialize(_ number: UnsafeMutablePointer<AtomicInt>, _ value: Int32) { number.pointee.value = value }
    /// The number before.
    public func AtomicInt_add(_ number: UnsafeMutablePointer<AtomicInt>, _ value: Int32) -> Int32 { OSAtomicAdd32(value, address(number)) - value }
    /// The number before.
    public func AtomicInt_sub(_ number: UnsafeMutablePointer<AtomicInt>, _ value: Int32) -> Int32 { OSAtomicAdd32(-value, address(number)) + value }
    /// The number before.
    public func AtomicInt_fetchOr(_ number: UnsafeMutablePointer<AtomicInt>, _ mask: Int32) -> Int32 {
      while true {
        let old = number.pointee.value
        if OSAtomicCompareAndSwap32(old, old | mask, address(number)) { return old }
      }
    }
    public func AtomicInt_load(_ number: UnsafeMutablePointer<AtomicInt>) -> Int32 { OSAtomicAdd32(0, address(number)) }

    """#
}
