internal import Foundation
internal import HeadlessSwiftUI

/// The names of a chart's series, with their colours.
struct ChartLegend: View {
  let entries: [ChartPlan.Entry]

  var body: some View {
    LegendRows {
      ForEach(entries) { entry in
        HStack(spacing: 4) {
          Canvas { context, size in
            context.fill(entry.symbol.path(in: CGRect(origin: .zero, size: size)), with: .style(entry.style))
          }
          .frame(width: 8, height: 8)
          Text(verbatim: entry.title).foregroundStyle(.secondary)
        }
        .font(.caption)
      }
    }
  }
}

/// The entries of a legend in rows, as many in each as fit. The distances aren't recorded.
private struct LegendRows: Layout {
  private static let spacing: CGFloat = 12
  private static let rowSpacing: CGFloat = 4

  private struct Row {
    var views: [(view: LayoutSubview, size: CGSize, x: CGFloat)] = []
    var size = CGSize.zero
  }

  private func rows(_ subviews: Subviews, _ width: CGFloat) -> [Row] {
    var rows = [Row()]
    for view in subviews {
      var size = view.sizeThatFits(.unspecified)
      if size.width > width { size = view.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
      var x = rows[rows.count - 1].views.isEmpty ? 0 : rows[rows.count - 1].size.width + LegendRows.spacing
      if x > 0 && x + size.width > width {
        rows.append(Row())
        x = 0
      }
      rows[rows.count - 1].views.append((view, size, x))
      rows[rows.count - 1].size = CGSize(
        width: x + size.width, height: max(rows[rows.count - 1].size.height, size.height))
    }
    return rows
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = rows(subviews, proposal.width ?? .infinity)
    return CGSize(
      width: rows.map(\.size.width).max() ?? 0,
      height: rows.map(\.size.height).reduce(0, +) + CGFloat(rows.count - 1) * LegendRows.rowSpacing)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    // A width that was rounded to pixels doesn't move the last entry of a row to the next one.
    for row in rows(subviews, bounds.width + 0.5) {
      for part in row.views {
        part.view.place(
          at: CGPoint(x: bounds.minX + part.x, y: y + (row.size.height - part.size.height) / 2),
          proposal: ProposedViewSize(part.size))
      }
      y += row.size.height + LegendRows.rowSpacing
    }
  }
}
