internal import Foundation
internal import HeadlessObjectiveC

/// The facts about one property of a class: its key, its representation in documents, and whether appearance proxies and size
/// classes affect it.
@MainActor struct Fact<Subject: AnyObject> {
  /// The members for key-value coding, runtime attributes of documents and lookup by name.
  let members: [RuntimeMember]
  /// Reads the value from a document's element; nil if documents don't contain it.
  let read: (@MainActor (Subject, ElementReader) -> Void)?
  /// Whether the value is read again after a change of size classes.
  let varies: Bool
  /// Copies an appearance proxy's value to a view if it is set on the proxy and not on the view; nil for properties without
  /// appearance.
  let takeAppearance: (@MainActor (_ proxy: Subject, _ blank: Subject, _ view: Subject) -> Void)?

  private init(
    _ members: [RuntimeMember], varies: Bool,
    takeAppearance: (@MainActor (Subject, Subject, Subject) -> Void)? = nil,
    read: (@MainActor (Subject, ElementReader) -> Void)?
  ) {
    self.members = members
    self.varies = varies
    self.takeAppearance = takeAppearance
    self.read = read
  }

  /// A settable property.
  ///
  /// - Parameters:
  ///   - key: its key in Objective-C.
  ///   - document: its representation in documents; nil if they don't contain it.
  ///   - appearance: the rule for whether a proxy's value is set; nil for properties without appearance.
  ///   - varies: whether a document's size classes can vary it.
  @_disfavoredOverload init<Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Subject, Value>, document: DocumentValue<Value>? = nil,
    appearance: AppearanceRule<Value>? = nil, varies: Bool = true
  ) {
    self.init([.property(key, path)], path, document, appearance, varies)
  }

  /// An optional property. It is reset to nil when the variation that set it no longer applies and no other one sets it.
  init<Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Subject, Value?>, document: DocumentValue<Value>? = nil,
    appearance: AppearanceRule<Value?>? = nil, varies: Bool = true
  ) {
    let read = document.map { document in
      { @MainActor (object: Subject, reader: ElementReader) in
        if let value = document.read(reader) {
          object[keyPath: path] = value
        } else if reader.varies(document.name) {
          object[keyPath: path] = nil
        }
      }
    }
    self.init(
      [.property(key, path)], varies: varies, takeAppearance: appearance?.copying(path), read: read)
  }

  /// A flag, which has two keys: `hidden`, and its getter's name, `isHidden`.
  init(
    flag key: String, _ path: ReferenceWritableKeyPath<Subject, Bool>, document: DocumentValue<Bool>? = nil,
    appearance: AppearanceRule<Bool>? = nil, varies: Bool = true
  ) {
    self.init(
      [.property(key, path), .property("is" + key.prefix(1).uppercased() + key.dropFirst(), path)], path, document,
      appearance, varies)
  }

  private init<Value>(
    _ members: [RuntimeMember], _ path: ReferenceWritableKeyPath<Subject, Value>, _ document: DocumentValue<Value>?,
    _ appearance: AppearanceRule<Value>?, _ varies: Bool
  ) {
    let read = document.map { document in
      { @MainActor (object: Subject, reader: ElementReader) in
        if let value = document.read(reader) { object[keyPath: path] = value }
      }
    }
    self.init(members, varies: varies, takeAppearance: appearance?.copying(path), read: read)
  }

  /// A read-only property.
  @_disfavoredOverload init<Value>(readOnly key: String, _ path: KeyPath<Subject, Value>) {
    self.init([.readOnly(key, path)], varies: false, read: nil)
  }

  /// A read-only optional property.
  init<Value>(readOnly key: String, _ path: KeyPath<Subject, Value?>) {
    self.init([.readOnly(key, path)], varies: false, read: nil)
  }

  /// A value that a document writes in several attributes, or that affects several properties.
  ///
  /// - Parameter varies: whether it is read again after a change of size classes; it then reads only the values in the reader.
  init(varies: Bool = false, reading body: @escaping @MainActor (Subject, ElementReader) -> Void) {
    self.init([], varies: varies, read: body)
  }

  /// An appearance value that isn't a single property.
  init(appearance body: @escaping @MainActor (_ proxy: Subject, _ blank: Subject, _ view: Subject) -> Void) {
    self.init([], varies: false, takeAppearance: body, read: nil)
  }
}

/// A class's facts, one per line.
@MainActor struct FactList<Subject: AnyObject> {
  let all: [Fact<Subject>]
  /// The readers of a document's values in order, and below, those of the values that vary with size classes. They are called for
  /// each element of a document.
  let readers: [@MainActor (Subject, ElementReader) -> Void]
  let varyingReaders: [@MainActor (Subject, ElementReader) -> Void]

  init(@FactBuilder<Subject> _ facts: () -> [Fact<Subject>]) {
    let facts = facts()
    all = facts
    readers = facts.compactMap(\.read)
    varyingReaders = facts.filter(\.varies).compactMap(\.read)
  }
}

/// Collects the lines of a ``FactList``.
@MainActor @resultBuilder enum FactBuilder<Subject: AnyObject> {
  static func buildExpression(_ fact: Fact<Subject>) -> Fact<Subject> { fact }
  static func buildBlock(_ facts: Fact<Subject>...) -> [Fact<Subject>] { facts }
}
