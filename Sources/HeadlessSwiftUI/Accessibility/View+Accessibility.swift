internal import Foundation

extension View {
  private func accessible(_ change: (inout AccessibilityProperties) -> Void) -> some View {
    var properties = AccessibilityProperties()
    change(&properties)
    return wrapping({ [properties] in AccessibilityPropertiesElement($0, properties) }) { [properties] in
      $0.properties = properties
    }
  }

  /// What is written in the view names the control in it.
  func namingControl() -> some View { accessible { $0.labelsControl = true } }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    trait(AccessibilityIdentifierKey.self, identifier)
  }
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessible { $0.label = String(label) }
  }
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    accessible { $0.value = String(value) }
  }
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    accessible { $0.hint = String(hint) }
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View { accessible { $0.isHidden = hidden } }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { $0.added = traits.uiKit }
  }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { $0.removed = traits.uiKit }
  }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible { $0.children = children }
  }
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    accessible { $0.sortPriority = priority }
  }
  public func accessibilityInputLabels(_ labels: [String]) -> some View { accessible { $0.inputLabels = labels } }
  @_disfavoredOverload
  public func accessibilityAction<Name: StringProtocol>(named name: Name, _ handler: @escaping () -> Void) -> some View
  {
    accessible { $0.actions = [(String(name), handler)] }
  }
}
