import Foundation

/// The metrics of UIKit's cells, in points, from storyboards of iOS 13 to 18.
struct CellMetrics {
  let traits: UITraitCollection
  /// Pixels a point.
  let scale: CGFloat

  private var rounding: PixelRounding { PixelRounding(scale: scale) }

  var separatorThickness: CGFloat { 1 / scale }

  /// The least height of a row: that of a finger's touch, the separator's pixel off.
  var minimumHeight: CGFloat { 44 - separatorThickness }

  /// The height of a cell with texts in these fonts, one below the other.
  func height(ofLines fonts: [UIFont]) -> CGFloat {
    height(ofLines: fonts.map(\.lineHeight))
  }

  /// - Parameter heights: those of the texts. One line keeps 11 points free above and below; two lines together 20, and one
  ///   between them.
  func height(ofLines heights: [CGFloat]) -> CGFloat {
    let room: CGFloat = heights.count > 1 ? 20 + CellMetrics.Figures.current.lineSpacing : 22
    return max(minimumHeight, rounding.round(heights.reduce(room, +)))
  }

  func size(of accessory: UITableViewCell.AccessoryType) -> CGSize {
    let size: CGSize
    switch accessory {
    case .none: return .zero
    case .disclosureIndicator: size = CGSize(width: 10.3, height: 14.3)
    case .checkmark: size = CGSize(width: 17.3, height: 16.3)
    case .detailButton: size = CGSize(width: 22, height: 22)
    case .detailDisclosureButton:
      size = CGSize(width: 22 + CellMetrics.Figures.current.accessorySpacing + 10.3, height: 22)
    }
    return rounding.roundUp(CGSize(width: size.width * symbolScale, height: size.height * symbolScale))
  }

  /// The scale of symbols relative to the standard text size: that of the body font.
  var symbolScale: CGFloat { UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17 }

}

extension CellMetrics {
  /// The values that don't depend on the text size.
  struct Figures: LookMetrics {
    /// The vertical margins of a content view.
    var verticalMargin: CGFloat = 11
    /// The distance between an image and the text beside it.
    var imageSpacing: CGFloat = 16
    /// Between the two lines of a subtitle cell.
    var lineSpacing: CGFloat = 1
    /// After the circle at the leading edge of an edited row.
    var editControlSpacing: CGFloat = 8
    var indentationWidth: CGFloat = 10
    /// Between a detail button and the chevron after it.
    var accessorySpacing: CGFloat = 15
    /// A row without content, in points.
    var emptyRowHeight: CGFloat = 44
    /// The least distance of a title and its value.
    var valueSpacing: CGFloat = 6
    /// The width of the titles' column, and its distance from the values'.
    var column = (width: CGFloat(91), spacing: CGFloat(6))
    /// The distance between accessories, in points; UIKit's isn't documented.
    var accessoryDistance: CGFloat = 8
    /// The distance between leading accessories and the text, as beside a table's circles.
    var accessoryContentSpacing: CGFloat = 16

    static func figures(of design: Look.Design) -> Figures {
      switch design {
      case .flat: Figures()
      }
    }
  }
}
