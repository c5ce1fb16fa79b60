import Foundation
import HeadlessUIKit
import Testing
import UIKit

/// The choice of a set's file: by appearance, contrast, direction, language, device and scale.
@MainActor @Suite(.serialized) struct CatalogImageTests {
  /// A catalog with the set `a`, whose files are 1, 2, 3... pixels wide, in the order of their entries.
  private func bundle(_ entries: [String]) throws -> Bundle {
    let path = NSTemporaryDirectory() + "images-\(UUID().uuidString)"
    let folder = "\(path)/A.xcassets/a.imageset"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let images = entries.enumerated().map { #"{"filename":"\#($0 + 1).png",\#($1)}"# }.joined(separator: ",")
    try #"{"images":[\#(images)]}"#.write(toFile: "\(folder)/Contents.json", atomically: true, encoding: .utf8)
    for width in 1...entries.count {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: width, height: 1)
      let data = UIGraphicsImageRenderer(size: size, format: format).pngData {
        $0.fill(CGRect(origin: .zero, size: size))
      }
      try data.write(to: URL(fileURLWithPath: "\(folder)/\(width).png"))
    }
    return try #require(Bundle(path: path))
  }

  /// The width of the shown file in pixels.
  private func width(_ bundle: Bundle, _ change: (inout any UIMutableTraits) -> Void) -> Int? {
    let standard = UITraitCollection(mutations: { traits in
      traits.displayScale = 1
      traits.userInterfaceIdiom = .phone
      traits.userInterfaceStyle = .light
      traits.accessibilityContrast = .normal
      traits.layoutDirection = .leftToRight
    })
    return UIImage(named: "a", in: bundle, compatibleWith: standard.modifyingTraits(change))?.cgImage?.width
  }

  private static let dark = #"{"appearance":"luminosity","value":"dark"}"#
  private static let light = #"{"appearance":"luminosity","value":"light"}"#
  private static let high = #"{"appearance":"contrast","value":"high"}"#

  @Test func coloursOfOneNameAreEqual() throws {
    let contents = """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
        "components":{"red":"0.2","green":"0.4","blue":"0.6","alpha":"1.000"}}}]}
      """
    let folders = try (0..<2).map { _ in
      try DocumentFolder([
        "A.xcassets/Sea.colorset/Contents.json": contents, "A.xcassets/Sky.colorset/Contents.json": contents,
      ])
    }
    func color(_ name: String, _ index: Int = 0) -> UIColor? {
      UIColor(named: name, in: folders[index].bundle, compatibleWith: nil)
    }
    #expect(color("Sea") != nil && color("Sea") == color("Sea") && color("Sea")?.hash == color("Sea")?.hash)
    #expect(color("Sea") != color("Sky") && color("Sea") != color("Sea", 1))
    #expect(color("Sea")?.withAlphaComponent(0.5) == color("Sea")?.withAlphaComponent(0.5))
  }

  @Test func appearancesGoBeforeWhatIsForAny() throws {
    let bundle = try bundle([
      #""idiom":"universal""#, #""idiom":"universal","appearances":[\#(Self.high)]"#,
      #""idiom":"universal","appearances":[\#(Self.light)]"#, #""idiom":"universal","appearances":[\#(Self.dark)]"#,
      #""idiom":"universal","appearances":[\#(Self.dark),\#(Self.high)]"#,
    ])
    #expect(width(bundle) { _ in } == 3)
    #expect(width(bundle) { $0.userInterfaceStyle = .dark } == 4)
    #expect(
      width(bundle) {
        $0.userInterfaceStyle = .dark
        $0.accessibilityContrast = .high
      } == 5)
  }

  @Test func aDirectionsFileIsForItAlone() throws {
    let both = try bundle([
      #""idiom":"universal","language-direction":"left-to-right""#,
      #""idiom":"universal","language-direction":"right-to-left""#,
    ])
    #expect(width(both) { _ in } == 1)
    #expect(width(both) { $0.layoutDirection = .rightToLeft } == 2)
    #expect(UIImage(named: "a", in: both, compatibleWith: nil)?.flipsForRightToLeftLayoutDirection == false)
    // The only file is mirrored.
    let one = try bundle([#""idiom":"universal","language-direction":"left-to-right""#])
    #expect(width(one) { $0.layoutDirection = .rightToLeft } == 1)
    #expect(UIImage(named: "a", in: one, compatibleWith: nil)?.flipsForRightToLeftLayoutDirection == true)
  }

  @Test func aLanguagesFileIsForItAlone() throws {
    let bundle = try bundle([#""idiom":"universal""#, #""idiom":"universal","locale":"de""#])
    let before = HostedLocale.current
    defer { HostedLocale.current = before }
    HostedLocale.current = Locale(identifier: "de_AT")
    #expect(width(bundle) { _ in } == 2)
    HostedLocale.current = Locale(identifier: "fr")
    #expect(width(bundle) { _ in } == 1)
  }

  @Test func aDevicesOwnGoesBeforeItsScale() throws {
    let bundle = try bundle([
      #""idiom":"universal","scale":"1x""#, #""idiom":"universal","scale":"2x""#, #""idiom":"ipad","scale":"2x""#,
    ])
    #expect(width(bundle) { _ in } == 1)
    #expect(width(bundle) { $0.displayScale = 3 } == 2)
    #expect(width(bundle) { $0.userInterfaceIdiom = .pad } == 3)
  }
}
