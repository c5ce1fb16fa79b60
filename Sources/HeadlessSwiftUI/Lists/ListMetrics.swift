internal import Foundation
internal import HeadlessUIKit

/// The figures of lists, in points, as recorded on iOS 17.5 and 18.5 (AccessibilitySnapshot's lists on phones 393 and 402 points
/// wide). Those of plain lists are UIKit's.
struct ListMetrics {
  let style: _ListStyleKind
  /// Whether the rows have no cards, separators and arrows, as in the sidebar of an iPad.
  let isBare: Bool

  /// - Parameters:
  ///   - isForm: a form has groups where a list of the style has none.
  ///   - isInSidebar: whether the list is in the first of several columns.
  init(_ style: _ListStyleKind, isForm: Bool, isInSidebar: Bool) {
    self.style =
      switch style {
      case .automatic: isInSidebar && !isForm ? .sidebar : .insetGrouped
      case .plain, .inset: isForm ? .insetGrouped : style
      case .insetGrouped, .grouped, .sidebar: style
      }
    isBare = self.style == .sidebar && isInSidebar
  }

  /// The distance beside the cards.
  var sideInset: CGFloat { isInset ? 20 : 0 }
  /// The distance between the edge of a row and its content.
  static let contentInset: CGFloat = 20
  static let verticalInset: CGFloat = 11
  /// The radius of cards' corners.
  static let cardRadius: CGFloat = 10
  /// The distance above and below sections without header and footer.
  static let emptyEdge: CGFloat = 17.5

  var isInset: Bool { style == .insetGrouped || style == .sidebar }
  var isGrouped: Bool { isInset || style == .grouped }

  var table: UITableView.Style {
    switch style {
    case .automatic, .insetGrouped, .sidebar: .insetGrouped
    case .grouped: .grouped
    case .plain, .inset: .plain
    }
  }

  /// The insets of a header's content.
  var headerInsets: EdgeInsets {
    isGrouped
      ? EdgeInsets(top: 17, leading: Self.contentInset, bottom: 6, trailing: Self.contentInset)
      : EdgeInsets(top: 4, leading: Self.contentInset, bottom: 4, trailing: Self.contentInset)
  }
  var footerInsets: EdgeInsets {
    isGrouped
      ? EdgeInsets(top: 6, leading: Self.contentInset, bottom: 12, trailing: Self.contentInset)
      : EdgeInsets(top: 4, leading: Self.contentInset, bottom: 4, trailing: Self.contentInset)
  }

  /// The fonts and colours of headers and footers.
  func write(_ part: SectionPart, _ environment: inout EnvironmentValues) {
    let isProminent = environment.headerProminence == .increased || style == .sidebar
    var style = AnyShapeStyle(Color(uiColor: .secondaryLabel))
    switch part {
    case .content: return
    // Recorded: lines of grouped footers are 2 points closer than footnote's.
    case .footer: environment.font = isGrouped ? .footnote.leading(.tight) : .footnote
    case .header where isProminent:
      environment.font = .title3.weight(.bold)
      style = AnyShapeStyle(Color(uiColor: .label))
    case .header where isGrouped:
      environment.font = .footnote
      environment.textCase = .uppercase
    case .header:
      environment.font = .subheadline.weight(.semibold)
    }
    environment.foregroundStyles = ForegroundStyles([style], around: nil, isOfPlace: true)
  }

  var background: UIColor { isGrouped ? .systemGroupedBackground : .systemBackground }
  var rowBackground: UIColor {
    if isBare { return .clear }
    return isGrouped ? .secondarySystemGroupedBackground : .systemBackground
  }
}
