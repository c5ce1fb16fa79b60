import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

@MainActor @Suite struct ColorTests {
  private func shown(_ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String? {
    var environment = EnvironmentValues()
    change(&environment)
    return style._resolve(_StyleContext(environment)).style.color?.hexadecimal
  }

  @Test func hierarchiesOfTheDefaultAreTheLabelsColours() {
    #expect(shown(.primary) == "#000000")
    #expect(shown(.secondary) == "#3C3C4399")
    #expect(shown(.tertiary) == "#3C3C434D")
    #expect(shown(.quaternary) == "#3C3C432E")
    #expect(shown(Color.secondary) { $0.colorScheme = .dark } == "#EBEBF599")
  }

  @Test func colorsAndMaterialsOfAnAppAreKept() throws {
    var environment = EnvironmentValues()
    #expect(environment.backgroundMaterial == nil)
    environment.backgroundMaterial = .thin
    #expect(environment.backgroundMaterial == .thin)
    let color = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color)) == color)
    // The components are stored as single-precision numbers of linear light.
    let red = try #require(color.cgColor.components?.first)
    #expect(color.cgColor.alpha == 0.25 && abs(red - 1) < 1e-6)
  }

  @Test func hierarchiesOfAColourFade() {
    let red = ForegroundStyles([AnyShapeStyle(Color(red: 1, green: 0, blue: 0))], around: nil)
    #expect(shown(.secondary) { $0.foregroundStyles = red } == "#FF000080")
    #expect(shown(.tertiary) { $0.foregroundStyles = red } == "#FF000040")
    #expect(shown(.quaternary) { $0.foregroundStyles = red } == "#FF00002E")
    let pair = ForegroundStyles(
      [AnyShapeStyle(Color(red: 1, green: 0, blue: 0)), AnyShapeStyle(Color(red: 0, green: 0, blue: 1))], around: nil)
    #expect(shown(.secondary) { $0.foregroundStyles = pair } == "#0000FF")
  }

  @Test func coloursChange() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(shown(red.opacity(0.5).opacity(0.5)) == "#FF000040")
    let mixed = red.mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5, in: .device).resolve(in: EnvironmentValues())
    #expect(abs(mixed.red - 0.5) < 0.001 && mixed.green == 0 && abs(mixed.blue - 0.5) < 0.001)
    #expect(shown(red.opacity(0.5) as any ShapeStyle as! Color) == "#FF000080")
    #expect(shown(Color.accentColor) { $0.accent = red } == "#FF0000")
    #expect(shown(.tint) { $0.tint = AnyShapeStyle(red) } == "#FF0000")
    #expect(shown(.tint) { $0.accent = red } == "#FF0000")
  }

  /// `accentColor(.accentColor)` is common in apps' root views; it must not resolve itself without end.
  @Test func accentWithinItselfIsTheApps() {
    #expect(shown(Color.accentColor) { $0.accent = .accentColor } == "#007AFF")
    #expect(shown(.tint) { $0.accent = Color.accentColor.opacity(0.5) } == "#007AFF80")
  }

  @Test func componentsAreResolved() {
    let resolved = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).resolve(in: EnvironmentValues())
    #expect(abs(resolved.linearGreen - 0.2140) < 0.0005 && abs(resolved.green - 0.5) < 0.0005)
    #expect(resolved.opacity == 0.25 && resolved.description == "#FF800040")
    #expect(UIColor(Color(red: 1, green: 0, blue: 0)).displayColor.hexadecimal == "#FF0000")
  }

  @Test func aColourFillsTheRoomOnPixels() {
    // Each edge is rounded to the nearest pixel, not the size.
    let host = ElementHost(Color(red: 1, green: 0, blue: 0))
    let fills = host.items(10, 40.3, at: CGPoint(x: 0, y: 275.9)).fills
    let rect = fills.first?.path.rectangle ?? .zero
    #expect(rect.minY.isNear(276) && rect.maxY.isNear(316.33))
  }

  struct Own: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white : Color.black
    }
  }

  private struct Night: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      (environment.colorScheme == .dark ? Color.white : Color.black).resolve(in: environment)
    }
  }

  /// `Color.init(_:)` for styles that resolve to a colour, of which a colour is one.
  @Test func stylesOfOneColourAreColours() {
    #expect(Color(Color.red) == Color.red)
    #expect(Color(Night()) == Color(Night()))
    #expect(shown(Color(Night()).opacity(0.5)) == "#00000080")
    #expect(shown(Color(Night())) { $0.colorScheme = .dark } == "#FFFFFF")
  }

  @Test func ownStylesResolveToOthers() {
    #expect(shown(Own()) == "#000000")
    #expect(shown(Own()) { $0.colorScheme = .dark } == "#FFFFFF")
  }

  @Test func namedColoursAreDescribedByTheirNames() {
    #expect("\(Color.red)" == "red" && "\(Color.clear)" == "clear" && "\(Color.primary)" == "primary")
    #expect("\(Color.blue.opacity(0.5))" == "50% blue")
    // The colour of SwiftUI and the one of UIKit look alike, and differ as values.
    #expect(Color.red != Color(uiColor: .systemRed) && Color.red == Color.red)
    #expect(UIColor(Color.red) == .systemRed)
    // A hue of a third of a turn is green.
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).description == "#00FF00FF")
  }
}
