import Foundation
import Graphics
import HeadlessUIKit
import InterfaceBuilder
import Testing
import UIKit

/// Vector files of asset catalogs: rendered by external programs, and again if they are shown larger.
@MainActor @Suite struct CatalogVectorTests {
  /// A page of 20 x 10 points whose left half is red.
  private static let pdf = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R>> endobj
    4 0 obj <</Length 23>> stream
    1 0 0 rg 0 0 10 10 re f
    endstream endobj
    trailer <</Root 1 0 R>>
    """

  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10" fill="#f00"/></svg>
    """

  private func catalog(_ files: [String: String]) throws -> Bundle {
    let path = NSTemporaryDirectory() + "vectors-\(UUID().uuidString)"
    for (name, text) in files {
      let file = "\(path)/A.xcassets/\(name)"
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(path: path))
  }

  private func set(_ file: String, preserved: Bool = false) -> String {
    """
    {"images":[{"idiom":"universal","filename":"\(file)"}],"info":{"version":1,"author":"xcode"},
     "properties":{"preserves-vector-representation":\(preserved)}}
    """
  }

  /// The pixels of an image view that scales the image to fill a size.
  private func painted(_ image: UIImage, filling size: CGSize) -> Bitmap? {
    for case .image(let item) in image.displayItems(in: CGRect(origin: .zero, size: size)) {
      if case .bitmap(let bitmap) = item.content { return bitmap }
    }
    return nil
  }

  @Test(arguments: ["pdf", "svg"]) func vectorsHaveThePagesSizeAndTheScreensPixels(_ kind: String) throws {
    let bundle = try catalog([
      "half.imageset/Contents.json": set("half.\(kind)"),
      "half.imageset/half.\(kind)": kind == "pdf" ? Self.pdf : Self.svg,
    ])
    let traits = UITraitCollection(displayScale: 2)
    let image = try #require(UIImage(named: "half", in: bundle, compatibleWith: traits))
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.scale == 2)
    let bitmap = try #require(painted(image, filling: image.size))
    #expect(bitmap.width == 40 && bitmap.height == 20)
    #expect(bitmap[5, 10] == Color(red: 1, green: 0, blue: 0))
    #expect(bitmap[35, 10].alpha == 0)
    // Without preserved vector data, it is stretched.
    #expect(painted(image, filling: CGSize(width: 200, height: 100))?.width == 40)
  }

  @Test func preservedVectorsArePaintedAnewInTheSizeAskedFor() throws {
    let bundle = try catalog([
      "half.imageset/Contents.json": set("half.pdf", preserved: true), "half.imageset/half.pdf": Self.pdf,
    ])
    let image = try #require(
      UIImage(named: "half", in: bundle, compatibleWith: UITraitCollection(displayScale: 2)))
    #expect(painted(image, filling: CGSize(width: 200, height: 100))?.width == 400)
    #expect(painted(image, filling: CGSize(width: 10, height: 5))?.width == 20)
    #expect(image.size == CGSize(width: 20, height: 10))
  }

  /// Sketch and others write view boxes that differ from whole points by a float's last digits.
  @Test func aPageIsAsLargeAsItsRoundedSize() throws {
    let bundle = try catalog([
      "half.imageset/Contents.json": set("half.pdf"),
      "half.imageset/half.pdf": Self.pdf.replacing("[0 0 20 10]", with: "[0 0 20.000031 9.999939]"),
    ])
    let image = try #require(UIImage(named: "half", in: bundle, compatibleWith: UITraitCollection(displayScale: 3)))
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(painted(image, filling: image.size)?.width == 60)
  }

  @Test func aPageOfWhichNothingIsPaintedIsReported() throws {
    let bundle = try catalog([
      "none.imageset/Contents.json": set("none.pdf"),
      "none.imageset/none.pdf": Self.pdf.replacing("1 0 0 rg 0 0 10 10 re f", with: "1 0 0 rg 0 0 10 10 re n"),
      "half.imageset/Contents.json": set("half.pdf"), "half.imageset/half.pdf": Self.pdf + "\n% seen",
    ])
    for name in ["none", "half"] { _ = UIImage(named: name, in: bundle, compatibleWith: nil) }
    let told = ResourceProblem.told.filter { $0.path.hasPrefix(bundle.bundlePath) }
    #expect(told.count == 1 && told.first?.path.hasSuffix("none.pdf") == true)
    #expect(told.first?.text.contains("soft masks") == true)
  }

  /// The catalog's lengths are in the vector's points; the part between the centre and the second end isn't in the image.
  @Test(arguments: [2, 3]) func aSlicedVectorIsItsEndsAndItsCentre(_ scale: CGFloat) throws {
    let resizing = """
      {"images":[{"idiom":"universal","filename":"half.pdf","resizing":{"mode":"3-part-horizontal",
       "center":{"mode":"stretch","width":1},"cap-insets":{"left":9,"right":8}}}],"info":{"version":1,"author":"xcode"}}
      """
    let bundle = try catalog(["half.imageset/Contents.json": resizing, "half.imageset/half.pdf": Self.pdf])
    let image = try #require(UIImage(named: "half", in: bundle, compatibleWith: UITraitCollection(displayScale: scale)))
    #expect(image.size == CGSize(width: 18, height: 10))
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 8))
    let bitmap = try #require(painted(image, filling: image.size))
    // Ten red points on the left, all of them in the first end and the centre.
    #expect(bitmap.width == Int(18 * scale) && bitmap[Int(10 * scale) - 1, 5] == Color(red: 1, green: 0, blue: 0))
    #expect(bitmap[Int(10 * scale), 5].alpha == 0)
  }

  @Test func aMissingProgramIsNamedWithItsPackage() throws {
    let bundle = try catalog([
      "half.pdf": Self.pdf + "\n% another file", "half.svg": Self.svg + "<!-- another file -->",
    ])
    for (file, package) in [("half.pdf", "poppler-utils"), ("half.svg", "librsvg2-bin")] {
      let path = "\(bundle.bundlePath)/A.xcassets/\(file)"
      #expect {
        try VectorPainter.paint(path, scale: 2, folders: ["/nowhere"])
      } throws: { error in
        "\(error)".hasPrefix(path) && "\(error)".hasSuffix("Install the package \(package).")
      }
    }
  }

  // MARK: Symbols

  /// A template with a square from the baseline to the cap line, 70 units wide, in two weights.
  private static let template = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Notes"><text>Template</text></g>
      <g id="Guides">
        <line id="Baseline-S" x1="0" x2="3300" y1="696" y2="696"/><line id="Capline-S" x1="0" x2="3300" y1="625.541" y2="625.541"/>
        <line id="Baseline-M" x1="0" x2="3300" y1="1126" y2="1126"/><line id="Capline-M" x1="0" x2="3300" y1="1055.541" y2="1055.541"/>
        <line id="left-margin-Regular-M" x1="1390" x2="1390" y1="1030" y2="1150"/>
        <line id="right-margin-Regular-M" x1="1490" x2="1490" y1="1030" y2="1150"/>
        <line id="left-margin-Bold-M" x1="2390" x2="2390" y1="1030" y2="1150"/>
        <line id="right-margin-Bold-M" x1="2510" x2="2510" y1="1030" y2="1150"/>
      </g>
      <g id="Symbols">
        <g id="Regular-M"><rect x="1405" y="1056" width="70" height="70"/></g>
        <g id="Bold-M"><rect x="2405" y="1056" width="90" height="70"/></g>
      </g>
    </svg>
    """

  @Test func symbolSetsGiveSymbolsInTheSizeAndWeightAskedFor() throws {
    let bundle = try catalog([
      "square.symbolset/Contents.json": "{\"symbols\":[{\"idiom\":\"universal\",\"filename\":\"square.svg\"}]}",
      "square.symbolset/square.svg": Self.template,
    ])
    let large = UIImage.SymbolConfiguration(pointSize: 100)
    let image = try #require(UIImage(named: "square", in: bundle, with: nil)?.applyingSymbolConfiguration(large))
    #expect(image.isSymbolImage)
    #expect(image.usesTemplateTint)
    // Between the margins.
    #expect(image.size.width == 100)
    let bold = UIImage.SymbolConfiguration(pointSize: 50, weight: .bold)
    #expect(image.applyingSymbolConfiguration(bold)?.size.width == 60)
  }

  @Test func symbolSetsGiveSymbolsWithAValue() throws {
    let bundle = try catalog([
      "valued.symbolset/Contents.json": "{\"symbols\":[{\"idiom\":\"universal\",\"filename\":\"valued.svg\"}]}",
      "valued.symbolset/valued.svg": Self.template,
    ])
    let large = UIImage.SymbolConfiguration(pointSize: 100)
    let image = UIImage(named: "valued", in: bundle, variableValue: 0.5, configuration: large)
    #expect(image?.isSymbolImage == true && image?.size.width == 100)
    #expect(UIImage(named: "valued", in: bundle, variableValue: 0.5)?.isSymbolImage == true)
    #expect(UIImage(named: "vanished", in: bundle, variableValue: 0.5) == nil)
  }

  @Test func aSymbolSetWithoutATemplateIsReported() throws {
    let bundle = try catalog([
      "none.symbolset/Contents.json": "{\"symbols\":[{\"filename\":\"none.svg\"}]}",
      "none.symbolset/none.svg": Self.svg,
    ])
    #expect(UIImage(named: "none", in: bundle, compatibleWith: nil) == nil)
    #expect(
      ResourceProblem.told.contains { $0.path.hasPrefix(bundle.bundlePath) && $0.text.contains("symbol template") })
  }

  /// Apple's documentation of custom symbol images: layers with a threshold are highlighted above it.
  @Test func layersOfASymbolFollowItsValue() throws {
    let style = "<style>.monochrome-1 {fill:#000000;-sfsymbols-variable-threshold:0.34}</style><g id=\"Notes\">"
    let bundle = try catalog([
      "bar.symbolset/Contents.json": "{\"symbols\":[{\"idiom\":\"universal\",\"filename\":\"bar.svg\"}]}",
      "bar.symbolset/bar.svg": Self.template.replacingOccurrences(of: "<g id=\"Notes\">", with: style)
        .replacingOccurrences(of: "<rect ", with: "<rect class=\"monochrome-1\" "),
    ])
    func faded(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { count, item in
        guard case .group(let group) = item else { return count }
        return count + (group.opacity < 1 ? 1 : 0) + faded(group.items)
      }
    }
    func faded(_ value: Double) throws -> Int {
      let image = try #require(UIImage(named: "bar", in: bundle, variableValue: value))
      let area = CGRect(x: 0, y: 0, width: 20, height: 20)
      return faded(image.displayItems(in: area, tint: .black, isRightToLeft: false))
    }
    #expect(try faded(0.34) == 1 && faded(0.35) == 0)
  }
}
