public import Foundation

extension View {
  /// Other views represent the view in the accessibility tree.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).overlay { representation().opacity(0).allowsHitTesting(false) }
  }
  /// Other views represent the view's children in the accessibility tree.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityHidden(true).overlay { children().opacity(0).allowsHitTesting(false) }
  }
  /// The actions are those of the buttons in the closure.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let buttons = AccessibilityButtons.of(content())
    return accessible { properties, environment in
      properties.actions = buttons.map { ($0.name(environment), $0.action) }
    }
  }

  // MARK: Properties that UIKit's elements don't have

  /// Stored but unused: VoiceOver's rotors aren't simulated.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Stored but unused: colours aren't inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// The role of a view in a pair of label and content.
public enum AccessibilityLabeledPairRole: Sendable, Hashable { case label, content }

/// The zoom that VoiceOver's gesture performs.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Sendable, Hashable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  /// The position in points, in the view's own coordinate space.
  public let point: CGPoint
}

/// The entries of a rotor.
@preconcurrency @MainActor public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(entries: data, id: \.id, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(entries: data, id: id, content: content) }
}

/// Builds the entries of a rotor.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

/// The buttons among the content's views.
@MainActor private enum AccessibilityButtons {
  struct Found {
    let name: (EnvironmentValues) -> String
    let action: () -> Void
  }

  static func of(_ content: any View) -> [Found] {
    if let button = content as? any AnyButton {
      return [Found(name: { button.buttonTitle?.plainString(in: $0) ?? "" }, action: { button.buttonAction() })]
    }
    if let parts = content as? any MultipleViews { return parts.erasedParts.flatMap { of($0.erased) } }
    return []
  }
}
