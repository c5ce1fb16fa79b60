internal import Foundation
internal import HeadlessObjectiveC

/// What is known of one property of a class: its key, how documents write it, whether appearance proxies pass it on, whether
/// size classes vary it.
@MainActor struct Fact<Subject: AnyObject> {
  /// For key-value coding, documents' runtime attributes and look-up by name.
  let members: [RuntimeMember]
  /// Takes the value from a document's element; nil where documents have none.
  let read: (@MainActor (Subject, ElementReader) -> Void)?
  /// Whether the value is read again when size classes change.
  let varies: Bool
  /// Takes an appearance proxy's value over where one was set there and none on the view; nil where proxies don't pass it on.
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

  /// A property that can be set.
  ///
  /// - Parameters:
  ///   - key: its key in Objective-C.
  ///   - document: how documents write it; nil where they don't.
  ///   - appearance: when a proxy's value counts as set; nil where proxies don't pass it on.
  ///   - varies: whether a document's size classes can vary it.
  @_disfavoredOverload init<Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Subject, Value>, document: DocumentValue<Value>? = nil,
    appearance: AppearanceRule<Value>? = nil, varies: Bool = true
  ) {
    self.init([.property(key, path)], path, document, appearance, varies)
  }

  /// A property that may be nil. Where a variation that held said something of it and none says more, it is nil again.
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

  /// A property that is only read.
  @_disfavoredOverload init<Value>(readOnly key: String, _ path: KeyPath<Subject, Value>) {
    self.init([.readOnly(key, path)], varies: false, read: nil)
  }

  /// A property that is only read, and may be nil.
  init<Value>(readOnly key: String, _ path: KeyPath<Subject, Value?>) {
    self.init([.readOnly(key, path)], varies: false, read: nil)
  }

  /// What a document says in more than one attribute, or of more than one property.
  ///
  /// - Parameter varies: whether it is read again when size classes change; then it takes only what the reader has.
  init(varies: Bool = false, reading body: @escaping @MainActor (Subject, ElementReader) -> Void) {
    self.init([], varies: varies, read: body)
  }

  /// What appearance proxies pass on that is no single property.
  init(appearance body: @escaping @MainActor (_ proxy: Subject, _ blank: Subject, _ view: Subject) -> Void) {
    self.init([], varies: false, takeAppearance: body, read: nil)
  }
}

/// A class's facts, one a line.
@MainActor struct FactList<Subject: AnyObject> {
  let all: [Fact<Subject>]
  /// What reads a document's values, in their order, and what of it reads those that size classes vary. Each element of a
  /// document runs through these.
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
