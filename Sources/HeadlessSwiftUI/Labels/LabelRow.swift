internal import Foundation
internal import HeadlessUIKit
internal import SwiftUILayout

/// A label's icon before its title, with SwiftUI's spacing on iOS.
///
/// The icon's middle is beside the middle of the capital letters of the title's first line, which follows from its baseline on whole
/// pixels. Recorded on iOS 15: small symbols aren't on the baseline, and beside 16 points at 2x they are higher than the
/// middle of the line's box.
///
/// In list rows icons are larger, in the tint colour, and centred in a column, so that titles are aligned.
public struct _LabelRow: View {
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.foregroundStyles) private var foregroundStyles
  @Environment(\.listItemTint) private var itemTint
  @Environment(\.labelReservedIconWidth) private var reservedWidth
  @Environment(\.labelIconToTitleSpacing) private var spacing
  /// Recorded on iOS 26 at the medium text size, whose body text is of 16 points: 23.
  @ScaledMetric private var column: CGFloat = 24
  nonisolated(unsafe) let configuration: LabelStyleConfiguration

  nonisolated init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  public var body: some View {
    if isInListRow {
      HStack(alignment: .firstTextLineCenter, spacing: spacing ?? 16) {
        IconColumn(width: reservedWidth ?? column) { icon.imageScale(.large).iconOfTitle() }
        configuration.title
      }
    } else {
      HStack(alignment: .firstTextLineCenter, spacing: spacing ?? 8) {
        if let reservedWidth {
          IconColumn(width: reservedWidth) { configuration.icon.iconOfTitle() }
        } else {
          configuration.icon.iconOfTitle()
        }
        configuration.title
      }
    }
  }

  /// A foreground style that enclosing views set also applies to the label's icon.
  @ViewBuilder private var icon: some View {
    if let itemTint {
      configuration.icon.foregroundStyle(itemTint.tint ?? .primary)
    } else if foregroundStyles == nil {
      configuration.icon.foregroundStyle(.tint)
    } else {
      configuration.icon
    }
  }
}

/// The column that centres the icons of a list's labels.
///
/// Titles are aligned whatever the symbols' widths: a wider symbol extends beyond the column on both sides. Other views that are
/// wider widen the column.
private struct IconColumn: Layout {
  /// The width in points.
  let width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize(width: width, height: 0)) { size, icon in
      let own = icon.sizeThatFits(proposal)
      // An app's frames and backgrounds remove the spacing that a symbol prefers.
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

private enum InListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the views are in a list's row, and not in a header or footer.
  var isInListRow: Bool {
    get { self[InListRowKey.self] }
    set { self[InListRowKey.self] = newValue }
  }
}
