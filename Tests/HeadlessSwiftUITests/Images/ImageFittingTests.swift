import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

@MainActor @Suite struct ImageFittingTests {
  private let image = Image(
    uiImage: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    })

  /// The larger and the smaller of the sizes that have the image's proportions and touch the proposed one.
  @Test func resizableImagesFillOrFit() {
    #expect(ElementHost(image.resizable().scaledToFill()).size(30, 30) == CGSize(width: 60, height: 30))
    #expect(ElementHost(image.resizable().scaledToFit()).size(30, 30) == CGSize(width: 30, height: 15))
    #expect(ElementHost(image.resizable()).size(30, 30) == CGSize(width: 30, height: 30))
    // Without `resizable` the image keeps its size.
    #expect(ElementHost(image.scaledToFill()).size(30, 30) == CGSize(width: 20, height: 10))
  }

  @Test func interpolationCanBeTurnedOff() {
    func modes(_ image: Image) -> [String] {
      ElementHost(image.resizable()).items(40, 20).flat.compactMap {
        if case .image(let item) = $0 { "\(item.interpolation)" } else { nil }
      }
    }
    #expect(modes(image.interpolation(.none)) == ["nearest"])
    #expect(modes(image.interpolation(.high)).allSatisfy { $0 != "nearest" })
  }
}
