internal import Foundation
internal import HeadlessSwiftUI

/// Scrolls a chart by touches on its plot, whose content follows the finger. On iOS it goes on after the finger is lifted.
struct ChartScrolling: ViewModifier {
  let settings: ChartSettings
  let plan: ChartPlan
  let size: CGSize?
  @Environment(\.calendar) private var calendar
  /// Where the chart was scrolled to along axes whose position no binding has.
  @Binding var own: ChartScrollPlace
  @State private var start: ChartScrollPlace?

  func body(content: Content) -> some View {
    if plan.x.scrolling == nil && plan.y.scrolling == nil {
      content
    } else {
      content
        .contentShape(Rectangle())
        .gesture(
          DragGesture().onChanged { follow($0.translation, ends: false) }
            .onEnded {
              follow($0.translation, ends: true)
              start = nil
            })
    }
  }

  private func follow(_ way: CGSize, ends: Bool) {
    guard let size, size.width > 0, size.height > 0 else { return }
    let first = start ?? ChartScrollPlace(x: plan.x.scrolling?.start, y: plan.y.scrolling?.start)
    start = first
    // Values grow to the right and to the top.
    move(plan.x, settings.x, from: first.x, by: -way.width / size.width, ends) { own.x = $0 }
    move(plan.y, settings.y, from: first.y, by: way.height / size.height, ends) { own.y = $0 }
  }

  /// - Parameters:
  ///   - fraction: the way as a fraction of the visible part.
  ///   - ends: whether the finger lifts, so that the chart moves to a place where it may stop.
  private func move(
    _ axis: AxisPlan, _ settings: ChartSettings.Axis, from first: Double?, by fraction: CGFloat, _ ends: Bool,
    keep: (Double) -> Void
  ) {
    guard let scrolling = axis.scrolling, let first, !ends || settings.target != nil else { return }
    func within(_ value: Double) -> Double {
      min(max(value, scrolling.starts.lowerBound), scrolling.starts.upperBound)
    }
    var value = within(first + Double(axis.scale.isReversed ? -fraction : fraction) * scrolling.length)
    if ends, let target = settings.target { value = within(target.aligned(value, scrolling, calendar)) }
    guard ends || value != scrolling.start else { return }
    if let scroll = settings.scroll {
      scroll((axis.sample ?? .number(0, isWhole: false)).moved(to: value))
    } else {
      keep(value)
    }
  }
}

/// The values at which the visible part of a chart begins.
struct ChartScrollPlace: Equatable {
  var x: Double?
  var y: Double?
}
