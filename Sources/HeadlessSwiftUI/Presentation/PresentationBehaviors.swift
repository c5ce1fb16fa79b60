internal import HeadlessUIKit

// The behaviour of presentations during interactions and in wide layouts, which a picture doesn't show.

/// How the view behind a sheet responds to interactions.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  /// The largest detent with which the view behind takes touches and isn't dimmed; nil for all.
  private let detent: PresentationDetent?
  private init(_ name: String, _ detent: PresentationDetent? = nil) {
    self.name = name
    self.detent = detent
  }
  public static let automatic = PresentationBackgroundInteraction("automatic")
  public static let enabled = PresentationBackgroundInteraction("enabled")
  public static let disabled = PresentationBackgroundInteraction("disabled")
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction("enabled", detent)
  }

  /// The largest of UIKit's detents with which the view behind isn't dimmed; nil for none.
  @MainActor func largestUndimmed(
    of detents: [UISheetPresentationController.Detent]
  ) -> UISheetPresentationController.Detent.Identifier? {
    name == "enabled" ? detent?.identifier ?? detents.last?.identifier : nil
  }
}

/// How a presentation adapts to a compact width.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The first effect of a swipe in a sheet: resizing the sheet or scrolling its content.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

nonisolated extension View {
  /// Whether the view behind the sheet takes touches, and isn't dimmed.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentation { $0.backgroundInteraction = interaction }
  }
  /// What a finger in a sheet with scrolling content does first: resize the sheet, or scroll.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentation { $0.contentInteraction = behavior }
  }
  /// The size of the sheet in regular width; in compact width a sheet is as wide as the screen.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    nonisolated(unsafe) let sizing = sizing
    return presentation { $0.sizing = sizing }
  }
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment) { content().ignoresSafeArea() }
  }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Has no effect: dialogs of iOS have no such control.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
  /// Has no effect: dialogs of iOS have no such control.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
  /// Has no effect: dialogs of iOS have no such control.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public func dialogIcon(_ icon: Image?) -> some View { self }
}

/// The severity of an alert.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}
