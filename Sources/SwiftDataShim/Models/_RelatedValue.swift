/// A type of properties that contain other models: a model, an array of models, or an optional of these.
public protocol _RelatedValue {
  /// The class of the other models.
  static var _destination: any PersistentModel.Type { get }
  static var _isToMany: Bool { get }
  var _models: [any PersistentModel] { get }
  /// The value that contains these models; nil if the type can't contain none.
  static func _related(_ models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
  public static var _destination: any PersistentModel.Type { self }
  public static var _isToMany: Bool { false }
  public var _models: [any PersistentModel] { [self] }
  public static func _related(_ models: [any PersistentModel]) -> Self? { models.first as? Self }
}

extension Array: _RelatedValue where Element: PersistentModel {
  public static var _destination: any PersistentModel.Type { Element.self }
  public static var _isToMany: Bool { true }
  public var _models: [any PersistentModel] { self }
  public static func _related(_ models: [any PersistentModel]) -> [Element]? { models.compactMap { $0 as? Element } }
}

extension Optional: _RelatedValue where Wrapped: _RelatedValue {
  public static var _destination: any PersistentModel.Type { Wrapped._destination }
  public static var _isToMany: Bool { Wrapped._isToMany }
  public var _models: [any PersistentModel] { self?._models ?? [] }
  public static func _related(_ models: [any PersistentModel]) -> Wrapped?? { .some(Wrapped._related(models)) }
}
