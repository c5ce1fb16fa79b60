/// The entries of a rotor.
@preconcurrency @MainActor public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension AccessibilityRotorContent {
  /// The entries that the content consists of, in order.
  var entries: [RotorEntry] { (self as? any RotorEntryList)?.listedEntries ?? body.entries }
}

/// Rotor content that lists its entries itself, rather than in a body.
@MainActor protocol RotorEntryList {
  var listedEntries: [RotorEntry] { get }
}

/// An entry of a rotor, without its types.
struct RotorEntry {
  let label: Text
  /// Called before VoiceOver moves to the entry's element, which may have to be scrolled into view.
  let prepare: () -> Void
  /// Names the entry's element; nil for an entry without a namespace.
  var key: RotorEntryKey?
}

/// Names the element of a rotor's entry.
struct RotorEntryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent, RotorEntryList {
  nonisolated(unsafe) let listedEntries: [RotorEntry]

  public typealias Body = Never
  /// Creates an entry for the element that the label describes.
  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    listedEntries = [RotorEntry(label: label, prepare: prepare)]
  }
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare) }
  /// Creates an entry for the element that the label describes.
  @_disfavoredOverload nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }
  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    let key = RotorEntryKey(id: AnyHashable(id), namespace: namespace)
    listedEntries = [RotorEntry(label: label, prepare: prepare, key: key)]
  }
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare) }
  @_disfavoredOverload nonisolated public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }
}

extension ForEach: AccessibilityRotorContent, RotorEntryList where Content: AccessibilityRotorContent {
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(entries: data, id: \.id, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(entries: data, id: id, content: content) }

  var listedEntries: [RotorEntry] { data.flatMap { content($0).entries } }
}

extension Optional: AccessibilityRotorContent, RotorEntryList where Wrapped: AccessibilityRotorContent {
  var listedEntries: [RotorEntry] { self?.entries ?? [] }
}

extension Group: AccessibilityRotorContent, RotorEntryList where Content: AccessibilityRotorContent {
  public typealias Body = Never
  /// Creates a group of entries.
  @_disfavoredOverload nonisolated public init(@AccessibilityRotorContentBuilder content: () -> Content) {
    self = .holding(content())
  }

  var listedEntries: [RotorEntry] { content.entries }
}

/// Builds the entries of a rotor.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var entries: [RotorEntry] = []
    repeat entries += (each content).entries
    return RotorEntryGroup(listedEntries: entries)
  }
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}

/// The entries of several contents.
private struct RotorEntryGroup: AccessibilityRotorContent, RotorEntryList {
  let listedEntries: [RotorEntry]

  typealias Body = Never
}
