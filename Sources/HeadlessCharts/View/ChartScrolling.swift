internal import Foundation
internal import HeadlessSwiftUI

/// Scrolls a plot of which a part is visible, as a finger moves over it.
struct ChartScrolling: ViewModifier {
  let settings: ChartSettings
  let plan: ChartPlan
  let size: CGSize?
  /// Where the visible parts begin, by the touches so far.
  @Binding var position: ScrolledChart
  /// Where they began when the finger came down.
  @State private var start: ScrolledChart?

  func body(content: Content) -> some View {
    if plan.x.scrollRange == nil && plan.y.scrollRange == nil {
      content
    } else {
      content
        .contentShape(Rectangle())
        .gesture(DragGesture().onChanged { scroll(by: $0.translation) }.onEnded { _ in start = nil })
    }
  }

  private func scroll(by translation: CGSize) {
    guard let size else { return }
    let begin =
      start ?? ScrolledChart(x: first(plan.x, settings.x, position.x), y: first(plan.y, settings.y, position.y))
    start = begin
    if let new = place(plan.x, settings.x, begin.x, by: -translation.width, in: size.width) {
      position.x = new.scalar
      settings.x.scroll?(new)
    }
    if let new = place(plan.y, settings.y, begin.y, by: translation.height, in: size.height) {
      position.y = new.scalar
      settings.y.scroll?(new)
    }
  }

  /// Where the visible part begins now: where a binding says, where touches left it, or where it began.
  private func first(_ axis: AxisPlan, _ settings: ChartSettings.Axis, _ scrolled: Double?) -> Double? {
    (settings.scroll == nil ? scrolled : nil) ?? settings.scrollPosition?.scalar ?? axis.scrollRange?.lowerBound
  }

  /// The value that the visible part begins at after a way in points; nil where the axis doesn't scroll.
  private func place(
    _ axis: AxisPlan, _ settings: ChartSettings.Axis, _ begin: Double?, by way: CGFloat, in length: CGFloat
  ) -> PlottedValue? {
    guard let range = axis.scrollRange, let visible = settings.visibleLength, let sample = axis.sample, let begin,
      length > 0
    else { return nil }
    let new = begin + Double(way / length) * visible
    return sample.moved(to: min(max(new, range.lowerBound), range.upperBound))
  }
}

/// Where the visible parts of a chart's axes begin that were scrolled; nil where none was.
struct ScrolledChart: Equatable {
  var x: Double?
  var y: Double?
}
