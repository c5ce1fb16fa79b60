import CoreImage
import Foundation
import Testing
import UIKit

/// A test's file may name Core Image, as apps' tests of their filters do.
@MainActor @Suite struct CoreImageImportTests {
  @Test func filtersAreThere() {
    #expect(CIFilter(name: "CIGaussianBlur") != nil)
  }

  /// Nothing here runs a kernel: an app takes the path of a kernel that doesn't compile.
  @Test func kernelsCannotBeCreated() {
    #expect(CIColorKernel(source: "kernel vec4 invert(__sample s) { return vec4(1.0 - s.rgb, s.a); }") == nil)
    #expect(throws: CIKernelError.self) { try CIWarpKernel(functionName: "ripple", fromMetalLibraryData: Data()) }
  }
}

/// The density that a PNG picture states.
@MainActor @Suite struct PictureDensityTests {
  private func properties(of data: Data) -> CFDictionary? {
    CGImageSourceCreateWithData(data, nil).flatMap { CGImageSourceCopyPropertiesAtIndex($0, 0, nil) }
  }

  private func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }

  private func bytes(_ value: UInt32) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }

  /// 11,811 and 2,835 pixels a metre are 300 and 72 an inch, of 0.0254 metres.
  @Test func pixelsPerMetreArePixelsPerInch() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).pngData { _ in }
    #expect(properties(of: plain)?[kCGImagePropertyDPIWidth] == nil)
    let chunk = Array("pHYs".utf8) + bytes(11_811) + bytes(2835) + [1]
    // After the signature of 8 bytes and the header's chunk of 25.
    let stated = plain.prefix(33) + Data(bytes(9) + chunk + bytes(crc(chunk))) + plain.dropFirst(33)
    let found = try #require(properties(of: Data(stated)))
    #expect(abs(try #require(found[kCGImagePropertyDPIWidth] as? Double) - 300) < 0.01)
    #expect(abs(try #require(found[kCGImagePropertyDPIHeight] as? Double) - 72) < 0.01)
  }
}
