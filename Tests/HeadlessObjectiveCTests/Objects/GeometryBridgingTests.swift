import Foundation
import HeadlessObjectiveC
import Testing

@Suite struct GeometryBridgingTests {
  @Test func aValueIsWhatItHolds() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let values: [String: Any] = [
      "rect": NSValue(rect: rect), "point": NSValue(point: rect.origin), "size": NSValue(size: rect.size),
    ]
    #expect(values["rect"] as? CGRect == rect)
    #expect(values["point"] as? CGPoint == rect.origin)
    #expect(values["size"] as? CGSize == rect.size)
    #expect((rect as Any as? NSValue)?.rectValue == rect)
  }

  @Test func aValueIsNothingElse() {
    let values: [Any] = [NSValue(size: CGSize(width: 1, height: 2)), NSNumber(value: 3), "text"]
    for value in values {
      #expect(value as? CGRect == nil)
      #expect(value as? CGPoint == nil)
    }
    #expect(NSValue(point: CGPoint(x: 1, y: 2)) as Any as? CGSize == nil)
  }
}
