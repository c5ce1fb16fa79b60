public import Foundation
internal import HeadlessUIKit

/// The values that presented views set for their presentation.
struct PresentationValues {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  /// The value of the selection.
  var selected: PresentationDetent?
  var dragIndicator: Visibility?
  var dismissDisabled: Bool?
  var cornerRadius: CGFloat??
  var background: AnyShapeStyle?
  var compactAdaptation: CompactAdaptation?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var sizing: (any PresentationSizing)?

  mutating func merge(_ other: PresentationValues) {
    detents = detents ?? other.detents
    if selection == nil { (selection, selected) = (other.selection, other.selected) }
    dragIndicator = dragIndicator ?? other.dragIndicator
    dismissDisabled = dismissDisabled == true || other.dismissDisabled == true ? true : dismissDisabled
    cornerRadius = cornerRadius ?? other.cornerRadius
    background = background ?? other.background
    compactAdaptation = compactAdaptation ?? other.compactAdaptation
    backgroundInteraction = backgroundInteraction ?? other.backgroundInteraction
    contentInteraction = contentInteraction ?? other.contentInteraction
    sizing = sizing ?? other.sizing
  }
}

/// What a presentation becomes where a size class is compact.
struct CompactAdaptation {
  var horizontal: PresentationAdaptation
  var vertical: PresentationAdaptation

  /// The adaptation for a size; automatic where neither class is compact. Of two compact classes the horizontal one has
  /// precedence, which is an assumption.
  func adaptation(for traits: UITraitCollection) -> PresentationAdaptation {
    if traits.horizontalSizeClass == .compact { return horizontal }
    return traits.verticalSizeClass == .compact ? vertical : .automatic
  }
}

enum PresentationKey: PreferenceKey {
  static var defaultValue: PresentationValues { PresentationValues() }
  static func reduce(value: inout PresentationValues, nextValue: () -> PresentationValues) { value.merge(nextValue()) }
}

nonisolated extension View {
  func presentation(
    _ change: @escaping (inout PresentationValues) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<PresentationKey>> {
    transformPreference(PresentationKey.self, change)
  }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentSelectionModifier(detents, selection))
  }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.dismissDisabled = isDisabled }
  }
  /// - Parameter cornerRadius: the radius in points; nil for the system's.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentation { $0.background = AnyShapeStyle(style) }
  }
  /// Sets what a popover or a sheet becomes where a size class is compact, instead of a sheet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentation {
      $0.compactAdaptation = CompactAdaptation(horizontal: horizontalAdaptation, vertical: verticalAdaptation)
    }
  }
}

/// Heights of which a binding has the chosen one. A view reads it, so that the sheet follows it.
private struct DetentSelectionModifier: ViewModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>

  nonisolated init(_ detents: Set<PresentationDetent>, _ selection: Binding<PresentationDetent>) {
    self.detents = detents
    self.selection = selection
  }

  func body(content: Content) -> some View {
    let (detents, selection, selected) = (detents, selection, selection.wrappedValue)
    content.presentation {
      $0.detents = detents
      $0.selection = selection
      $0.selected = selected
    }
  }
}
