import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessUIKit

@Suite struct SymbolTests {
  @Test func everyDrawingCanBeRead() {
    let broken = SymbolLibrary.names.filter { !SymbolLibrary.isDrawn($0) }
    #expect(SymbolLibrary.names.count > 500 && broken == [])
  }

  @Test(arguments: SymbolLibrary.names + ["plus.circle", "xmark.circle.fill", "bell.slash", "folder.badge.plus"])
  func symbolsStayWithinTheirImage(name: String) throws {
    let symbol = try #require(UIImage(systemName: name))
    #expect(symbol.isSymbolImage)
    let rect = CGRect(origin: .zero, size: symbol.size)
    let items = symbol.displayItems(in: rect)
    #expect(!items.isEmpty)
    for box in items.flatMap(boxes) {
      #expect(rect.contains(box), "\(box) of \(rect)")
      #expect(box.width > 0 && box.height > 0)
    }
  }

  private func boxes(_ item: DisplayItem) -> [CGRect] {
    switch item {
    case .fill(let path, _, _): [path.outlineBox]
    case .stroke(let path, _, let style): [path.stroked(style).outlineBox]
    // The erased part can exceed the image.
    case .group(let group) where group.blendMode == .destinationOut: []
    case .group(let group): group.items.flatMap(boxes) + (group.mask ?? []).flatMap(boxes)
    default: []
    }
  }

  @Test func namesWithUnknownWordsHaveNoSymbol() {
    for name in ["no.such.symbol", "no.such.circle", "hart.fill", "", ".", "star.", "star..fill", ".star", "Star"] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
  }

  /// Each word occurs in symbols' names, and none has a drawing.
  @Test @MainActor func undrawnSymbolsHaveAPlaceholderAndAWarning() throws {
    let name = "figure.curling.circle.badge.xmark"
    let image = try #require(UIImage(systemName: name))
    #expect(abs(image.size.width - 17 * 1.08) < 1 && image.isSymbolImage)
    let subscription = AppWarning.subscribe()
    #expect(!image.displayItems(in: CGRect(origin: .zero, size: image.size)).isEmpty)
    // Parallel tests are noticed, too.
    let warnings = AppWarning.endSubscription(subscription).filter { $0.text.contains(name) }
    #expect(warnings.map(\.kind) == [.symbol])
  }

  @Test func symbolsGrowWithPointSizeScaleAndTextStyle() throws {
    func size(_ configuration: UIImage.SymbolConfiguration?) throws -> CGSize {
      try #require(UIImage(systemName: "star", withConfiguration: configuration)).size
    }
    let body = try size(nil)
    #expect(try size(UIImage.SymbolConfiguration(pointSize: 17)) == body)
    let double = try size(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs(double.width - 2 * body.width) <= 2.0 / 3)
    #expect(try size(UIImage.SymbolConfiguration(scale: .large)).width > body.width)
    #expect(try size(UIImage.SymbolConfiguration(scale: .small)).width < body.width)
    let title = UIFont.preferredFont(forTextStyle: .title1).pointSize
    #expect(
      try size(UIImage.SymbolConfiguration(textStyle: .title1))
        == size(UIImage.SymbolConfiguration(pointSize: title)))
  }

  @Test func heavierSymbolsHaveThickerLines() throws {
    func width(_ weight: UIImage.SymbolWeight) throws -> CGFloat {
      let symbol = try #require(
        UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(weight: weight)))
      guard
        case .stroke(_, _, let style) = try #require(
          symbol.displayItems(in: CGRect(origin: .zero, size: symbol.size)).first)
      else { return 0 }
      return style.width
    }
    let widths = try [.ultraLight, .light, .regular, .semibold, .black].map(width)
    #expect(widths == widths.sorted() && Set(widths).count == 5)
    #expect(try width(.unspecified) == width(.regular))
  }

  @Test func configurationsAddUp() throws {
    let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let sum = base.applying(UIImage.SymbolConfiguration(textStyle: .body)).applying(
      UIImage.SymbolConfiguration(scale: .large))
    #expect(
      sum
        == UIImage.SymbolConfiguration(textStyle: .body, scale: .large).applying(
          UIImage.SymbolConfiguration(weight: .bold)))
    #expect(sum != base)
    let plain = try #require(UIImage(systemName: "plus", withConfiguration: base))
    let larger = try #require(plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40)))
    #expect(larger.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
    #expect(larger.size.width > plain.size.width)
    #expect(UIImage().applyingSymbolConfiguration(base) == nil)
  }

  @Test func symbolsTakeTheTint() throws {
    let symbol = try #require(UIImage(systemName: "plus"))
    let rect = CGRect(origin: .zero, size: symbol.size)
    let red = Color(red: 1, green: 0, blue: 0)
    guard case .stroke(_, .color(let color), _) = try #require(symbol.displayItems(in: rect, tint: red).first) else {
      Issue.record("not a line")
      return
    }
    #expect(color == red)
    // Overlapping parts are faded together.
    let faded = try #require(symbol.displayItems(in: rect, tint: red.withAlpha(0.5)).first?.group)
    #expect(faded.opacity == 0.5)
    let palette = try #require(
      UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .blue)))
    guard case .stroke(_, .color(let own), _) = try #require(palette.displayItems(in: rect, tint: red).first) else {
      Issue.record("not a line")
      return
    }
    #expect(own == Color(red: 0, green: 0, blue: 1))
  }

  /// Recorded on iOS 15 at 2x (swift-markdown-ui): `square.fill` of 5 points paints 4.5, `square` of 16 points in the small scale 11.5.
  @Test func squaresAreNineTenthsOfThePointSize() throws {
    func side(_ name: String, _ pointSize: CGFloat, _ scale: UIImage.SymbolScale) throws -> CGFloat {
      let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: .regular, scale: scale)
      return try #require(UIImage(systemName: name, withConfiguration: configuration)?.symbolInkRect).width
    }
    #expect(abs(try side("square.fill", 5, .medium) - 4.5) < 0.1)
    #expect(abs(try side("square", 16, .small) - 11.5) < 0.25)
  }

  @Test func shapesAroundSymbolsFadeToAQuarter() throws {
    // Recorded on iOS 15 of `checkmark.square.fill`: the mark in black, the square at 25 %.
    let symbol = try #require(
      UIImage(
        systemName: "checkmark.square.fill", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .black)))
    let items = symbol.displayItems(in: CGRect(origin: .zero, size: symbol.size))
    #expect(items.compactMap(\.group).contains { $0.opacity == 0.25 })
    #expect(!items.compactMap(\.group).contains { $0.opacity == 0.5 })
  }

  @Test func readingDirectionsAreMirrored() throws {
    let rect = CGRect(x: 10, y: 0, width: 20, height: 20)
    func isMirrored(_ name: String) throws -> Bool {
      let items = try #require(UIImage(systemName: name)).displayItems(in: rect, isRightToLeft: true)
      return items.first?.group?.transform == CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0)
    }
    #expect(try isMirrored("chevron.forward"))
    #expect(try !isMirrored("chevron.right"))
  }

  @Test func symbolsAreDrawnAsPictures() throws {
    let symbol = try UITraitCollection(displayScale: 2).withCurrent { try #require(UIImage(systemName: "circle")) }
    #expect(symbol.scale == 2)
    let picture = try #require(symbol.cgImage)
    #expect(picture.width == Int((symbol.size.width * 2).rounded(.up)))
    #expect(symbol.pngData() == nil || picture.bitmap != nil)
  }

  /// At 17 points: an ascender of 16.187, a descender of 4.101, a middle 5.9925 above the baseline. An image of 19 points has
  /// its baseline 9.5 - 5.9925 = 3.5075 above its end; 16.187 - 15.4925 = 0.694 and 4.101 - 3.5075 = 0.593 are two pixels.
  @Test func theAlignmentRectangleIsTheBoxOfTheLine() throws {
    try UITraitCollection(displayScale: 3).withCurrent {
      let symbol = try #require(UIImage(systemName: "circle.fill"))
      #expect(symbol.size == CGSize(width: 20, height: 19))
      let insets = symbol.alignmentRectInsets
      #expect(abs(insets.top + 2.0 / 3) < 1e-9 && abs(insets.bottom + 2.0 / 3) < 1e-9)
      #expect(insets.left == 0 && insets.right == 0)
      let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(symbol.withAlignmentRectInsets(own).alignmentRectInsets == own)
    }
  }

  @Test func discsAreAsWideAsThePointSize() throws {
    for name in ["circle.fill", "plus.circle.fill", "person.crop.circle.fill"] {
      let symbol = try #require(UIImage(systemName: name))
      #expect(abs(symbol.size.width - 20) < 0.34)
      let items = symbol.displayItems(in: CGRect(origin: .zero, size: symbol.size))
      let widest = items.flatMap(boxes).filter { $0.width == $0.height || abs($0.width - $0.height) < 0.01 }
      #expect(widest.contains { abs($0.width - 17) < 0.01 }, "\(name): \(widest)")
    }
  }

  @Test func eachLayerHasItsColorOfThePalette() throws {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 19)
    func items(_ colors: [UIColor]) throws -> [DisplayItem] {
      let palette = UIImage.SymbolConfiguration(paletteColors: colors)
      return try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: palette)).displayItems(
        in: rect, tint: .black)
    }
    let two = try items([.white, .blue])
    guard case .fill(_, .color(let disc), _) = try #require(two.first),
      case .stroke(_, .color(let plus), _) = try #require(two.last)
    else {
      Issue.record("not a plus on a disc")
      return
    }
    #expect(disc == Color(red: 0, green: 0, blue: 1) && plus == Color(red: 1, green: 1, blue: 1))
    // With one colour, the plus is cut out of the disc.
    #expect(try items([.blue]).first?.group?.mask != nil)
  }

  /// Apple's article on the rendering modes of symbols shows the sign in the first colour and its shape in the second.
  @Test(arguments: ["exclamationmark.triangle", "checkmark.seal", "checkmark.shield", "text.bubble"])
  func signsInShapesHaveTheFirstColorOfThePalette(name: String) throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .blue])
    func colors(_ items: [DisplayItem]) -> [Color] {
      items.flatMap { item -> [Color] in
        switch item {
        case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): [color]
        case .group(let group): colors(group.items)
        default: []
        }
      }
    }
    let symbol = try #require(UIImage(systemName: name + ".fill", withConfiguration: palette))
    let found = colors(symbol.displayItems(in: CGRect(origin: .zero, size: symbol.size), tint: .black))
    #expect(found.first == Color(red: 0, green: 0, blue: 1) && found.last == Color(red: 1, green: 1, blue: 1))
  }

  @Test @MainActor func imagesOfTheSystemExist() {
    #expect(UIImage.checkmark.description.contains("symbol(system: checkmark.circle.fill) {20.0, 19.0}"))
    HostedScreen.apply(.standard)
    #expect(UIImageView(image: .checkmark).description.contains(#" symbol "checkmark.circle.fill"; (20 19)@3{2}>"#))
    for image in [UIImage.actions, .add, .remove, .checkmark, .strokedCheckmark] {
      #expect(image.isSymbolImage && image.size.width > 10)
    }
  }
}
