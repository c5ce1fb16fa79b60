public import Foundation

nonisolated extension View {
  /// Shows an inspector for the selection: a column at the trailing edge in regular width, a sheet in compact width.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, panel: content()))
  }
  /// The width of the inspector's column, within limits that a user could drag its edge to: the column has the ideal width.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    layoutValue(key: InspectorWidthKey.self, value: Swift.max(Swift.min(ideal, max ?? .infinity), min ?? 0))
  }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    layoutValue(key: InspectorWidthKey.self, value: width)
  }
}

/// The figures of inspectors, in points. Those of iPadOS aren't published.
enum InspectorMetrics {
  static let width: CGFloat = 320
}

private enum InspectorWidthKey: LayoutValueKey {
  static var defaultValue: CGFloat { InspectorMetrics.width }
}

private struct InspectorModifier<Panel: View>: ViewModifier {
  let isPresented: Binding<Bool>
  nonisolated(unsafe) let panel: Panel
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var isColumn: Bool { sizeClass == .regular }

  func body(content: Content) -> some View {
    InspectorLayout {
      content
      if isColumn, isPresented.wrappedValue {
        panel
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color(uiColor: .systemBackground).ignoresSafeArea())
          .overlay(alignment: .leading) { HStack { Divider() }.ignoresSafeArea() }
      }
    }
    .sheet(isPresented: isColumn ? .constant(false) : isPresented) { panel }
  }
}

/// The content, and the inspector's column beside it. Without the column it isn't there for the layout.
private struct InspectorLayout: Layout {
  private func column(_ subviews: Subviews) -> (view: LayoutSubview, width: CGFloat)? {
    guard subviews.count > 1 else { return nil }
    return (subviews[1], subviews[1][InspectorWidthKey.self])
  }

  private func beside(_ width: CGFloat, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - width) }, height: proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let content = subviews.first else { return .zero }
    guard let column = column(subviews) else { return content.sizeThatFits(proposal) }
    let size = content.sizeThatFits(beside(column.width, proposal))
    return CGSize(width: proposal.width ?? size.width + column.width, height: proposal.height ?? size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let content = subviews.first else { return }
    guard let column = column(subviews) else { return content.place(at: bounds.origin, proposal: proposal) }
    let room = CGSize(width: max(0, bounds.width - column.width), height: bounds.height)
    content.place(
      at: CGPoint(x: bounds.minX + room.width / 2, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(room))
    column.view.place(
      at: CGPoint(x: bounds.minX + room.width, y: bounds.minY),
      proposal: ProposedViewSize(width: column.width, height: bounds.height))
  }
}
