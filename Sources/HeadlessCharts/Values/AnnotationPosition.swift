internal import HeadlessSwiftUI

/// The position of an annotation relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
  /// The position in units of the mark: 0 is its leading or top edge, 1 its trailing or bottom edge.
  let place: UnitPoint
  /// Whether the position depends on what is placed: an annotation is above its mark, an axis's title at its usual edge.
  private var isAutomatic = false

  private init(place: UnitPoint, isAutomatic: Bool = false) {
    self.place = place
    self.isAutomatic = isAutomatic
  }

  public static let automatic = AnnotationPosition(place: .top, isAutomatic: true)
  public static let overlay = AnnotationPosition(place: .center)
  public static let top = AnnotationPosition(place: .top)
  public static let bottom = AnnotationPosition(place: .bottom)
  public static let leading = AnnotationPosition(place: .leading)
  public static let trailing = AnnotationPosition(place: .trailing)
  public static let topLeading = AnnotationPosition(place: .topLeading)
  public static let topTrailing = AnnotationPosition(place: .topTrailing)
  public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
}
