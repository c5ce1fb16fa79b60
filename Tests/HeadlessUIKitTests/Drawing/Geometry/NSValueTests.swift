import Foundation
import HeadlessUIKit
import Testing

@Suite struct NSValueTests {
  @Test func geometrySurvivesBoxing() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
  }
}
