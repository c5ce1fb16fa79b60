internal import Foundation
public import HeadlessSwiftUI

/// The plot of a chart, to which apps apply modifiers.
public struct ChartPlotContent: View {
  let plan: ChartPlan

  public var body: some View {
    // Lines at the edges of the plot, and symbols, extend beyond it.
    let margin = ChartPlotContent.margin
    Canvas { context, size in
      let plot = CGSize(width: max(size.width - 2 * margin, 0), height: max(size.height - 2 * margin, 0))
      var context = context
      context.translateBy(x: margin, y: margin)
      AxisPainter(plan: plan, size: plot).paint(context)
      if plan.isScrollable {
        // Marks outside the visible part appear when the plot is scrolled.
        context.clip(to: Path(CGRect(x: 0, y: -margin, width: plot.width, height: plot.height + 2 * margin)))
      }
      ChartPainter(plan, size: plot).paint(context)
    }
    .padding(-margin)
    .accessibilityHidden(true)
    .overlay { AccessibleParts { [plan] size in ChartSpeech(plan, size: size).parts } }
  }

  private static let margin: CGFloat = 32
}
