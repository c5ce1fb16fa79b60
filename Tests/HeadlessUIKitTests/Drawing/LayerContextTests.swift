import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// Differences between `layer.render(in:)` or `draw(in:)` and the screen.
@MainActor @Suite struct LayerContextTests {
  private func painted(_ size: CGSize, scale: CGFloat = 1, _ draw: (CGContext) -> Void) throws -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    return try #require(image.cgImage?.bitmap)
  }

  /// The leftmost filled pixel of a row, as in the recording, which has 108, 101, 97 and 48 for a circle's arc: this leaves a limit
  /// between 0.68 and 0.77.
  private func leftmost(_ bitmap: Bitmap, _ row: Int) -> Int? {
    (0..<bitmap.width).first { bitmap[$0, row].alpha > 0.72 }
  }

  private func box(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    view.layer.cornerRadius = 22
    return view
  }

  /// Recorded on iOS 18 at 3x: a circle's arc would begin at 108, 101, 97 and 48.
  @Test func renderedCornersFollowTheContinuousCurve() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    view.addSubview(box(CGRect(x: 16, y: 0, width: 88, height: 88)))
    let bitmap = try painted(view.bounds.size, scale: 3) { view.layer.render(in: $0) }
    #expect([0, 1, 2, 66].map { leftmost(bitmap, $0) } == [121, 107, 100, 49])
  }

  @Test func renderingRoundsAllCornersAndTheScreenThoseThatAreMasked() throws {
    let view = box(CGRect(x: 0, y: 0, width: 60, height: 60))
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    let rendered = try painted(view.bounds.size) { view.layer.render(in: $0) }
    #expect(rendered[0, 0].alpha == 0 && rendered[59, 59].alpha == 0)
    let holder = UIView(frame: view.bounds)
    holder.addSubview(view)
    let shown = try painted(view.bounds.size) { _ in holder.drawHierarchy(in: holder.bounds, afterScreenUpdates: true) }
    #expect(shown[0, 0].alpha == 0 && shown[59, 59].alpha == 1)
  }

  @Test func renderingLeavesVisualEffectsOut() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    effect.frame = view.bounds
    view.addSubview(effect)
    let rendered = try painted(view.bounds.size) { view.layer.render(in: $0) }
    #expect(rendered[10, 10].alpha == 0)
    let shown = try painted(view.bounds.size) { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    #expect(shown[10, 10].alpha > 0)
  }

  @Test func aTemplateIsDrawnInTheContextsFillColor() throws {
    let size = CGSize(width: 4, height: 4)
    let square = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    func color(_ image: UIImage, _ fill: UIColor?) throws -> Color {
      try painted(size) { _ in
        fill?.set()
        image.draw(in: CGRect(origin: .zero, size: size))
      }[2, 2]
    }
    let template = square.withRenderingMode(.alwaysTemplate)
    #expect(try color(template, .red) == Color(red: 1, green: 0, blue: 0))
    #expect(try color(template, nil) == Color(red: 0, green: 0, blue: 0))
    #expect(try color(square, .red) == Color(red: 0, green: 0, blue: 1))
    #expect(try color(template.withTintColor(.green), .red) == Color(red: 0, green: 1, blue: 0))
  }

  /// As recorded: pixels are whole, but the translation isn't.
  @Test func aViewOfFractionalHeightDrawsWithTheUnroundedTranslation() {
    final class Drawing: UIView {
      var matrix: CGAffineTransform?
      override func draw(_ rect: CGRect) { matrix = UIGraphicsGetCurrentContext()?.ctm }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10.4))
    let controller = UIViewController()
    controller.view.addSubview(view)
    let screen = Screens.show(controller)
    defer { screen.close() }
    _ = screen.displayList()
    let scale = view.traitCollection.displayScale
    #expect(scale > 1 && view.matrix.map { abs($0.ty - 10.4 * scale) < 1e-6 } == true)
  }

  @Test func nothingIsDrawnByAViewWithAnEmptySide() {
    final class Drawing: UIView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 0))
    _ = view.displayItems()
    #expect(view.count == 0)
    view.frame.size.height = 1
    _ = view.displayItems()
    #expect(view.count == 1)
  }
}
