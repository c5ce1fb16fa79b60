internal import Foundation
internal import Graphics
public import SwiftUILayout

/// A rectangle of the proposed size, filled with a style: colours and gradients as views.
public final class _FillElement: _LayoutElement {
  public override var keepsDrawing: Bool { true }

  var style: _PaintStyle? { didSet { drawingDidChange() } }
  var name = ""

  public override func draw(_ canvas: inout ElementCanvas) {
    let rect = canvas.pixelRect(size)
    canvas.items += style?.style.items(filling: Graphics.Path(rect: rect), in: rect) ?? []
  }

  /// `Color.clear` lets touches through; `contentShape(_:)` gives it an area that takes them.
  public override func takesTouch(at point: CGPoint) -> Bool {
    style?.style.isClear != true && super.takesTouch(at: point)
  }
}

extension ResolvedStyle {
  /// Whether the style is a colour without opacity, which takes no touches.
  var isClear: Bool { color.map { $0.alpha <= 0 } ?? false }
}

extension _FillElement: DescribedElement {
  package var snapshotName: String { name }
  package var snapshotStyle: [String: String] {
    style?.style.color.map { ["color": $0.hexadecimal] } ?? [:]
  }
}
