internal import HeadlessUIKit

/// Rotors step through the entries' elements, which `accessibilityRotorEntry(id:in:)` names; entries without a namespace have an
/// element of their own with the entry's label.
nonisolated extension View {
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let entries = entries
    return accessible { properties, environment in
      properties.rotors.append(
        Rotor(name: label.plainString(in: environment), environment: environment) { entries().entries })
    }
  }
  /// A rotor of the system's, such as the one for headings, with other entries than the system would find.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let entries = entries
    return accessible { properties, environment in
      properties.rotors.append(
        Rotor(name: "", system: systemRotor.type, environment: environment) { entries().entries })
    }
  }
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(systemRotor) {
      ForEach(entries) { AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0.id) }
    }
  }
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(systemRotor) {
      ForEach(entries, id: entryID) {
        AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0[keyPath: entryID])
      }
    }
  }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }
  @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(Text(label), entries: entries) }

  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel) {
      ForEach(entries) { AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0.id) }
    }
  }
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel) }
  /// Adds a rotor that steps through the elements of a collection.
  @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel) }
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel) {
      ForEach(entries, id: entryID) {
        AccessibilityRotorEntry(Text(verbatim: $0[keyPath: entryLabel]), id: $0[keyPath: entryID])
      }
    }
  }
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }
  /// Adds a rotor that steps through the elements of a collection.
  @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }
}

/// A rotor of a view.
struct Rotor {
  let name: String
  /// The rotor of the system's; nil for one with a name of its own.
  var system: UIAccessibilityCustomRotor.SystemRotorType?
  let environment: EnvironmentValues
  let entries: @MainActor () -> [RotorEntry]

  /// UIKit's rotor, which steps from an entry to its neighbour.
  ///
  /// - Parameter container: the container of the entries' elements.
  @MainActor func customRotor(in container: UIView) -> UIAccessibilityCustomRotor {
    var steps: [(target: NSObject, prepare: () -> Void)]?
    let search: UIAccessibilityCustomRotor.Search = { predicate in
      let targets = steps ?? self.steps(in: container)
      steps = targets
      let isForward = predicate.searchDirection == .next
      let current = targets.firstIndex { $0.target === predicate.currentItem.targetElement }
      let next = current.map { isForward ? $0 + 1 : $0 - 1 } ?? (isForward ? 0 : targets.count - 1)
      guard targets.indices.contains(next) else { return nil }
      targets[next].prepare()
      return UIAccessibilityCustomRotorItemResult(targetElement: targets[next].target, targetRange: nil)
    }
    return system.map { UIAccessibilityCustomRotor(systemType: $0, itemSearch: search) }
      ?? UIAccessibilityCustomRotor(name: name, itemSearch: search)
  }

  /// The entries' elements, anywhere on the screen.
  @MainActor private func steps(in container: UIView) -> [(target: NSObject, prepare: () -> Void)] {
    var top = container
    while let outer = top.superview { top = outer }
    func named(_ view: UIView) -> [HostedAccessibilityElement] {
      let own = (view as? _ElementHostView)?.accessibilityElements ?? []
      return own.flatMap(HostedAccessibilityElement.all) + view.subviews.flatMap(named)
    }
    let found = entries()
    let elements = found.contains { $0.key != nil } ? named(top) : []
    return found.map { entry in
      if let key = entry.key, let element = elements.first(where: { $0.rotorEntries.contains(key) }) {
        return (element, entry.prepare)
      }
      let element = UIAccessibilityElement(accessibilityContainer: container)
      element.accessibilityLabel = entry.label.plainString(in: environment)
      return (element, entry.prepare)
    }
  }
}
