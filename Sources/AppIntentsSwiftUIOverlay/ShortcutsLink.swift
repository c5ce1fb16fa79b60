public import HeadlessSwiftUI

/// A button that opens the app's shortcuts in the Shortcuts app: only its action is called. Measures are estimates.
@preconcurrency @MainActor public struct ShortcutsLink: View {
  private let action: @MainActor () -> Void
  @Environment(\.shortcutsLinkLook) private var look
  @Environment(\.colorScheme) private var colorScheme

  public init() { action = {} }
  public init(action: @escaping @MainActor () -> Void) { self.action = action }

  private var isDark: Bool { look.isDark ?? (colorScheme == .light) }

  public var body: some View {
    Button(action: action) {
      HStack(spacing: 8) {
        Image(systemName: "square.2.layers.3d.fill")
        Text("Shortcuts").fontWeight(.semibold)
      }
      .foregroundStyle(isDark ? Color.white : Color.black)
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .background {
        RoundedRectangle(cornerRadius: 10, style: .continuous).fill(isDark ? Color.black : Color.white)
      }
      .overlay {
        if look.hasOutline { RoundedRectangle(cornerRadius: 10, style: .continuous).strokeBorder(Color.gray) }
      }
    }
    .buttonStyle(.plain)
  }
}

/// The colours of a ``ShortcutsLink``.
public struct ShortcutsLinkStyle: Sendable, Equatable {
  /// Nil for what contrasts with the colour scheme.
  let isDark: Bool?
  let hasOutline: Bool

  public static let automatic = ShortcutsLinkStyle(isDark: nil, hasOutline: false)
  public static let automaticOutline = ShortcutsLinkStyle(isDark: nil, hasOutline: true)
  public static let dark = ShortcutsLinkStyle(isDark: true, hasOutline: false)
  public static let darkOutline = ShortcutsLinkStyle(isDark: true, hasOutline: true)
  public static let light = ShortcutsLinkStyle(isDark: false, hasOutline: false)
  public static let lightOutline = ShortcutsLinkStyle(isDark: false, hasOutline: true)
}

private enum ShortcutsLinkKey: EnvironmentKey {
  static var defaultValue: ShortcutsLinkStyle { .automatic }
}

extension EnvironmentValues {
  fileprivate var shortcutsLinkLook: ShortcutsLinkStyle {
    get { self[ShortcutsLinkKey.self] }
    set { self[ShortcutsLinkKey.self] = newValue }
  }
}

extension View {
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { environment(\.shortcutsLinkLook, style) }
}
