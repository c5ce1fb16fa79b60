internal import Foundation
internal import HeadlessSwiftUI

/// The role of a view in a chart.
struct ChartRole: LayoutValueKey {
  /// The placement of a label.
  struct LabelPlace {
    let direction: AxisPlan.Direction
    let edge: AxisMarkPosition.Edge
    let preset: AxisMarkPreset
    let value: PlottedValue
    let next: PlottedValue?
    let isCentered: Bool?
    let offset: CGSize
    let placement: AxisLabelPlacement
  }

  enum Value {
    case plot
    case label(LabelPlace)
    case annotation(mark: Int, MarkAnnotation)
    /// Above or below the whole chart, in the order of drawing.
    case whole
  }

  static var defaultValue: Value { .whole }
}

/// Lays out a chart: the plot, and its axes' labels around it.
///
/// Recorded on iOS 18 (home-assistant's energy widget): labels are 4 points from the plot. Those of a vertical axis are centred on
/// their line and may extend beyond the plot's ends; those of dates begin 4 points after their line, and are omitted if they would
/// end beyond the plot.
struct ChartLayout: Layout {
  let plan: ChartPlan

  static let labelSpacing: CGFloat = 4

  private struct Label {
    let view: LayoutSubview
    let place: ChartRole.LabelPlace
    let size: CGSize

    /// From the plot.
    var distance: CGFloat {
      let own = place.direction == .x ? place.placement.verticalSpacing : place.placement.horizontalSpacing
      return own ?? ChartLayout.labelSpacing
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let labels = subviews.compactMap { view -> Label? in
      guard case .label(let place) = view[ChartRole.self] else { return nil }
      return Label(view: view, place: place, size: view.sizeThatFits(.unspecified))
    }
    let plot = plot(in: bounds, labels)
    let geometry = ChartGeometry(plan: plan, size: plot.size)
    for view in subviews {
      switch view[ChartRole.self] {
      case .plot: view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .whole: view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      case .annotation(let index, let annotation):
        place(view, annotation, plan.marks[index], sector: index, geometry, plot, bounds)
      case .label: break
      }
    }
    place(labels, geometry, plot)
  }

  /// The frame of the plot: the space that the labels leave.
  private func plot(in bounds: CGRect, _ labels: [Label]) -> CGRect {
    func room(_ edge: AxisMarkPosition.Edge, _ length: (CGSize) -> CGFloat) -> CGFloat {
      let beside = labels.filter { $0.place.edge == edge && $0.place.preset != .inset && length($0.size) > 0 }
      return beside.map { length($0.size) + $0.distance }.max() ?? 0
    }
    let (leading, trailing) = (room(.leading, \.width), room(.trailing, \.width))
    let (top, bottom) = (room(.top, \.height), room(.bottom, \.height))
    return CGRect(
      x: bounds.minX + leading, y: bounds.minY + top, width: max(bounds.width - leading - trailing, 0),
      height: max(bounds.height - top - bottom, 0))
  }

  // MARK: Labels

  private func place(_ labels: [Label], _ geometry: ChartGeometry, _ plot: CGRect) {
    var last: [AxisMarkPosition.Edge: CGFloat] = [:]
    for label in labels {
      guard let frame = frame(of: label, geometry, plot) else {
        leaveOut(label, plot)
        continue
      }
      if label.place.direction == .x {
        // A label that would touch the previous one, or extend beyond the plot, is omitted.
        let resolution = label.place.placement.collisionResolution
        let isBeyond =
          label.place.isCentered != true && !isBand(label) && label.place.placement.anchor == nil
          && frame.maxX > plot.maxX + 0.5
        if resolution.omitsLabels && (isBeyond || frame.minX < last[label.place.edge] ?? -.infinity) {
          leaveOut(label, plot)
          continue
        }
        last[label.place.edge] = frame.maxX + (resolution.minimumSpacing ?? 2)
      }
      label.view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  private func leaveOut(_ label: Label, _ plot: CGRect) { label.view.place(at: plot.origin, proposal: .zero) }

  private func isBand(_ label: Label) -> Bool { label.place.value.scalar == nil }

  private func frame(of label: Label, _ geometry: ChartGeometry, _ plot: CGRect) -> CGRect? {
    var frame = CGRect(origin: .zero, size: label.size)
    let place = label.place
    let inset = place.preset == .inset
    if place.direction == .x {
      guard let x = geometry.x(place.value), x > -1, x < plot.width + 1 else { return nil }
      let spacing = place.placement.horizontalSpacing ?? ChartLayout.labelSpacing
      frame.origin.x = plot.minX + x + spacing
      if let anchor = place.placement.anchor {
        // Beside the line, or centred on it.
        frame.origin.x = plot.minX + x - frame.width * anchor.x + spacing * (1 - 2 * anchor.x)
      } else if isBand(label) {
        frame.size.width = min(frame.width, plan.x.scale.band(along: plot.width) ?? frame.width)
        frame.origin.x = plot.minX + x - frame.width / 2
      } else if place.isCentered == true {
        let end = place.next.flatMap { geometry.x($0) } ?? x
        frame.origin.x = plot.minX + (x + end) / 2 - frame.width / 2
      }
      let above = place.edge == .top
      let distance = inset ? -frame.height - label.distance : label.distance
      frame.origin.y = above ? plot.minY - distance - frame.height : plot.maxY + distance
    } else {
      guard let y = geometry.y(place.value), y > -1, y < plot.height + 1 else { return nil }
      frame.origin.y = plot.minY + y - frame.height / 2
      if let anchor = place.placement.anchor {
        let spacing = place.placement.verticalSpacing ?? 0
        frame.origin.y = plot.minY + y - frame.height * anchor.y + spacing * (1 - 2 * anchor.y)
      } else if place.preset == .aligned {
        frame.origin.y = min(max(frame.origin.y, plot.minY), plot.maxY - frame.height)
      }
      let distance = inset ? -frame.width - label.distance : label.distance
      frame.origin.x = place.edge == .leading ? plot.minX - distance - frame.width : plot.maxX + distance
    }
    return frame.offsetBy(dx: place.offset.width, dy: place.offset.height)
  }

  // MARK: Annotations

  private func place(
    _ view: LayoutSubview, _ annotation: MarkAnnotation, _ mark: PlannedMark, sector index: Int,
    _ geometry: ChartGeometry, _ plot: CGRect, _ chart: CGRect
  ) {
    let size = view.sizeThatFits(.unspecified)
    guard var anchor = frame(of: mark, index, geometry) else {
      view.place(at: plot.origin, proposal: .zero)
      return
    }
    anchor = anchor.offsetBy(dx: plot.minX, dy: plot.minY)
    let position = annotation.position.place
    let spacing = annotation.spacing ?? (position == .center ? 0 : ChartLayout.labelSpacing)
    let aligned = annotation.alignment.unitPoint
    var origin = CGPoint(
      x: anchor.minX + (anchor.width - size.width) * (position.x == 0.5 ? aligned.x : 0.5),
      y: anchor.minY + (anchor.height - size.height) * (position.y == 0.5 ? aligned.y : 0.5))
    if position.y == 0 { origin.y = anchor.minY - spacing - size.height }
    if position.y == 1 { origin.y = anchor.maxY + spacing }
    if position.x == 0 { origin.x = anchor.minX - spacing - size.width }
    if position.x == 1 { origin.x = anchor.maxX + spacing }
    if let boundary = annotation.overflow.x.boundary {
      let area = boundary.kind == .plot ? plot : chart
      origin.x = max(min(origin.x, area.maxX - size.width), area.minX)
    }
    if let boundary = annotation.overflow.y.boundary {
      let area = boundary.kind == .plot ? plot : chart
      origin.y = max(min(origin.y, area.maxY - size.height), area.minY)
    }
    view.place(at: origin, proposal: ProposedViewSize(size))
  }

  private func frame(of mark: PlannedMark, _ index: Int, _ geometry: ChartGeometry) -> CGRect? {
    switch mark.record.kind {
    case .bar, .rectangle, .rule: return geometry.rectangle(of: mark)
    case .line, .point: return geometry.point(of: mark).map { CGRect(origin: $0, size: .zero) }
    case .area: return geometry.edges(of: mark).map { CGRect(origin: $0.end, size: .zero) }
    case .sector:
      let sectors = plan.marks.filter { $0.record.kind == .sector }
      let place = plan.marks[..<index].filter { $0.record.kind == .sector }.count
      let middle = SectorGeometry(sectors.map(\.record), size: geometry.size).middle(place)
      return CGRect(origin: middle, size: .zero)
    }
  }
}

extension Alignment {
  /// The position of the alignment's guides in a frame; custom guides are in the middle.
  fileprivate var unitPoint: UnitPoint {
    let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
    let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    return UnitPoint(x: x, y: y)
  }
}
