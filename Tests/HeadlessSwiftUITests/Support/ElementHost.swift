import Foundation
import Graphics
import SwiftUIGraph
import SwiftUILayout

@testable import HeadlessSwiftUI

/// A painted outline.
typealias Outline = Graphics.Path

/// The elements of a view without a screen, measured and drawn as by a host.
@MainActor struct ElementHost {
  let graph = _ViewGraph()
  let root: _AnyNode
  let scale: CGFloat

  init<Root: HeadlessSwiftUI.View>(
    _ view: Root, scale: CGFloat = 3, size: DynamicTypeSize = .large,
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.dynamicTypeSize = size
    change(&environment)
    self.scale = scale
    root = Root._makeNode(view, _NodeInputs(graph: graph, parent: nil, environment: environment))
    graph.update()
  }

  var element: _LayoutElement { root.elements[0] }

  func size(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
    element.sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  /// The drawing of the element at a position.
  func items(_ width: CGFloat? = nil, _ height: CGFloat? = nil, at origin: CGPoint = .zero) -> [DisplayItem] {
    element.place(at: origin, proposal: ProposedViewSize(width: width, height: height))
    var canvas = ElementCanvas(scale: scale)
    canvas.draw(element)
    return canvas.items
  }

  /// The height of a column of the elements, with their preferred spacing.
  func columnHeight(_ width: CGFloat? = nil) -> CGFloat {
    _StackElement(column: root.elements).sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }
}

extension CGFloat {
  /// Whether two lengths differ by less than a hundredth of a point: figures have two decimal places.
  func isNear(_ other: CGFloat) -> Bool { Swift.abs(self - other) < 0.01 }
}

extension [DisplayItem] {
  /// All items; groups are replaced with their contents.
  var flat: [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      if case .group(let group) = item { group.items.flat } else { [item] }
    }
  }
  var fills: [(path: Graphics.Path, paint: Paint)] {
    flat.compactMap { if case .fill(let path, let paint, _) = $0 { (path, paint) } else { nil } }
  }
  var strokes: [(path: Graphics.Path, paint: Paint, style: Graphics.StrokeStyle)] {
    flat.compactMap { if case .stroke(let path, let paint, let style) = $0 { (path, paint, style) } else { nil } }
  }
  var glyphs: [(run: GlyphRun, origin: CGPoint, color: Graphics.Color)] {
    flat.compactMap { if case .glyphs(let run, let origin, let color) = $0 { (run, origin, color) } else { nil } }
  }
  var groups: [DisplayGroup] {
    flatMap { item -> [DisplayGroup] in
      if case .group(let group) = item { [group] + group.items.groups } else { [] }
    }
  }
  var colors: [String] { fills.compactMap { if case .color(let color) = $0.paint { color.hexadecimal } else { nil } } }
}
