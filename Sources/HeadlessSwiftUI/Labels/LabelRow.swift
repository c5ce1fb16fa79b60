internal import Foundation
internal import HeadlessUIKit
internal import SwiftUILayout

/// A label's icon before its title, at the distance that SwiftUI's label has on iOS.
///
/// In rows of lists icons are larger, in the tint colour, and centred in a column, so that titles line up.
public struct _LabelRow: View {
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.foregroundStyles) private var foregroundStyles
  /// Recorded on iOS 26 at the medium text size, whose body text is of 16 points: 23.
  @ScaledMetric private var column: CGFloat = 24
  let configuration: LabelStyleConfiguration

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  public var body: some View {
    if isInListRow {
      HStack(alignment: .firstLineCenter, spacing: 16) {
        IconColumn(width: column) { icon.imageScale(.large) }
        configuration.title
      }
    } else {
      HStack(alignment: .firstLineCenter, spacing: 8) {
        configuration.icon
        configuration.title
      }
    }
  }

  /// A style that views around the label set counts for its icon, too.
  @ViewBuilder private var icon: some View {
    if foregroundStyles == nil {
      configuration.icon.foregroundStyle(.tint)
    } else {
      configuration.icon
    }
  }
}

/// The column in which the icons of a list's labels stand, centred.
///
/// Titles line up whatever symbols stand before them: a symbol that is wider overhangs the column on both sides. Other views that
/// are wider widen it.
private struct IconColumn: Layout {
  /// In points.
  let width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize(width: width, height: 0)) { size, icon in
      let own = icon.sizeThatFits(proposal)
      // An app's frames and backgrounds reset the spacing that a symbol prefers.
      let isSymbol = icon.spacing.top.text != nil
      return CGSize(width: isSymbol ? size.width : max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for icon in subviews {
      icon.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

/// The middle of the first line of text; of views without text their middle. Recorded on iOS 15: small symbols stand beside the
/// middle of a text's first line, and not on its baseline.
private enum FirstLineCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    let further = context[VerticalAlignment.lastTextBaseline] - context[VerticalAlignment.firstTextBaseline]
    return (context.height - further) / 2
  }
}

extension VerticalAlignment {
  static let firstLineCenter = VerticalAlignment(FirstLineCenter.self)
}

private enum InListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether views are those of a list's row, and not of a header or footer.
  var isInListRow: Bool {
    get { self[InListRowKey.self] }
    set { self[InListRowKey.self] = newValue }
  }
}
