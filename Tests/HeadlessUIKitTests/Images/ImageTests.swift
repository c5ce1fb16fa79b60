import Foundation
import Graphics
import Testing

@testable import HeadlessUIKit

@Suite struct ImageTests {
  private func image(_ width: Int, _ height: Int, scale: CGFloat = 1, _ orientation: UIImage.Orientation = .up)
    -> UIImage
  {
    UIImage(
      cgImage: CGImage(.bitmap(Bitmap(width: width, height: height, color: .black))), scale: scale,
      orientation: orientation)
  }

  @Test func sizeIsPixelsByScaleTurnedAsShown() {
    #expect(image(20, 10, scale: 2).size == CGSize(width: 10, height: 5))
    #expect(image(20, 10, scale: 2, .left).size == CGSize(width: 5, height: 10))
    #expect(image(20, 10, .downMirrored).size == CGSize(width: 20, height: 10))
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
  }

  @Test func variantsOfAnImageKeepTheRest() {
    let base = image(20, 10, scale: 2)
    let changed = base.withRenderingMode(.alwaysTemplate)
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      .imageFlippedForRightToLeftLayoutDirection()
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
      .withBaselineOffset(fromBottom: 2)
    #expect(changed.renderingMode == .alwaysTemplate)
    #expect(changed.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(changed.flipsForRightToLeftLayoutDirection)
    #expect(changed.capInsets.left == 1 && changed.resizingMode == .stretch)
    #expect(changed.baselineOffsetFromBottom == 2)
    #expect(changed.size == base.size && changed.cgImage == base.cgImage)
    #expect(base.renderingMode == .automatic && !base.flipsForRightToLeftLayoutDirection)
    #expect(base != changed)
    #expect(base == image(20, 10, scale: 2))
  }

  @Test func stretchableImagesStretchOnePoint() {
    let stretchable = image(21, 11).stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    #expect(stretchable.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    #expect(stretchable.resizingMode == .stretch)
  }

  @Test func animatedImagesShowTheirFirst() throws {
    let frames = [image(4, 4), image(5, 5)]
    let animated = try #require(UIImage.animatedImage(with: frames, duration: 0))
    #expect(animated.size == CGSize(width: 4, height: 4))
    #expect(animated.images == frames)
    #expect(abs(animated.duration - 2.0 / 30) < 1e-12)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func onlyTemplatesAndSymbolsTakeTheViewsTint() throws {
    let symbol = try #require(UIImage(systemName: "plus"))
    #expect(!image(1, 1).usesTemplateTint)
    #expect(image(1, 1).withRenderingMode(.alwaysTemplate).usesTemplateTint)
    #expect(symbol.usesTemplateTint)
    #expect(!symbol.withTintColor(.red, renderingMode: .alwaysOriginal).usesTemplateTint)
    #expect(symbol.withTintColor(.red).usesTemplateTint)
  }

  @Test func pngsSurviveTheRoundTrip() throws {
    let data = try #require(image(3, 2, scale: 2).pngData())
    let back = try #require(UIImage(data: data, scale: 2))
    #expect(back == image(3, 2, scale: 2))
    #expect(UIImage(data: Data("not a picture".utf8)) == nil)
    let part = try #require(image(3, 2).cgImage?.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
    #expect(UIImage(data: try #require(UIImage(cgImage: part).pngData()))?.size == CGSize(width: 2, height: 1))
  }

  @Test func croppingTakesTheRightPixels() throws {
    let bitmap = Bitmap(width: 3, height: 2) { memory in
      for index in 0..<6 {
        let pixel = Color(red: CGFloat(index) * 40 / 255, green: 0, blue: 0).premultipliedPixel
        memory.storeBytes(of: pixel, toByteOffset: index * 4, as: UInt32.self)
      }
    }
    let part = try #require(CGImage(.bitmap(bitmap)).cropping(to: CGRect(x: 1, y: 1, width: 2, height: 1))?.bitmap)
    #expect(part.width == 2 && part.height == 1)
    #expect(part[0, 0].red == 160.0 / 255 && part[1, 0].red == 200.0 / 255)
  }

  // MARK: Assets

  @Test func assetsGiveTheVariantThatFitsBest() throws {
    let (any, dark, darkPad) = (image(1, 1), image(2, 2), image(3, 3))
    let asset = UIImageAsset()
    asset.register(any, with: UITraitCollection())
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    asset.register(
      darkPad,
      with: UITraitCollection {
        $0.userInterfaceStyle = .dark
        $0.userInterfaceIdiom = .pad
      })
    func found(_ style: UIUserInterfaceStyle, _ idiom: UIUserInterfaceIdiom) -> UIImage {
      asset.image(
        with: UITraitCollection {
          $0.userInterfaceStyle = style
          $0.userInterfaceIdiom = idiom
        })
    }
    #expect(found(.light, .pad) == any)
    #expect(found(.dark, .phone) == dark)
    #expect(found(.dark, .pad) == darkPad)
    asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(found(.dark, .phone) == any)
  }

  @Test func anImagesOwnAssetTakesVariants() throws {
    let light = image(1, 1)
    let asset = try #require(light.imageAsset)
    asset.register(image(2, 2), with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light.imageAsset === asset)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(asset.image(with: dark).size.width == 2)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)).size.width == 1)
    // A later change applies to every variant.
    let template = light.withRenderingMode(.alwaysTemplate)
    let shown = template.variant(for: dark)
    #expect(shown.size.width == 2 && shown.renderingMode == .alwaysTemplate)
    #expect(image(1, 1).variant(for: dark).size.width == 1)
  }
}
