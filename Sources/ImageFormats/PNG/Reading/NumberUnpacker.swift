import Foundation

/// Makes a byte of each number of one, two or four bits; the first pixel stands in a byte's high bits.
struct NumberUnpacker {
  private let countPerByte: Int
  /// The numbers of every byte, one after the other.
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

  /// - Parameter target: has room for as many bytes as `byteCount` bytes hold numbers.
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
