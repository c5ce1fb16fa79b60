import Foundation
import Graphics
import Testing

@testable import HeadlessUIKit

/// Drawings that a team provides, in the format of the app SF Symbols.
@Suite struct SymbolTemplateTests {
  /// A template: capitals 70.459 high are those of a font of 100 points; the margins are 120 apart.
  private func template(
    _ shape: String = """
    <path class="monochrome-0 hierarchical-0:secondary multicolor-0:systemRedColor" d="M0-70h100v70H0z"/>
    """,
    doctype: String = ""
  ) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      \(doctype)
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
       <g id="Guides">
        <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
        <line id="Capline-M" x1="263" x2="3036" y1="1055.541" y2="1055.541"/>
        <line id="left-margin-Regular-M" x1="1390" x2="1390" y1="1030" y2="1150"/>
        <line id="right-margin-Regular-M" x1="1510" x2="1510" y1="1030" y2="1150"/>
       </g>
       <g id="Symbols">
        <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">\(shape)</g>
       </g>
      </svg>
      """.utf8)
  }

  private func reason(_ data: Data) -> SymbolTemplateError.Reason? {
    do throws(SymbolTemplateError) {
      _ = try SymbolTemplate(data, path: "a.svg")
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func aTemplateSaysSizeLayersAndColours() throws {
    let drawing = try #require(try SymbolTemplate(template(), path: "a.svg").drawing(weight: .bold))
    #expect(abs(drawing.size.width - 1.2) < 1e-9)
    let part = try #require(drawing.parts.first)
    #expect(part.layer == 2 && part.color == .red)
    // The square reaches from the baseline, 0.352295 below the middle, to 0.7 above it.
    let box = part.path.controlPointBox
    #expect(abs(box.minX + 0.5) < 1e-9 && abs(box.width - 1) < 1e-9)
    #expect(abs(box.maxY - 0.352295) < 1e-6 && abs(box.height - 0.7) < 1e-9)
  }

  /// The first version of the format has one pair of margins, at `Regular-M`. They don't place the variants beside it.
  @Test func aTemplateWithOnePairOfMarginsHasThemForEachVariant() throws {
    func square(_ id: String, _ x: Int, _ width: Int) -> String {
      """
      <g id="\(id)" transform="matrix(1 0 0 1 \(x) 1126)"><path d="M0-70h\(width)v70H0z"/></g>
      """
    }
    let data = Data(
      """
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
       <g id="Guides">
        <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
        <line id="Capline-M" x1="263" x2="3036" y1="1055.541" y2="1055.541"/>
        <line id="left-margin" x1="1390" x2="1390" y1="1030" y2="1150"/>
        <line id="right-margin" x1="1530" x2="1530" y1="1030" y2="1150"/>
       </g>
       <g id="Symbols">\(square("Regular-M", 1400, 100))\(square("Bold-M", 2200, 110))</g>
      </svg>
      """.utf8)
    let template = try SymbolTemplate(data, path: "a.svg")
    // Margins of 10 and 30 around shapes 100 and 110 wide, of which the first is 10 points left of the middle.
    for (weight, width) in [(UIImage.SymbolWeight.regular, 1.0), (.bold, 1.1)] {
      let drawing = try #require(template.drawing(weight: weight))
      #expect(abs(drawing.size.width - (width + 0.4)) < 1e-9)
      let box = try #require(drawing.parts.first).path.controlPointBox
      #expect(abs(box.midX + 0.1) < 1e-9 && abs(box.width - width) < 1e-9)
    }
  }

  @Test func itsNameIsASystemSymbol() throws {
    let name = "team.only.\(UUID().uuidString)"
    #expect(UIImage(systemName: name) == nil)
    TeamSymbols.add(try SymbolTemplate(template(), path: "a.svg"), named: name)
    defer { TeamSymbols.remove(named: name) }
    let image = try #require(UIImage(systemName: name))
    #expect(abs(image.size.width - 17 * 1.2) < 0.5)
    guard case .fill = try #require(image.displayItems(in: CGRect(origin: .zero, size: image.size)).first) else {
      Issue.record("not an area")
      return
    }
  }

  @Test func filesAreNamedByThemselvesOrTheirSet() throws {
    let folder = NSTemporaryDirectory() + "symbols-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let set = folder + "/Icons.xcassets/team.hut.symbolset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    try template().write(to: URL(fileURLWithPath: set + "/any.svg"))
    try template().write(to: URL(fileURLWithPath: folder + "/team.boat.svg"))
    #expect(try TeamSymbols.add(contentsOf: folder) == ["team.boat", "team.hut"])
    for name in ["team.boat", "team.hut"] { TeamSymbols.remove(named: name) }
    #expect(throws: SymbolTemplateError.self) { try TeamSymbols.add(contentsOf: folder + "/none") }
  }

  @Test func whatTheAppDeclaresIsLeftOut() {
    let plain = #"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">"#
    #expect(reason(template(doctype: plain)) == nil)
    guard case .document = reason(template(doctype: #"<!DOCTYPE svg [<!ENTITY a "b">]>"#)) else {
      Issue.record("entities were taken")
      return
    }
  }

  @Test func damagedFilesAreReported() {
    #expect(reason(Data("<svg/>".utf8)) == .noSymbols)
    #expect(reason(template("")) == .noVariants)
    #expect(reason(template(#"<path d="M0 0 L"/>"#)) == .shape(line: 11, "path data"))
    #expect(reason(template(#"<g transform="skewX(3)"/>"#)) == .shape(line: 11, "transform skewX(3)"))
    guard case .document = reason(Data("no".utf8)) else {
      Issue.record("not XML, and taken")
      return
    }
    for end in stride(from: 0, to: template().count, by: 7) { _ = reason(template().prefix(end)) }
  }
}

/// Path data as SVG has it.
@Suite struct SymbolPathDataTests {
  @Test(arguments: [
    ("M0,0 10,0 10,10Z", CGRect(x: 0, y: 0, width: 10, height: 10)),
    ("m5 5l10 0v10h-10z", CGRect(x: 5, y: 5, width: 10, height: 10)),
    ("M0 0C0 1 2 3 4 5s2 2 6-1", CGRect(x: 0, y: 0, width: 10, height: 7)),
    ("M0 0Q5 5 10 0T20 0", CGRect(x: 0, y: -5, width: 20, height: 10)),
    ("M1.5.5L-2-3e0", CGRect(x: -2, y: -3, width: 3.5, height: 3.5)),
  ])
  func commandsAreRead(text: String, box: CGRect) throws {
    #expect(try #require(SymbolPathData.path(Substring(text))).controlPointBox == box)
  }

  /// Half a circle around (10, 0), with flags that aren't separated by spaces.
  @Test func arcsAreParts() throws {
    let path = try #require(SymbolPathData.path("M0 0A10 10 0 0120 0"))
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 20) < 1e-9 && abs(end.y) < 1e-9)
    #expect(abs(path.controlPointBox.minY + 10) < 1e-6)
  }

  @Test(arguments: ["L0 0", "M0", "M0 0 X3", "M0 0 L1e999 0", "M0 0Z 3", "M0 0A1 1 0 2 0 3 3", "12", "M0 0C1 2 3"])
  func otherTextIsNone(text: String) {
    #expect(SymbolPathData.path(Substring(text)) == nil)
  }
}
