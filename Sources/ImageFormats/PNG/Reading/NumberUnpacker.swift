import Foundation

/// Unpacks numbers of one, two or four bits to bytes; the first pixel is in the high bits of a byte.
struct NumberUnpacker {
  private let countPerByte: Int
  /// The numbers in every byte value, one after the other.
  private let numbers: [UInt8]

  init(bitDepth: Int) {
    let count = 8 / bitDepth
    countPerByte = count
    guard bitDepth < 8 else {
      numbers = []
      return
    }
    let mask = (1 << bitDepth) - 1
    numbers = (0..<256).flatMap { byte in
      (0..<count).map { UInt8(byte >> (8 - bitDepth * ($0 + 1)) & mask) }
    }
  }

  /// - Parameter target: must have space for the numbers in `byteCount` bytes.
  func unpack(_ source: UnsafePointer<UInt8>, byteCount: Int, to target: UnsafeMutableRawPointer) {
    numbers.withUnsafeBytes { numbers in
      let base = numbers.baseAddress!
      var index = 0
      while index < byteCount {
        let entry = base + Int(source[index]) &* countPerByte
        let place = target + index &* countPerByte
        switch countPerByte {
        case 8: place.storeBytes(of: entry.loadUnaligned(as: UInt64.self), as: UInt64.self)
        case 4: place.storeBytes(of: entry.loadUnaligned(as: UInt32.self), as: UInt32.self)
        default: place.storeBytes(of: entry.loadUnaligned(as: UInt16.self), as: UInt16.self)
        }
        index &+= 1
      }
    }
  }
}
