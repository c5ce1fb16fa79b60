public import Foundation

nonisolated extension View {
  /// Other views represent the view in the accessibility tree.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).overlay { representation().modifier(UnseenModifier()) }
  }
  /// Other views represent the view's children in the accessibility tree.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityHidden(true).overlay { children().modifier(UnseenModifier()) }
  }
  /// The actions are those of the buttons in the closure, the last button's first, as recorded on iOS 18.5.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let content = content()
    return accessible { properties, environment in
      properties.actions = AccessibilityButtons.of(content).reversed().map {
        NamedAction(name: $0.name(environment), action: $0.action)
      }
    }
  }

  /// Adds the actions of the buttons in the closure, in a group of their own. API of iOS 18.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return accessible { properties, environment in
      properties.actions = AccessibilityButtons.of(content).reversed().map {
        NamedAction(
          name: $0.name(environment), category: category.identifier(in: environment), action: $0.action)
      }
    }
  }

  /// The view is the element of a rotor's entry with the identifier.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    nonisolated(unsafe) let id = id
    return accessible { $0.rotorEntries = [RotorEntryKey(id: AnyHashable(id), namespace: namespace)] }
  }
  /// Called for VoiceOver's gestures that zoom (`accessibilityZoomIn(at:)` of the view's element).
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    nonisolated(unsafe) let handler = handler
    return accessible {
      $0.zoom = handler
      $0.added = .supportsZoom
    }
  }

  // MARK: Properties that UIKit's elements don't have

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
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Has no effect: UIKit's elements have no such point. API of iOS 18.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View { self }
  /// Has no effect: UIKit's elements have no such point. API of iOS 18.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View { self }
  /// Has no effect: UIKit's elements have no such point.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  /// Has no effect: UIKit's elements have no such point.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  /// Has no effect: assistive technologies don't scroll here. API of iOS 26.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
  /// Has no effect: assistive technologies don't scroll here. API of iOS 26.
  public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
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

/// A group of actions that assistive technologies offer together. API of iOS 18.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private enum Kind: Equatable { case standard, edit, named(Text) }
  private let kind: Kind

  private init(kind: Kind) { self.kind = kind }
  public init(_ name: Text) { kind = .named(name) }
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  @_disfavoredOverload public init(_ name: some StringProtocol) { self.init(Text(name)) }

  /// The group of actions without a category.
  public static let `default` = AccessibilityActionCategory(kind: .standard)
  /// The group of actions that change content.
  public static let edit = AccessibilityActionCategory(kind: .edit)

  /// The category of UIKit's actions; nil for none.
  @MainActor func identifier(in environment: EnvironmentValues) -> String? {
    switch kind {
    case .standard: nil
    // The value of UIKit's `UIAccessibilityCustomActionCategoryEdit`.
    case .edit: "UIAccessibilityCustomActionCategoryEdit"
    case .named(let text): text.plainString(in: environment)
    }
  }
}

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
