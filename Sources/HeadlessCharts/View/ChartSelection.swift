internal import Foundation
internal import HeadlessSwiftUI

/// Selects values by touches on a plot: the value below the finger; none after the finger is lifted.
struct ChartSelection: ViewModifier {
  let settings: ChartSettings
  let plan: ChartPlan
  let size: CGSize?

  func body(content: Content) -> some View {
    if settings.x.select == nil && settings.y.select == nil && settings.selectAngle == nil {
      content
    } else if plan.x.scrolling != nil || plan.y.scrolling != nil {
      // A finger that moves at once scrolls.
      content
        .contentShape(Rectangle())
        .gesture(
          LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { if case .second(_, let drag?) = $0 { select(at: drag.location) } }
            .onEnded { _ in deselect() })
    } else {
      content
        .contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: 0).onChanged { select(at: $0.location) }.onEnded { _ in deselect() })
    }
  }

  private func deselect() {
    settings.x.select?(nil)
    settings.y.select?(nil)
    settings.selectAngle?(nil)
  }

  private func select(at point: CGPoint) {
    guard let size else { return }
    settings.x.select?(plan.x.scale.value(at: point.x, along: size.width, like: plan.x.sample))
    settings.y.select?(plan.y.scale.value(at: size.height - point.y, along: size.height, like: plan.y.sample))
    if let select = settings.selectAngle {
      let sectors = plan.marks.map(\.record).filter { $0.kind == .sector }
      select(.number(SectorGeometry(sectors, size: size).value(at: point), isWhole: false))
    }
  }
}
