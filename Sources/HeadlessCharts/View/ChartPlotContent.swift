internal import Foundation
public import HeadlessSwiftUI

/// The plot of a chart, for styles of its own.
public struct ChartPlotContent: View {
  let plan: ChartPlan

  public var body: some View {
    // Lines at the plot's ends, and symbols, reach beyond it.
    let margin = ChartPlotContent.margin
    Canvas { context, size in
      let plot = CGSize(width: max(size.width - 2 * margin, 0), height: max(size.height - 2 * margin, 0))
      var context = context
      context.translateBy(x: margin, y: margin)
      AxisPainter(plan: plan, size: plot).paint(context)
      ChartPainter(plan, size: plot).paint(context)
    }
    .padding(-margin)
    .accessibilityHidden(true)
  }

  private static let margin: CGFloat = 32
}
