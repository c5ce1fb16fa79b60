internal import CoreLocationUI
public import HeadlessSwiftUI

/// A button that shares the location once. Its action is called; no location follows, as none is known here. The label's style,
/// the symbol's variant, the tint, the foreground colour and the font are those of its surroundings; the paddings are estimates.
@preconcurrency @MainActor public struct LocationButton: View {
  /// The title of the button.
  public struct Title: Hashable, Sendable {
    let label: CLLocationButtonLabel

    public static let currentLocation = Title(label: .currentLocation)
    public static let sendCurrentLocation = Title(label: .sendCurrentLocation)
    public static let sendMyCurrentLocation = Title(label: .sendMyCurrentLocation)
    public static let shareCurrentLocation = Title(label: .shareCurrentLocation)
    public static let shareMyCurrentLocation = Title(label: .shareMyCurrentLocation)
  }

  private let title: Title
  private let action: @MainActor () -> Void

  /// - Parameters:
  ///   - title: the title; nil for the one of `currentLocation`.
  ///   - action: called as the button is tapped.
  nonisolated public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
    self.title = title ?? .currentLocation
    self.action = action
  }

  public var body: some View {
    Button(action: action) { Label(title.label.title ?? "", systemImage: "location") }
      .buttonStyle(LocationButtonStyle())
  }
}

/// A white label on the tint colour.
private struct LocationButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .foregroundStyle(.white)
      .background(.tint)
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}
