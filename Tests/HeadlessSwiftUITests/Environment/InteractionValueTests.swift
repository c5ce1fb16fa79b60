import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Environment values that modifiers set, and that views of apps read.
@MainActor @Suite struct InteractionValueTests {
  private struct Reader<Value>: View {
    let path: KeyPath<EnvironmentValues, Value>
    let read: (Value) -> Void

    var body: some View { EnvironmentReader { read($0[keyPath: path]) } }
  }

  private struct EnvironmentReader: View {
    let read: (EnvironmentValues) -> Void
    @Environment(\.self) private var environment

    var body: some View {
      let _ = read(environment)
      Text("Read")
    }
  }

  /// The value of a key path below the modifiers of `around`.
  private func value<Value>(
    _ path: KeyPath<EnvironmentValues, Value>, _ around: (AnyView) -> some View = { $0 }
  ) -> Value? {
    var found: Value?
    let shown = ShownView(around(AnyView(Reader(path: path) { found = $0 })))
    shown.screen.close()
    return found
  }

  @Test func modifiersSetTheirValues() {
    #expect(value(\.menuIndicatorVisibility) { $0.menuIndicator(.hidden) } == .hidden)
    #expect(value(\.menuOrder) { $0.menuOrder(.fixed) } == .fixed)
    #expect(value(\.buttonRepeatBehavior) { $0.buttonRepeatBehavior(.enabled) } == .enabled)
    #expect(value(\.springLoadingBehavior) { $0.springLoadingBehavior(.enabled) } == .enabled)
    #expect(value(\.badgeProminence) { $0.badgeProminence(.increased) } == .increased)
    #expect(value(\.backgroundProminence) { $0.environment(\.backgroundProminence, .increased) } == .increased)
    #expect(value(\.materialActiveAppearance) { $0.materialActiveAppearance(.active) } == .active)
    #expect(value(\.contentTransition) { $0.contentTransition(.opacity) } == .opacity)
    #expect(value(\.writingToolsBehavior) { $0.writingToolsBehavior(.disabled) } == .disabled)
    #expect(value(\.allowedDynamicRange) { $0.allowedDynamicRange(.high) } == .high)
    #expect(value(\.symbolColorRenderingMode) { $0.symbolColorRenderingMode(.gradient) } == .gradient)
    #expect(value(\.symbolVariableValueMode) { $0.symbolVariableValueMode(.draw) } == .draw)
    #expect(value(\.textSelectionAffinity) { $0.textSelectionAffinity(.upstream) } == .upstream)
    #expect(value(\.labelReservedIconWidth) { $0.labelReservedIconWidth(30) } == 30)
    #expect(value(\.labelIconToTitleSpacing) { $0.labelIconToTitleSpacing(3) } == 3)
    #expect(value(\.buttonSizing) { $0.buttonSizing(.flexible) } == .flexible)
    #expect(value(\.navigationLinkIndicatorVisibility) { $0.navigationLinkIndicatorVisibility(.hidden) } == .hidden)
  }

  @Test func valuesHaveTheirDefaults() {
    #expect(value(\.menuIndicatorVisibility) == .automatic && value(\.buttonRepeatBehavior) == .automatic)
    #expect(value(\.badgeProminence) == .standard && value(\.backgroundProminence) == .standard)
    #expect(value(\.materialActiveAppearance) == .automatic && value(\.springLoadingBehavior) == .automatic)
    #expect(value(\.appearsActive) == true && value(\.contentTransitionAddsDrawingGroup) == false)
    #expect(value(\.preferredPencilDoubleTapAction) == .switchEraser)
    #expect(value(\.documentConfiguration).map { $0 == nil } == true)
  }

  /// The modifiers of both axes and of one.
  @Test func scrollViewsReadTheValuesOfTheirAxes() throws {
    #expect(value(\.scrollDismissesKeyboardMode) { $0.scrollDismissesKeyboard(.immediately) } == .immediately)
    let hidden = { (view: AnyView) in view.scrollIndicators(.hidden, axes: .vertical) }
    #expect(value(\.verticalScrollIndicatorVisibility, hidden) == .hidden)
    #expect(value(\.horizontalScrollIndicatorVisibility, hidden) == .automatic)
    let bounces = { (view: AnyView) in view.scrollBounceBehavior(.basedOnSize, axes: .horizontal) }
    #expect(value(\.horizontalScrollBounceBehavior, bounces) == .basedOnSize)
    #expect(value(\.verticalScrollBounceBehavior, bounces) == .automatic)
    let shown = ShownView(
      ScrollView([.horizontal, .vertical]) { Text("a") }
        .environment(\.horizontalScrollIndicatorVisibility, .hidden)
        .environment(\.verticalScrollBounceBehavior, .basedOnSize)
        .environment(\.scrollDismissesKeyboardMode, .immediately))
    defer { shown.screen.close() }
    let view = try #require(shown.first(UIScrollView.self))
    #expect(!view.showsHorizontalScrollIndicator && view.showsVerticalScrollIndicator)
    #expect(view.alwaysBounceHorizontal && !view.alwaysBounceVertical && view.keyboardDismissMode == .onDrag)
  }
}
