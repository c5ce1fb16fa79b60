import Foundation
import HeadlessUIKit
import Rasterizer
import SwiftUILayout
import Testing

import struct Graphics.DisplayGroup
import enum Graphics.DisplayItem

@testable import HeadlessSwiftUI

@MainActor @Suite struct ImageTests {
  private var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
    }
  }

  @Test func picturesHaveTheirSizeUnlessTheyAreResizable() {
    #expect(ElementHost(Image(uiImage: picture)).size(100, 100) == CGSize(width: 12, height: 8))
    #expect(ElementHost(Image(uiImage: picture).resizable()).size(100, 50) == CGSize(width: 100, height: 50))
    #expect(ElementHost(Image(uiImage: picture).resizable()).size() == CGSize(width: 12, height: 8))
  }

  @Test func symbolsHaveTheSizeOfTheFont() {
    func size(_ view: some View) -> CGSize { ElementHost(view).size() }
    let symbol = Image(systemName: "star.fill")
    let traits = UITraitCollection(displayScale: 3)
    let body = traits.withCurrent {
      UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))?.size
    }
    #expect(size(symbol) == body)
    #expect(size(symbol.font(.largeTitle)).height > size(symbol).height * 1.8)
    #expect(size(symbol.imageScale(.large)).height > size(symbol).height)
    #expect(size(symbol.imageScale(.small)).height < size(symbol).height)
  }

  /// Recorded on iOS (Home Assistant's row of a server): `externaldrive.connected.to.line.below`, resizable in 36 points,
  /// is painted from their top to their bottom. The image of a circle of 17 points is 20 x 19 otherwise.
  @Test func resizableSymbolsFillTheirFrameWithoutMargins() {
    func painted(_ name: String) -> CGRect {
      let view = Image(systemName: name).resizable().frame(width: 40, height: 60)
      let canvas = ElementHost(view).items(40, 60)
      return canvas.reduce(CGRect.null) { $0.union($1.paintedBounds) }
    }
    for name in ["circle.fill", "circle", "chevron.right", "minus"] {
      let box = painted(name)
      #expect(box.minX.isNear(0) && box.minY.isNear(0) && box.maxX.isNear(40) && box.maxY.isNear(60), "\(name) \(box)")
    }
    let size = ElementHost(Image(systemName: "circle.fill").resizable()).size()
    #expect(size.width.isNear(size.height))
  }

  @Test func symbolsHaveABaselineAndAreSpacedLikeTexts() {
    let host = ElementHost(Image(systemName: "star.fill"))
    let dimensions = host.element.dimensions(in: .unspecified)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] < dimensions.height)
    let column = Group {
      Text("a").font(.system(size: 17))
      Image(systemName: "star.fill")
    }
    #expect(ElementHost(column).columnHeight().isNear(20.33 + host.size().height))
  }

  @Test func symbolsArePaintedInTheForegroundStyle() {
    let items = ElementHost(Image(systemName: "star.fill").foregroundColor(Color(red: 1, green: 0, blue: 0))).items()
    #expect(Set(items.colors) == ["#FF0000"])
  }

  @Test func variantsChangeNames() {
    #expect(SymbolVariants.fill.names(of: "heart") == ["heart.fill", "heart", "heart.fill", "heart"])
    #expect(SymbolVariants.circle.fill.names(of: "heart").first == "heart.circle.fill")
    #expect(SymbolVariants.slash.names(of: "bell").first == "bell.slash")
    let filled = ElementHost(Image(systemName: "heart").symbolVariant(.fill))
    #expect((filled.element as? _ImageElement)?.snapshotText == "heart.fill")
  }

  @Test func templatesArePaintedInOneColour() {
    let template = Image(uiImage: picture).renderingMode(.template).foregroundStyle(Color(red: 0, green: 0, blue: 1))
    let tints = ElementHost(template).items().flat.compactMap { item -> String? in
      if case .image(let image) = item { image.tint?.hexadecimal } else { nil }
    }
    #expect(tints == ["#0000FF"])
  }

  @Test func labelsShowTheirPartsByStyle() {
    let label = Label("Save", systemImage: "star.fill")
    let (title, icon) = (
      ElementHost(Text("Save")).size().width, ElementHost(Image(systemName: "star.fill")).size().width
    )
    #expect(ElementHost(label).size().width.isNear(title + 8 + icon))
    #expect(ElementHost(label.labelStyle(.titleOnly)).size().width == title)
    #expect(ElementHost(label.labelStyle(.iconOnly)).size().width == icon)
  }

  struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(.titleOnly) }
  }

  @Test func ownLabelStylesAreUsed() {
    let label = Label("Save", systemImage: "star.fill").labelStyle(Stacked())
    #expect(ElementHost(label).size().width == ElementHost(Text("Save")).size().width)
  }

  @Test func testsGivePicturesOfAddresses() throws {
    let url = try #require(URL(string: "https://example.com/a.png"))
    let view = AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      Color.clear
    }
    let shown = picture
    #expect(ElementHost(view).element is _FillElement)
    #expect(ElementHost(view.asyncImages { _ in .success(Image(uiImage: shown)) }).element is _ImageElement)
  }

  /// Apple's documentation of `AsyncImage`: until the image loads, a standard placeholder fills the available space.
  @Test func anImageThatLoadsIsAGreyRectangle() throws {
    let shown = ShownView(AsyncImage(url: URL(string: "https://example.com/a.png")).frame(width: 60, height: 40))
    defer { shown.screen.close() }
    let painted = try CairoRasterizer.paint(shown.screen.displayList())
    let scale = CGFloat(painted.width) / 390
    // Of the frame at (390 - 60) / 2, to (390 + 60) / 2.
    let reds = [163.0, 168, 222, 227].map { painted[Int($0 * scale), painted.height / 2].red }
    #expect(reds[0] == 1 && reds[3] == 1 && abs(reds[1] - 0.84) < 0.01 && reds[1] == reds[2])
  }

  @Test func canvasesAreDrawnByFunctions() {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 1, green: 0, blue: 0)))
      context.opacity = 0.5
      context.translateBy(x: 2, y: 0)
      context.stroke(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(Color(white: 0)), lineWidth: 2)
    }
    let items = ElementHost(canvas).items(20, 10)
    #expect(items.fills.first?.path.rectangle == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(items.groups.contains { $0.opacity == 0.5 } && items.groups.contains { $0.transform.tx == 2 })
  }

  @Test func canvasesDrawViewsThatAreTheirSymbols() {
    let canvas = Canvas { context, _ in
      guard let dot = context.resolveSymbol(id: "dot") else { return }
      #expect(dot.size == CGSize(width: 4, height: 2) && context.resolveSymbol(id: "other") == nil)
      context.draw(dot, at: CGPoint(x: 10, y: 10))
      context.drawLayer { $0.draw(dot, in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
      context.drawLayer { layer in #expect(layer.resolveSymbol(id: "dot") != nil) }
    } symbols: {
      Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 2).tag("dot")
    }
    let host = ElementHost(canvas)
    #expect(host.element.children.isEmpty && host.size(20, 20) == CGSize(width: 20, height: 20))
    let items = host.items(20, 20)
    #expect(items.colors == ["#FF0000", "#FF0000"])
    // The centre of the first is at the point; the second is scaled to the rectangle.
    #expect(items.groups.contains { $0.transform == CGAffineTransform(translationX: 8, y: 9) })
    #expect(items.groups.contains { $0.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 0, ty: 0) })
  }

  @Test func canvasesAreDrawnByCoreGraphicsToo() {
    let canvas = Canvas { context, _ in
      context.translateBy(x: 3, y: 0)
      context.blendMode = .destinationIn
      context.withCGContext { $0.fill([CGRect(x: 1, y: 2, width: 3, height: 4)]) }
    }
    let items = ElementHost(canvas).items(20, 10)
    #expect(items.fills.first?.path.rectangle == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(items.groups.contains { $0.transform.tx == 3 } && items.groups.contains { $0.blendMode == .destinationIn })
  }

  /// The groups of a canvas that fills 4 points with red through a filter.
  private func groups(of filter: GraphicsContext.Filter) -> [DisplayGroup] {
    let canvas = Canvas { context, _ in
      context.addFilter(filter)
      context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    return ElementHost(canvas).items(20, 10).groups
  }

  @Test func filtersOfCanvasesMixComponents() throws {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g1, matrix.g5) = (0, 0.5, 0.25)
    let mixed = try #require(groups(of: .colorMatrix(matrix)).compactMap(\.colorMatrix).first)
    // Green is half of red, plus a quarter; red is zero.
    #expect(mixed.apply(to: .init(red: 1, green: 0, blue: 0)) == .init(red: 0, green: 0.75, blue: 0))
    let half = try #require(groups(of: .colorInvert(0.25)).compactMap(\.colorMatrix).first)
    // As CSS' `invert(25%)`: c (1 - 2 * 0.25) + 0.25.
    #expect(half.apply(to: .init(red: 1, green: 0, blue: 0.5)) == .init(red: 0.75, green: 0.25, blue: 0.5))
  }

  /// Apple's documentation of `alphaThreshold`: a colour where the opacity lies in a range, and nothing elsewhere.
  @Test func filtersOfCanvasesDivideOpacities() throws {
    let groups = groups(of: .alphaThreshold(min: 0.4, max: 0.6, color: Color(red: 0, green: 1, blue: 0)))
    let matrices = groups.compactMap(\.colorMatrix)
    let alphas = matrices.map { matrix in
      [0.2, 0.4, 0.6, 0.8].map { matrix.apply(to: .init(red: 1, green: 0, blue: 0, alpha: $0)).alpha }
    }
    #expect(alphas.contains([0, 1, 1, 1]))
    // What is above the range is taken away again.
    #expect(groups.contains { $0.blendMode == .destinationOut } && alphas.contains([0, 0, 0, 1]))
    let ink = try #require(matrices.first { $0.apply(to: .init(red: 1, green: 0, blue: 0)).green == 1 })
    #expect(ink.apply(to: .init(red: 1, green: 0, blue: 0, alpha: 0)).alpha == 0)
  }

  @Test func filtersOfCanvasesProject() {
    let moved = groups(of: .projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 3, y: 5))))
    #expect(moved.contains { $0.transform == CGAffineTransform(translationX: 3, y: 5) })
    var flat = ProjectionTransform()
    flat.m22 = 0
    #expect(groups(of: .projectionTransform(flat)).isEmpty)
  }

  @Test func shadowsOfCanvasesLieAboveOrAlone() {
    func canvas(_ options: GraphicsContext.ShadowOptions) -> ElementHost {
      ElementHost(
        Canvas { context, _ in
          context.addFilter(.shadow(color: Color(white: 0), radius: 0, x: 6, options: options))
          context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(Color(red: 1, green: 0, blue: 0)))
        })
    }
    let above = canvas(.shadowAbove).items(20, 10)
    // The shape, and a copy in the shadow's colour, 6 points to the right.
    #expect(above.fills.count == 2 && canvas(.shadowOnly).items(20, 10).fills.count == 1)
    #expect(above.groups.contains { $0.transform.tx == 6 })
    let ink = above.groups.compactMap(\.colorMatrix).first?.apply(to: .init(red: 1, green: 0, blue: 0))
    #expect(ink == .init(red: 0, green: 0, blue: 0))
    let inverse = canvas([.shadowOnly, .invertsAlpha]).items(20, 10).groups.compactMap(\.colorMatrix).first
    #expect(inverse?.apply(to: .init(red: 1, green: 0, blue: 0)).alpha == 0)
  }
}

extension DisplayItem {
  /// The bounds of fills and of lines with round ends, in groups without a mask.
  fileprivate var paintedBounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.controlPointBox
    case .stroke(let path, _, let style): path.controlPointBox.insetBy(dx: -style.width / 2, dy: -style.width / 2)
    case .group(let group): group.items.reduce(CGRect.null) { $0.union($1.paintedBounds) }.applying(group.transform)
    default: .null
    }
  }
}
