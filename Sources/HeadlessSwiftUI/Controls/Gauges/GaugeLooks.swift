internal import Foundation
internal import HeadlessUIKit

// Apple publishes no measures of gauges; all figures here are estimated from pictures of iOS 17, in points.

/// A bar that is filled with the tint colour up to the value.
struct CapacityBar: View {
  let value: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(uiColor: .systemFill))
        Capsule().fill(TintShapeStyle()).frame(width: proxy.size.width * value)
      }
    }
    .frame(height: 4)
  }
}

/// A bar in the tint colour with a mark at the value.
struct MarkedBar: View {
  let value: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        // A gradient used as a tint runs from top to bottom; a gauge's gradient runs from its lower to its upper bound.
        Capsule().fill(TintShapeStyle()).frame(width: 6, height: proxy.size.width).rotationEffect(.degrees(-90))
          .frame(width: proxy.size.width, height: 6)
        GaugeMark(diameter: 10).offset(x: (proxy.size.width - 10) * value)
      }
      .frame(height: proxy.size.height)
    }
    .frame(height: 10)
  }
}

/// The mark at a value: a disc with a rim in the background colour.
private struct GaugeMark: View {
  let diameter: CGFloat

  var body: some View {
    Circle().fill(Color(uiColor: .label))
      .padding(2)
      .background { Circle().fill(Color(uiColor: .systemBackground)) }
      .frame(width: diameter, height: diameter)
  }
}

/// The measures of ring gauges.
private enum Ring {
  static let side: CGFloat = 58
  static let width: CGFloat = 6
  /// The start and the extent of an open ring: a quarter of the circle is open at the bottom.
  static let start = Angle.degrees(135)
  static let part = 0.75
}

/// The tint of a ring: a gradient runs along the ring, from the start of its outline.
struct RingTint: ShapeStyle {
  /// The part of the circle that the gradient covers.
  let part: Double

  func _resolve(_ context: _StyleContext) -> _PaintStyle {
    var paint = TintShapeStyle()._resolve(context)
    guard case .gradient(var gradient) = paint.style.source, case .linear = gradient.kind else { return paint }
    // The ends of an open ring are round: the first and the last colour reach as far as they do.
    let cap = part < 1 ? Ring.width / (Ring.side - Ring.width) : 0
    gradient.kind = .angular(center: .center, from: -cap, to: part * 2 * .pi + cap)
    paint.style.source = .gradient(gradient)
    return paint
  }
}

/// An open ring with a mark at the value.
struct OpenRing: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().inset(by: Ring.width / 2).trim(from: 0, to: Ring.part)
        .stroke(RingTint(part: Ring.part), style: StrokeStyle(lineWidth: Ring.width, lineCap: .round))
        .rotationEffect(Ring.start)
      GaugeMark(diameter: 10).offset(x: mark.width, y: mark.height)
      (configuration.currentValueLabel.map { AnyView($0) } ?? AnyView(EmptyView()))
        .font(.title3).lineLimit(1).minimumScaleFactor(0.5).frame(width: 36)
      gap.font(.caption2).lineLimit(1).minimumScaleFactor(0.5).frame(width: 34).offset(y: Ring.side / 2 - 6)
    }
    .frame(width: Ring.side, height: Ring.side)
  }

  private var mark: CGSize {
    let angle = Ring.start.radians + configuration.value * Ring.part * 2 * .pi
    let radius = (Ring.side - Ring.width) / 2
    return CGSize(width: cos(angle) * radius, height: sin(angle) * radius)
  }

  @ViewBuilder private var gap: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 0) {
        configuration.minimumValueLabel
        Spacer(minLength: 0)
        configuration.maximumValueLabel
      }
    } else {
      configuration.label
    }
  }
}

/// A ring that is filled up to the value.
struct FilledRing: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().inset(by: Ring.width / 2)
        .stroke(TintShapeStyle().opacity(0.3), style: StrokeStyle(lineWidth: Ring.width))
      Circle().inset(by: Ring.width / 2).trim(from: 0, to: configuration.value)
        .stroke(RingTint(part: 1), style: StrokeStyle(lineWidth: Ring.width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      middle.font(.title3).lineLimit(1).minimumScaleFactor(0.5).frame(width: 38)
    }
    .frame(width: Ring.side, height: Ring.side)
  }

  @ViewBuilder private var middle: some View {
    if let current = configuration.currentValueLabel { current } else { configuration.label }
  }
}
