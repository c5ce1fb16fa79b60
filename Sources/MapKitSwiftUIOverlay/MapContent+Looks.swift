public import Foundation
public import HeadlessSwiftUI
public import MapKit

nonisolated extension MapContent {
  func changing(_ change: @escaping (inout MapItem) -> Void) -> some MapContent {
    ChangedMapContent(content: self, change: change)
  }

  /// The value of a map's selection when the item is selected.
  public func tag<Tag: Hashable>(_ tag: Tag) -> some MapContent { changing { $0.tag = AnyHashable(tag) } }

  /// The colour of markers.
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some MapContent {
    changing { $0.tint = tint as? Color ?? $0.tint }
  }

  /// The fill colour of shapes; styles other than colours aren't displayed.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent {
    changing { $0.fill = style as? Color ?? $0.fill }
  }

  /// The stroke of shapes; styles other than colours aren't displayed.
  ///
  /// - Parameter lineWidth: in points.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some MapContent {
    changing {
      $0.stroke = content as? Color ?? $0.stroke
      $0.lineWidth = lineWidth
    }
  }
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some MapContent {
    stroke(content, lineWidth: style.lineWidth)
  }
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent { stroke(Color.accentColor, lineWidth: lineWidth) }

  // Titles aren't displayed beside items, and no part of a map is above or below shapes.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
