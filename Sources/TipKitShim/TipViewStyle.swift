/// The look of tips in a part of the screen.
@preconcurrency @MainActor public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a tip.
@preconcurrency @MainActor public struct TipViewStyleConfiguration {
  public let tip: any Tip
  let action: @MainActor (Tips.Action) -> Void
  let close: @MainActor () -> Void

  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  /// The actions, whose handlers also call that of the tip's view.
  public var actions: [Tips.Action] {
    tip.actions.map { action in
      let report = self.action
      return Tips.Action(
        id: action.id, disabled: action.isDisabled,
        perform: {
          action.handler()
          MainActor.assumeIsolated { report(action) }
        }, action.label)
    }
  }
}

/// Title, message and image with a button that closes the tip, and the actions below.
public struct MiniTipViewStyle: TipViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The system's look.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct MiniTip: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLook) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        if let image = configuration.image {
          image.resizable().aspectRatio(contentMode: .fit)
            .frame(width: look.imageSize?.width ?? 36, height: look.imageSize?.height ?? 36)
            .foregroundStyle(look.imageStyle ?? AnyShapeStyle(.tint))
        }
        VStack(alignment: .leading, spacing: 4) {
          if let title = configuration.title { title.font(.headline) }
          if let message = configuration.message {
            message.font(.subheadline).foregroundStyle(.secondary)
          }
        }
        .fixedSize(horizontal: false, vertical: true)
        Spacer(minLength: 0)
        Button(action: configuration.close) {
          Image(systemName: "xmark").font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
        }
        .buttonStyle(.plain).accessibilityLabel("Close")
      }
      ForEach(configuration.actions) { action in
        Divider()
        Button(action: action.handler) {
          action.label().font(.subheadline.weight(action.id == configuration.actions.first?.id ? .semibold : .regular))
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.borderless).disabled(action.isDisabled)
      }
    }
    .padding(16)
  }
}
