public import Foundation

/// The background of a cell, a header or a footer.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// The kind of list that the standard colours are those of.
  enum Base: Equatable {
    case clear, plainCell, groupedCell, sidebarCell, plainHeader, groupedHeader
  }

  let base: Base

  init(_ base: Base) {
    self.base = base
  }

  public var customView: UIView?
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// In points, from the edges of the cell.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Nil for the standard colour: the tint colour where no other is standard.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Below the background's colour.
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points.
  public var strokeWidth: CGFloat = 0
  /// The offset of the stroke outside the background, in points; negative values are inside. Its corners are concentric with the
  /// background's.
  public var strokeOutset: CGFloat = 0

  /// The colour of the background; `tintColor` if it is nil.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  // MARK: Standard configurations

  private static func standard(_ base: Base, _ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration(base)
    configuration.backgroundColor = color
    return configuration
  }

  public static func clear() -> UIBackgroundConfiguration { standard(.clear, .clear) }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listPlainCell() -> UIBackgroundConfiguration { standard(.plainCell, .systemBackground) }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    standard(.groupedCell, .secondarySystemGroupedBackground)
  }
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
  public static func listFooter() -> UIBackgroundConfiguration { standard(.groupedHeader, .clear) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { standard(.plainHeader, .systemBackground) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { standard(.groupedHeader, .clear) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { standard(.groupedHeader, .clear) }
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = standard(.sidebarCell, .clear)
    configuration.cornerRadius = 10
    return configuration
  }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  /// The configuration for a state: a selected or highlighted cell's is grey, a pinned header's has the material of bars.
  public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration {
    var copy = self
    guard let cell = state as? UICellConfigurationState else {
      if base == .plainHeader, (state as? UIViewConfigurationState)?.isPinned == true {
        copy.backgroundColor = .clear
        copy.visualEffect = UIBlurEffect(style: .systemChromeMaterial)
      }
      return copy
    }
    switch base {
    case .plainCell, .groupedCell:
      if cell.isSelected || cell.isHighlighted { copy.backgroundColor = .systemGray4 }
    case .sidebarCell:
      if cell.isSelected { copy.backgroundColor = nil }
    case .clear, .plainHeader, .groupedHeader: break
    }
    return copy
  }
}
