import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Forms of images that other tests don't contain.
@MainActor @Suite struct ImageFormTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func colors(_ view: some View) -> Set<String> { Set(ElementHost(view).items().flat.colors) }

  @Test func aCoreGraphicsImageHasItsPixelsDividedByTheScale() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
    }
    let pixels = try #require(picture.cgImage)
    let size = ElementHost(Image(pixels, scale: 2, label: Text("Red"))).size()
    #expect(size == CGSize(width: CGFloat(pixels.width) / 2, height: CGFloat(pixels.height) / 2))
    let turned = ElementHost(Image(decorative: pixels, scale: 2, orientation: .right)).size()
    #expect(turned == CGSize(width: size.height, height: size.width))
  }

  @Test func aPaletteGivesEachLayerAStyle() {
    let symbol = Image(systemName: "person.crop.circle.badge.plus")
    #expect(colors(symbol.foregroundStyle(red)) == ["#FF0000"])
    #expect(colors(symbol.symbolRenderingMode(.palette).foregroundStyle(red, blue)) == ["#FF0000", "#0000FF"])
    #expect(colors(symbol.symbolRenderingMode(.monochrome).foregroundStyle(red, blue)) == ["#FF0000"])
  }

  /// A symbol's own colours are its original ones; parts without one have the foreground style.
  @Test func aSymbolsOriginalColoursAreItsOwn() {
    func original(_ name: String) -> some View {
      Image(systemName: name).renderingMode(.original).foregroundStyle(blue)
    }
    #expect(colors(original("person.fill")) == ["#0000FF"])
    #expect(colors(original("heart.fill")) == ["#FF3B30"])
    #expect(colors(Image(systemName: "heart.fill").foregroundStyle(blue)) == ["#0000FF"])
  }

  /// Hierarchical layers are the style in lower opacities.
  @Test func hierarchiesFadeLayers() {
    let symbol = Image(systemName: "person.crop.circle.badge.plus").foregroundStyle(red)
    func opacities(_ mode: SymbolRenderingMode) -> Set<CGFloat> {
      Set(ElementHost(symbol.symbolRenderingMode(mode)).items().groups.map(\.opacity))
    }
    #expect(opacities(.hierarchical).contains { $0 < 1 } && !opacities(.monochrome).contains { $0 < 1 })
    #expect(colors(symbol.symbolRenderingMode(.hierarchical)) == ["#FF0000"])
  }

  /// Parts beyond the value are fainter.
  @Test func aVariableValueFadesLayersBeyondIt() throws {
    func ink(_ value: Double?) throws -> Double {
      let symbol = Image(systemName: "wifi", variableValue: value).resizable().foregroundStyle(.black)
      let picture = try painted(symbol, 40, 40)
      return (0..<40).flatMap { y in (0..<40).map { x in 255 - picture.components(x, y)[0] } }.reduce(0, +)
    }
    #expect(try ink(0) < ink(0.5) && ink(0.5) < ink(1) && ink(1) == ink(nil))
  }
}
