import Foundation
import HeadlessUIKit
import Testing

/// Values of the system by their names.
@Suite struct SystemControlTests {
  @Test func textsHaveALength() {
    var size = 0
    #expect(sysctlbyname("kern.osproductversion", nil, &size, nil, 0) == 0)
    // "17.5" and a zero.
    #expect(size == 5)
    var text = [UInt8](repeating: 1, count: size)
    #expect(sysctlbyname("kern.osproductversion", &text, &size, nil, 0) == 0)
    #expect(String(decoding: text.dropLast(), as: UTF8.self) == "17.5" && text.last == 0)
    var small = 2
    #expect(sysctlbyname("kern.osproductversion", &text, &small, nil, 0) == -1)
  }

  @Test func numbersHaveTheirWidth() {
    var count: Int32 = 0
    var size = MemoryLayout<Int32>.size
    #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == 0 && count > 0)
  }

  @Test func unknownNamesAreAnError() {
    var size = 0
    #expect(sysctlbyname("hw.unknown", nil, &size, nil, 0) == -1)
  }
}
