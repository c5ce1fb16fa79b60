public import AppIntents
public import HeadlessSwiftUI

/// A card with what the user can say to Siri to perform an intent. It shows the intent's title, since no system lists the app's
/// phrases here. Measures are estimates.
@preconcurrency @MainActor public struct SiriTipView: View {
  private let title: LocalizedStringResource
  private let isVisible: Binding<Bool>?
  @Environment(\.siriTipStyle) private var style

  /// - Parameter isVisible: whether the card is shown; nil for one that stays, and has no button to close it.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    title = Intent.title
    self.isVisible = isVisible
  }

  public var body: some View {
    if isVisible?.wrappedValue ?? true {
      HStack(spacing: 12) {
        Image(systemName: "mic.circle.fill").font(.title)
        VStack(alignment: .leading, spacing: 2) {
          Text("Say").font(.footnote).foregroundStyle(.secondary)
          Text("“\(Text(title))”").font(.headline)
        }
        Spacer(minLength: 0)
        if let isVisible {
          Button {
            isVisible.wrappedValue = false
          } label: {
            Image(systemName: "xmark").font(.footnote)
          }
          .buttonStyle(.plain)
        }
      }
      .padding()
      .background {
        RoundedRectangle(cornerRadius: 12, style: .continuous).fill(style.fill)
      }
      .modifier(SiriTipScheme(scheme: style.scheme))
    }
  }
}

/// The colours of the content, where the style isn't the system's.
private struct SiriTipScheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    if let scheme { content.environment(\.colorScheme, scheme) } else { content }
  }
}

/// The colours of a ``SiriTipView``.
public struct SiriTipViewStyle: Sendable, Equatable {
  let scheme: ColorScheme?

  var fill: Color {
    switch scheme {
    case .dark: Color(white: 0.11)
    case .light: Color(white: 0.95)
    default: Color(uiColor: .secondarySystemBackground)
    }
  }

  public static let automatic = SiriTipViewStyle(scheme: nil)
  public static let dark = SiriTipViewStyle(scheme: .dark)
  public static let light = SiriTipViewStyle(scheme: .light)
}

private enum SiriTipStyleKey: EnvironmentKey {
  static var defaultValue: SiriTipViewStyle { .automatic }
}

extension EnvironmentValues {
  fileprivate var siriTipStyle: SiriTipViewStyle {
    get { self[SiriTipStyleKey.self] }
    set { self[SiriTipStyleKey.self] = newValue }
  }
}

extension View {
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { environment(\.siriTipStyle, style) }
}
