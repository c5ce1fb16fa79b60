internal import Foundation
internal import Graphics
public import SwiftUILayout

/// A rectangle of the proposed size, filled with a style: colours and gradients as views.
public final class _FillElement: _LayoutElement {
  var style: _PaintStyle?
  var name = ""

  public override func draw(_ canvas: inout ElementCanvas) {
    let rect = canvas.pixelRect(size)
    canvas.items += style?.style.items(filling: Graphics.Path(rect: rect), in: rect) ?? []
  }
}

extension _FillElement: DescribedElement {
  package var snapshotName: String { name }
  package var snapshotStyle: [String: String] {
    style?.style.color.map { ["color": $0.hexadecimal] } ?? [:]
  }
}
