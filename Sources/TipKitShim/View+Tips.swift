/// What modifiers set for the tips below them.
struct TipLook {
  var content: @MainActor (TipViewStyleConfiguration) -> any View = { MiniTipViewStyle().makeBody(configuration: $0) }
  var background: AnyShapeStyle?
  var cornerRadius: CGFloat?
  var imageSize: CGSize?
  var imageStyle: AnyShapeStyle?

  var fill: AnyShapeStyle { background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground)) }
}

private struct TipLookKey: EnvironmentKey {
  static var defaultValue: TipLook { TipLook() }
}

extension EnvironmentValues {
  var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of tips.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    nonisolated(unsafe) let style = style
    return changingTipLook { $0.content = { style.makeBody(configuration: $0) } }
  }
  public func tipBackground(_ style: some ShapeStyle) -> some View {
    changingTipLook { $0.background = AnyShapeStyle(style) }
  }
  public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    changingTipLook { $0.cornerRadius = CGFloat(cornerRadius) }
  }
  public func tipImageSize(_ size: CGSize) -> some View { changingTipLook { $0.imageSize = size } }
  public func tipImageStyle(_ style: some ShapeStyle) -> some View {
    changingTipLook { $0.imageStyle = AnyShapeStyle(style) }
  }

  private func changingTipLook(_ change: @escaping (inout TipLook) -> Void) -> some View {
    transformEnvironment(\.tipLook, transform: change)
  }

  /// Shows a popover with a tip that points at the view, as long as the tip may be shown.
  ///
  /// - Parameters:
  ///   - tip: the tip; nil shows nothing.
  ///   - attachmentAnchor: the part of the view that the popover points at.
  ///   - arrowEdge: the tip's edge with the arrow: with `.top` the tip is below the view; nil for any.
  ///   - action: called after the action's own handler when the user presses one of the tip's buttons.
  @preconcurrency public func popoverTip(
    _ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(TipPopover(tip: tip, isPresented: nil, anchor: attachmentAnchor, arrowEdge: arrowEdge, action: action))
  }

  /// - Parameter isPresented: false hides the tip; it becomes false when the popover closes.
  @preconcurrency public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      TipPopover(tip: tip, isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge, action: action))
  }
}

private struct TipPopover: ViewModifier {
  let tip: (any Tip)?
  let isPresented: Binding<Bool>?
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge?
  let action: @MainActor (Tips.Action) -> Void
  /// The tip whose popover the user has dismissed by a touch outside of it; it isn't invalidated.
  @State private var dismissed: String?

  private var isShown: Bool {
    guard let tip, isPresented?.wrappedValue != false, dismissed != tip.idString else { return false }
    return tip.shouldDisplay
  }

  func body(content: Content) -> some View {
    let isShown = isShown
    content.popover(
      isPresented: Binding {
        isShown
      } set: {
        if !$0 { close() }
      }, attachmentAnchor: anchor, arrowEdge: anchorEdge
    ) {
      if let tip {
        TipDisplay(tip: tip, isInline: false, arrowEdge: nil, action: action, onClose: close)
          .frame(idealWidth: 300).presentationCompactAdaptation(.popover)
      }
    }
  }

  /// The edge of the view that the arrow touches.
  private var anchorEdge: Edge? {
    switch arrowEdge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    case nil: nil
    }
  }

  private func close() {
    dismissed = tip?.idString
    isPresented?.wrappedValue = false
  }
}
