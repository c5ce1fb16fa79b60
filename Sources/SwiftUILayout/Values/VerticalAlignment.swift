import Foundation

/// A guide that views of a row are aligned by.
public struct VerticalAlignment: Hashable, Sendable {
  public let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The bottom in a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

  /// The middle of the capital letters of the first line of text, or the middle of a view without text.
  package static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)

  private enum Top: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: FrameAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstBaseline: FirstAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextLineCenter: FirstAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum LastBaseline: LastAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

extension VerticalAlignment {
  /// Combines explicit guides of views for the enclosing container; nil if there is none.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combineExplicit(values)
  }
}
