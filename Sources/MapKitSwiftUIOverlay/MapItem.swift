internal import Foundation
internal import HeadlessSwiftUI
internal import HeadlessUIKit
internal import MapKit

/// The items of a map, in the order of its content.
@preconcurrency @MainActor public final class _MapItems {
  var items: [MapItem] = []

  init() {}

  static func of(_ content: some MapContent) -> [MapItem] {
    let items = _MapItems()
    content._collect(items)
    return items.items
  }
}

/// An item of a map's content.
struct MapItem {
  enum Kind {
    case marker(CLLocationCoordinate2D, title: Text?, glyph: Glyph?)
    /// - anchor: the point of the view that is placed at the coordinate.
    case annotation(CLLocationCoordinate2D, title: Text?, anchor: UnitPoint, view: AnyView)
    case shape(any MKOverlay)
  }

  enum Glyph: Equatable {
    case text(Text)
    case image(Image)
  }

  var kind: Kind
  var tag: AnyHashable?
  var tint: Color?
  var fill: Color?
  var stroke: Color?
  /// In points.
  var lineWidth: CGFloat = 1

  init(_ kind: Kind) { self.kind = kind }

  /// The coordinate of a marker or an annotation.
  var coordinate: CLLocationCoordinate2D? {
    switch kind {
    case .marker(let place, _, _), .annotation(let place, _, _, _): place
    case .shape: nil
    }
  }
}

/// Map content with a modifier applied.
struct ChangedMapContent<Content: MapContent>: MapContent {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let change: (inout MapItem) -> Void

  typealias Body = Never
  func _collect(_ items: _MapItems) {
    let start = items.items.count
    content._collect(items)
    for index in items.items.indices.dropFirst(start) { change(&items.items[index]) }
  }
}
