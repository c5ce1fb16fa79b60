/// A tip within other content, as long as it may be shown; nothing otherwise.
///
/// Measures are estimates.
@preconcurrency @MainActor public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let isPresented: Binding<Bool>?
  private let arrowEdge: Edge?
  private let action: @MainActor (Tips.Action) -> Void

  /// - Parameters:
  ///   - tip: the tip; nil shows nothing.
  ///   - arrowEdge: the edge with an arrow that points at other content; nil for none.
  ///   - action: called after the action's own handler when the user presses one of the tip's buttons.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    isPresented = nil
    self.arrowEdge = arrowEdge
    self.action = action
  }

  /// - Parameter isPresented: false hides the tip; it becomes false when the user closes it.
  public init(
    _ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.isPresented = isPresented
    self.arrowEdge = arrowEdge
    self.action = action
  }

  public var body: some View {
    if let tip, isPresented?.wrappedValue != false, tip.shouldDisplay {
      TipDisplay(tip: tip, isInline: true, arrowEdge: arrowEdge, action: action) { isPresented?.wrappedValue = false }
        .id(tip.id)
    }
  }
}

extension TipView where Content == AnyTip {
  /// A tip of any type, such as a group's.
  @_disfavoredOverload public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action)
  }
}

/// A tip that is on the screen, in its style; it counts its displays.
struct TipDisplay: View {
  let tip: any Tip
  /// Whether it stands within other content, and not in a popover.
  let isInline: Bool
  let arrowEdge: Edge?
  let action: @MainActor (Tips.Action) -> Void
  let onClose: @MainActor () -> Void

  @Environment(\.tipLook) private var look
  @State private var began: Date?

  var body: some View {
    let configuration = TipViewStyleConfiguration(
      tip: (tip as? AnyTip)?.tip ?? tip, action: action,
      close: {
        tip.invalidate(reason: .tipClosed)
        onClose()
      })
    AnyView(look.content(configuration))
      .modifier(TipCard(look: look, isInline: isInline, arrowEdge: arrowEdge))
      .onAppear { if TipStore.current.beginDisplay(of: tip) { began = Date() } }
      .onDisappear {
        if let began { TipStore.current.endDisplay(of: tip, after: Date().timeIntervalSince(began)) }
      }
  }
}

/// The card around an inline tip.
private struct TipCard: ViewModifier {
  let look: TipLook
  let isInline: Bool
  let arrowEdge: Edge?

  func body(content: Content) -> some View {
    if isInline {
      content.background {
        RoundedRectangle(cornerRadius: look.cornerRadius ?? 13, style: .continuous).fill(look.fill)
      }
      .overlay {
        if let arrowEdge { TipArrow(edge: arrowEdge).fill(look.fill) }
      }
      .padding(arrowEdge.map { Edge.Set($0) } ?? [], TipArrow.height)
    } else {
      content
    }
  }
}

/// A triangle outside of a card's edge, in the middle.
private struct TipArrow: Shape {
  static let height: CGFloat = 10
  let edge: Edge

  func path(in rect: CGRect) -> Path {
    let (half, height) = (CGFloat(10), Self.height)
    return Path { path in
      switch edge {
      case .top:
        path.addLines([
          CGPoint(x: rect.midX - half, y: rect.minY), CGPoint(x: rect.midX, y: rect.minY - height),
          CGPoint(x: rect.midX + half, y: rect.minY),
        ])
      case .bottom:
        path.addLines([
          CGPoint(x: rect.midX - half, y: rect.maxY), CGPoint(x: rect.midX, y: rect.maxY + height),
          CGPoint(x: rect.midX + half, y: rect.maxY),
        ])
      case .leading:
        path.addLines([
          CGPoint(x: rect.minX, y: rect.midY - half), CGPoint(x: rect.minX - height, y: rect.midY),
          CGPoint(x: rect.minX, y: rect.midY + half),
        ])
      case .trailing:
        path.addLines([
          CGPoint(x: rect.maxX, y: rect.midY - half), CGPoint(x: rect.maxX + height, y: rect.midY),
          CGPoint(x: rect.maxX, y: rect.midY + half),
        ])
      }
      path.closeSubpath()
    }
  }
}
