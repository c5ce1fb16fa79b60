import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Pictures and colours of a catalog, by their names.
@MainActor @Suite final class AssetTests {
  private let path = NSTemporaryDirectory() + "assets-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func write(_ text: String, _ file: String) throws {
    let folder = (("\(path)/A.xcassets/" + file) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: "\(path)/A.xcassets/\(file)", atomically: true, encoding: .utf8)
  }

  private static func color(_ red: Double, _ blue: Double) -> String {
    #""color":{"color-space":"srgb","components":{"red":"\#(red)","green":"0","blue":"\#(blue)","alpha":"1.000"}}"#
  }

  @Test func aColourOfACatalogFollowsTheScheme() throws {
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    try write(
      #"{"colors":[{"idiom":"universal",\#(Self.color(1, 0))},{"idiom":"universal",\#(dark),\#(Self.color(0, 1))}]}"#,
      "Brand.colorset/Contents.json")
    let bundle = try #require(Bundle(path: path))
    func shown(_ scheme: ColorScheme) -> [String] {
      ElementHost(Color("Brand", bundle: bundle)) { $0.colorScheme = scheme }.items(10, 10).colors
    }
    #expect(shown(.light) == ["#FF0000"])
    #expect(shown(.dark) == ["#0000FF"])
  }

  /// The set's picture at the screen's scale: 20 points of 60 pixels. Its rendering intent is that of the set.
  @Test func aPictureOfACatalogHasItsSizeAndIntent() throws {
    for (name, intent) in [("photo", "original"), ("mark", "template")] {
      try write(
        #"{"images":[{"idiom":"universal","scale":"3x","filename":"a.png"}],"#
          + #""properties":{"template-rendering-intent":"\#(intent)"}}"#, "\(name).imageset/Contents.json")
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let data = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).pngData {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
      }
      try data.write(to: URL(fileURLWithPath: "\(path)/A.xcassets/\(name).imageset/a.png"))
    }
    let bundle = try #require(Bundle(path: path))
    #expect(ElementHost(Image("photo", bundle: bundle)).size() == CGSize(width: 20, height: 10))
    func tints(_ name: String) -> [String] {
      let host = ElementHost(Image(name, bundle: bundle).foregroundStyle(Color(red: 0, green: 0, blue: 1)))
      return host.items().flat.compactMap { item in
        if case .image(let image) = item { image.tint?.hexadecimal } else { nil }
      }
    }
    #expect(tints("photo") == [] && tints("mark") == ["#0000FF"])
  }

  /// VoiceOver reads the name of a picture, or the label; a decorative picture isn't an element.
  @Test func picturesAreReadByTheirNames() throws {
    let shown = ShownView(
      VStack {
        Image("sunset").accessibilityIdentifier("a")
        Image("sunset", label: Text("The sea"))
        Image(decorative: "sunset")
      })
    defer { shown.screen.close() }
    let found = try #require(shown.controller.view.accessibilityElements?.compactMap { $0 as? NSObject })
    #expect(found.map(\.accessibilityLabel) == ["sunset", "The sea"])
  }
}
