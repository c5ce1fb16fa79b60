import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Images that a closure draws.
@MainActor @Suite struct ImageDrawingTests {
  private func image(_ size: CGSize, opaque: Bool = false) -> Image {
    Image(size: size, label: Text("Upper left"), opaque: opaque) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height / 2)), with: .color(.red))
    }
  }

  @Test func aDrawnImageHasTheSizeItIsDrawnIn() {
    #expect(ElementHost(image(CGSize(width: 12, height: 8))).size(100, 100) == CGSize(width: 12, height: 8))
    #expect(
      ElementHost(image(CGSize(width: 12, height: 8)).resizable()).size(40, 20) == CGSize(width: 40, height: 20))
    #expect(ElementHost(image(.zero)).size(100, 100) == .zero)
  }

  @Test func theClosureDrawsInPointsFromTheTopLeft() throws {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let plain = image(CGSize(width: 12, height: 8)).resolve(in: environment, font: .systemFont(ofSize: 17)).image
    #expect(plain.size == CGSize(width: 12, height: 8) && plain.scale == 2)
    // Of 24 x 16 pixels the first 12 of the first 8 rows.
    func alpha(_ image: UIImage, x: Int, y: Int = 0) throws -> UInt8 {
      let picture = try #require(image.cgImage)
      let data = try #require(picture.dataProvider?.data)
      return Array(data)[y * picture.bytesPerRow + x * 4 + 3]
    }
    #expect(try alpha(plain, x: 0) == 255 && alpha(plain, x: 11) == 255 && alpha(plain, x: 12) == 0)
    #expect(try alpha(plain, x: 2, y: 7) == 255 && alpha(plain, x: 2, y: 8) == 0)
    let opaque = image(CGSize(width: 12, height: 8), opaque: true)
      .resolve(in: environment, font: .systemFont(ofSize: 17)).image
    #expect(try alpha(opaque, x: 20) == 255)
  }

  @Test func anImageIsEqualToItselfOnly() {
    let one = image(CGSize(width: 1, height: 1))
    #expect(one == one && one != image(CGSize(width: 1, height: 1)))
  }
}
