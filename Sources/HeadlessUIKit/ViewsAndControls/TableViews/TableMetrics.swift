import Foundation

/// The metrics of UIKit's tables, in points. Apple publishes none; these are those of iOS 15 to 18 in storyboards and view
/// hierarchies of running apps.
@MainActor struct TableMetrics {
  private let traits: UITraitCollection
  private let style: UITableView.Style
  private let chosenPadding: CGFloat
  private let scale: CGFloat
  /// Whether the first section is below the table's own header.
  private let hasTableHeader: Bool

  init(_ table: UITableView) {
    traits = table.traitCollection
    style = table.style
    chosenPadding = table.sectionHeaderTopPadding
    scale = table.layoutScale
    hasTableHeader = (table.tableHeaderView?.frame.height ?? 0) > 0
  }

  private var figures: Figures { .current }
  private var rounding: PixelRounding { PixelRounding(scale: scale) }

  /// A row of one line of text: 44 points less the separator's pixel, more at larger text sizes.
  var standardRowHeight: CGFloat {
    CellMetrics(traits: traits, scale: scale).height(ofLines: [
      .preferredFont(forTextStyle: .body, compatibleWith: traits)
    ])
  }

  // MARK: Section headers and footers

  /// The space above a section's header.
  var headerPadding: CGFloat {
    if chosenPadding >= 0 { return chosenPadding }
    return style == .plain ? figures.plainHeaderPadding : 0
  }

  /// The space between sections of a grouped table without titles: 35 points above the first section, half of it above and half of
  /// it below the others, and below the table's own header.
  func emptyEdgeHeight(isHeader: Bool, section: Int) -> CGFloat {
    isHeader && isAtTop(section) ? figures.firstEdge : rounding.round(figures.edge)
  }

  private func isAtTop(_ section: Int) -> Bool { section == 0 && !hasTableHeader }

  static func titleFont(style: UITableView.Style, isHeader: Bool, traits: UITraitCollection) -> UIFont {
    style == .plain && isHeader
      ? .preferredFont(forTextStyle: .headline, compatibleWith: traits)
      : .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
  }

  /// The space above and below a title.
  func titleInsets(isHeader: Bool, section: Int) -> UIEdgeInsets {
    switch (style, isHeader) {
    case (.plain, _):
      let padding = figures.plainTitlePadding
      return UIEdgeInsets(top: padding.top, left: 0, bottom: padding.bottom, right: 0)
    case (_, true):
      let first = isAtTop(section) ? rounding.round(figures.edge) : 0
      let padding = figures.groupedHeaderPadding
      return UIEdgeInsets(top: padding.top + first, left: 0, bottom: padding.bottom, right: 0)
    case (_, false):
      let padding = figures.groupedFooterPadding
      return UIEdgeInsets(top: padding.top, left: 0, bottom: padding.bottom, right: 0)
    }
  }

  /// The height of a header or footer with a title of one line.
  func titleHeight(isHeader: Bool, section: Int) -> CGFloat {
    let font = TableMetrics.titleFont(style: style, isHeader: isHeader, traits: traits)
    return titleHeight(isHeader: isHeader, section: section, text: rounding.roundUp(font.lineHeight))
  }

  func titleHeight(
    isHeader: Bool, section: Int, view: UITableViewHeaderFooterView, width: CGFloat
  ) -> CGFloat {
    view.titleInsets = titleInsets(isHeader: isHeader, section: section)
    return titleHeight(isHeader: isHeader, section: section, text: view.titleHeight(forWidth: width))
  }

  private func titleHeight(isHeader: Bool, section: Int, text: CGFloat) -> CGFloat {
    let insets = titleInsets(isHeader: isHeader, section: section)
    let height = rounding.roundUp(text + insets.top + insets.bottom)
    return style == .plain ? max(figures.leastPlainHeaderHeight, height) : height
  }
}

extension TableMetrics {
  /// The values that don't depend on the table.
  struct Figures: LookMetrics {
    /// Above a section's header in a plain table.
    var plainHeaderPadding: CGFloat = 22
    /// Above the first section of a grouped table, whose sections have no titles.
    var firstEdge: CGFloat = 35
    /// Above and below its other sections.
    var edge: CGFloat = 17.5
    /// The minimum height of a header or footer with a title in a plain table.
    var leastPlainHeaderHeight: CGFloat = 28
    var plainTitlePadding = (top: CGFloat(4), bottom: CGFloat(4))
    var groupedHeaderPadding = (top: CGFloat(16), bottom: CGFloat(6))
    var groupedFooterPadding = (top: CGFloat(8), bottom: CGFloat(8))

    static func figures(of design: Look.Design) -> Figures {
      switch design {
      case .flat: Figures()
      }
    }
  }
}
