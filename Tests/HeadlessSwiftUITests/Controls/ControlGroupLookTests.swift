import Foundation
import Testing

@testable import HeadlessSwiftUI

@MainActor @Suite struct ControlGroupLookTests {
  /// The buttons are one shape: the lower one's part is as high as the other's, 60 points and 7 above and below, from 13 to 87.
  /// The fill is `tertiarySystemFill`, 12 % of (118, 118, 128), over white.
  @Test func buttonsOfAGroupHaveOneHeight() throws {
    let bitmap = try painted(
      ControlGroup {
        Button {
        } label: {
          Color.clear.frame(width: 20, height: 20)
        }
        Button {
        } label: {
          Color.clear.frame(width: 20, height: 60)
        }
      }
      .frame(width: 200, height: 100), 200, 100)
    for y in [18, 50, 82] {
      #expect(bitmap.isNear(50, y, [239, 239, 240]) && bitmap.isNear(150, y, [239, 239, 240]))
    }
    for y in [8, 92] { #expect(bitmap.isNear(50, y, [255, 255, 255]) && bitmap.isNear(150, y, [255, 255, 255])) }
  }
}
