internal import Synchronization

// The atomic operations of Apple's C library on integers, which sources written for it alone use. They return the new value.
// `Atomic<Int32>` has the layout of the number that it holds.

private func atomic(_ value: UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<Atomic<Int32>> {
  UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int32>.self)
}

private func atomic(_ value: UnsafeMutablePointer<Int64>) -> UnsafeMutablePointer<Atomic<Int64>> {
  UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int64>.self)
}

private func atomic(_ value: UnsafeMutablePointer<UInt32>) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<UInt32>.self)
}

@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  atomic(value).pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
}

@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(amount, value)
}

@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(1, value)
}

@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(1, value)
}

@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(-1, value)
}

@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(-1, value)
}

@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  atomic(value).pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
}

@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  OSAtomicAdd64(1, value)
}

@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  OSAtomicAdd64(-1, value)
}

/// Whether the value was `old` and is `new` now.
@discardableResult public func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  atomic(value).pointee.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
}

/// Whether the value was `old` and is `new` now.
@discardableResult public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { OSAtomicCompareAndSwap32(old, new, value) }

/// Whether the value was `old` and is `new` now.
@discardableResult public func OSAtomicCompareAndSwapInt(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { OSAtomicCompareAndSwap32(old, new, value) }

@discardableResult public func OSAtomicOr32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  Int32(bitPattern: atomic(value).pointee.bitwiseOr(mask, ordering: .sequentiallyConsistent).newValue)
}

@discardableResult public func OSAtomicOr32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  OSAtomicOr32(mask, value)
}

/// Returns the value before.
@discardableResult public func OSAtomicOr32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  Int32(bitPattern: atomic(value).pointee.bitwiseOr(mask, ordering: .sequentiallyConsistent).oldValue)
}

/// Returns the value before.
@discardableResult public func OSAtomicOr32OrigBarrier(
  _ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>
) -> Int32 { OSAtomicOr32Orig(mask, value) }

@discardableResult public func OSAtomicAnd32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  Int32(bitPattern: atomic(value).pointee.bitwiseAnd(mask, ordering: .sequentiallyConsistent).newValue)
}

@discardableResult public func OSAtomicAnd32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  OSAtomicAnd32(mask, value)
}

/// Returns the value before.
@discardableResult public func OSAtomicAnd32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  Int32(bitPattern: atomic(value).pointee.bitwiseAnd(mask, ordering: .sequentiallyConsistent).oldValue)
}

/// Returns the value before.
@discardableResult public func OSAtomicAnd32OrigBarrier(
  _ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>
) -> Int32 { OSAtomicAnd32Orig(mask, value) }

@discardableResult public func OSAtomicXor32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  Int32(bitPattern: atomic(value).pointee.bitwiseXor(mask, ordering: .sequentiallyConsistent).newValue)
}

@discardableResult public func OSAtomicXor32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  OSAtomicXor32(mask, value)
}

/// Returns the value before.
@discardableResult public func OSAtomicXor32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  Int32(bitPattern: atomic(value).pointee.bitwiseXor(mask, ordering: .sequentiallyConsistent).oldValue)
}

/// Returns the value before.
@discardableResult public func OSAtomicXor32OrigBarrier(
  _ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>
) -> Int32 { OSAtomicXor32Orig(mask, value) }
