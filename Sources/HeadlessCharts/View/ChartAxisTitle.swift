internal import Foundation
internal import HeadlessSwiftUI

/// The title of an axis, and its place beside the plot.
struct ChartAxisTitle {
  var content: AnyView
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?

  /// The edge of the plot at which the title is.
  ///
  /// - Parameter automatic: the edge of `.automatic`.
  func edge(automatic: Edge) -> Edge {
    switch position {
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .automatic: automatic
    default: .top
    }
  }

  /// The place along that edge. A corner's name gives its own.
  func alignment(default place: Alignment) -> Alignment {
    switch position {
    case .topLeading, .bottomLeading: alignment ?? .leading
    case .topTrailing, .bottomTrailing: alignment ?? .trailing
    default: alignment ?? place
    }
  }
}

/// A plot with the titles of its axes.
struct ChartTitles<Plot: View>: View {
  var x: ChartAxisTitle?
  var y: ChartAxisTitle?
  @ViewBuilder var plot: () -> Plot

  var body: some View {
    if x == nil && y == nil {
      plot()
    } else {
      VStack(spacing: 0) {
        titles(at: .top)
        if hasTitle(at: .leading) || hasTitle(at: .trailing) {
          HStack(spacing: 0) {
            titles(at: .leading)
            plot()
            titles(at: .trailing)
          }
        } else {
          plot()
        }
        titles(at: .bottom)
      }
    }
  }

  private func hasTitle(at edge: Edge) -> Bool {
    x?.edge(automatic: .bottom) == edge || y?.edge(automatic: .top) == edge
  }

  @ViewBuilder private func titles(at edge: Edge) -> some View {
    if let y, y.edge(automatic: .top) == edge { title(y, at: edge, y.alignment(default: .trailing)) }
    if let x, x.edge(automatic: .bottom) == edge { title(x, at: edge, x.alignment(default: .center)) }
  }

  /// A title at the side is turned by a quarter; the direction in which it reads is an estimate.
  @ViewBuilder private func title(_ title: ChartAxisTitle, at edge: Edge, _ alignment: Alignment) -> some View {
    let look = title.content.font(.caption).foregroundStyle(.secondary)
    let spacing = title.spacing ?? 4
    switch edge {
    case .top: look.frame(maxWidth: .infinity, alignment: alignment).padding(.bottom, spacing)
    case .bottom: look.frame(maxWidth: .infinity, alignment: alignment).padding(.top, spacing)
    case .leading:
      QuarterTurn { look.rotationEffect(.degrees(-90)) }
        .frame(maxHeight: .infinity, alignment: title.alignment ?? .center).padding(.trailing, spacing)
    case .trailing:
      QuarterTurn { look.rotationEffect(.degrees(-90)) }
        .frame(maxHeight: .infinity, alignment: title.alignment ?? .center).padding(.leading, spacing)
    }
  }
}

/// A view turned clockwise by a number of quarters, and its room with it.
struct QuarterTurns: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    if count % 2 == 0 {
      content
    } else {
      QuarterTurn { content.rotationEffect(.degrees(90 * Double(count))) }
    }
  }
}

/// The room of one view that is turned by a quarter.
private struct QuarterTurn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
