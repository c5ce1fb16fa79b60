internal import Foundation
internal import HeadlessUIKit

// Apple publishes no measures of gauges. Those of rings are recorded (iOS 26, home-assistant's complications, fitted to the pixels of
// 12 pictures); those of bars are estimated from pictures of iOS 17. All are in points.

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

/// The measures of ring gauges, recorded: the ring's middle has a radius of 26.24, and its outer edge one of 29.
enum Ring {
  static let side: CGFloat = 58
  static let width: CGFloat = 5.52
  /// The outer radius of the gap around the mark of an open ring; the mark itself is as wide as the ring.
  static let gapRadius: CGFloat = 5
  /// The extents of an open ring as parts of the circle: 240° above the labels of the bounds, 270° without them. That the extent is
  /// also 270° above a label in the gap is an assumption.
  static let partWithBounds = 240.0 / 360
  static let part = 270.0 / 360
  /// The width to which the value of an open ring is shrunk.
  static let valueWidth: CGFloat = 40
  /// An open ring's value is centred this far above the ring's centre.
  static let valueRise: CGFloat = 1
  /// The height to which the value of a filled ring is shrunk: in a `VStack` that would be 30 high, the text is smaller.
  static let filledHeight: CGFloat = 29
  /// The width of the labels of the bounds, and the distance of the middle of their line, which is 13⅓ high, below the ring's
  /// centre.
  static let boundsWidth: CGFloat = 36
  static let boundsDrop: CGFloat = 58.0 / 3
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

/// An open ring with a mark at the value: a dot as wide as the ring, with a gap around it.
struct OpenRing: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      ZStack {
        Circle().inset(by: Ring.width / 2).trim(from: 0, to: part)
          .stroke(RingTint(part: part), style: StrokeStyle(lineWidth: Ring.width, lineCap: .round))
          .rotationEffect(start)
        // Recorded as transparent: the gap shows what is behind the gauge. Pictures of layers without a window show it through all
        // backgrounds; on a screen it ends at the gauge's own layer.
        Circle().stroke(Color.black, lineWidth: Ring.gapRadius - Ring.width / 2)
          .frame(width: Ring.gapRadius + Ring.width / 2, height: Ring.gapRadius + Ring.width / 2)
          .offset(x: mark.width, y: mark.height)
          .blendMode(.destinationOut)
      }
      .compositingGroup()
      (configuration.currentValueLabel.map { AnyView($0) } ?? AnyView(EmptyView()))
        .font(.title3).lineLimit(1).minimumScaleFactor(0.5).frame(width: Ring.valueWidth)
        .offset(y: -Ring.valueRise)
      gap.font(.caption2).lineLimit(1).minimumScaleFactor(0.5).frame(width: Ring.boundsWidth)
        .offset(y: Ring.boundsDrop)
    }
    .frame(width: Ring.side, height: Ring.side)
  }

  private var hasBounds: Bool {
    configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
  }
  private var part: Double { hasBounds ? Ring.partWithBounds : Ring.part }
  /// The angle at which the ring begins, clockwise from the right: the gap is at the bottom.
  private var start: Angle { .radians(.pi * 1.5 - part * .pi) }

  private var mark: CGSize {
    let angle = start.radians + configuration.value * part * 2 * .pi
    let radius = (Ring.side - Ring.width) / 2
    return CGSize(width: cos(angle) * radius, height: sin(angle) * radius)
  }

  @ViewBuilder private var gap: some View {
    if hasBounds {
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
        .stroke(TintShapeStyle().opacity(0.35), style: StrokeStyle(lineWidth: Ring.width))
      Circle().inset(by: Ring.width / 2).trim(from: 0, to: configuration.value)
        .stroke(RingTint(part: 1), style: StrokeStyle(lineWidth: Ring.width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      middle.font(.title3).lineLimit(1).minimumScaleFactor(0.5).frame(width: 38, height: Ring.filledHeight)
    }
    .frame(width: Ring.side, height: Ring.side)
  }

  @ViewBuilder private var middle: some View {
    if let current = configuration.currentValueLabel { current } else { configuration.label }
  }
}
