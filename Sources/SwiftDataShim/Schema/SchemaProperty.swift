/// An attribute or a relationship of a model.
public protocol SchemaProperty: Sendable {
  /// The name in earlier versions of the schema; nil where it is the same.
  var originalName: String? { get }
}
