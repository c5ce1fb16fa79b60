internal import Foundation

/// Values for those that nothing computes: nil, zero, empty.
enum EmptyValue {
  /// Nil if no value of the type can stand for another.
  static func value<Value>(of type: Value.Type) -> Value? {
    if let type = type as? any EmptyValued.Type { return emptyValue(type) as? Value }
    if let type = type as? any LeftOutValue.Type, let value = type.leftOutValue as? Value { return value }
    if let type = type as? any RangeReplaceableCollection.Type { return collection(type) as? Value }
    if let type = type as? any SetAlgebra.Type { return set(type) as? Value }
    if let type = type as? any AdditiveArithmetic.Type { return zero(type) as? Value }
    if let type = type as? any ExpressibleByDictionaryLiteral.Type { return dictionary(type) as? Value }
    if let type = type as? any CaseIterable.Type, let value = firstCase(type) as? Value { return value }
    if type == Void.self { return () as? Value }
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated { Unchecked(object(type)) }.value as? Value
  }

  /// The same, and for structures values whose fields are empty, and the first of an enumeration's cases without values.
  static func composed<Value>(of type: Value.Type) -> Value? {
    if let value = value(of: type) { return value }
    return EmptyMemory.value(of: type) { field in
      func part<Field>(_ type: Field.Type) -> Any? { composed(of: type) }
      return _openExistential(field, do: part)
    }
  }

  // Unchecked: it doesn't leave the main actor.
  private struct Unchecked: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
  }

  private static func emptyValue<Value: EmptyValued>(_ type: Value.Type) -> Any { Value.emptyValue }
  private static func collection<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Any { Value() }
  private static func set<Value: SetAlgebra>(_ type: Value.Type) -> Any { Value() }
  private static func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Any { Value.zero }
  private static func dictionary<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { Value() }
  private static func firstCase<Value: CaseIterable>(_ type: Value.Type) -> Any? { Value.allCases.first }

  @MainActor private static func object(_ type: Any.Type) -> Any? {
    if let cell = type as? UITableViewCell.Type {
      return cell.makeOfRuntimeClass(style: .default, reuseIdentifier: nil)
    }
    if let view = type as? UIView.Type { return view.makeEmpty() }
    if let controller = type as? UIViewController.Type { return controller.makeEmpty() }
    return objects.first { type == Swift.type(of: $0) }
  }

  /// One object of each class that is made in many apps and has no `init()` that subclasses must have.
  @MainActor private static var objects: [Any] {
    [
      UIImage(), UIColor.clear, UIFont.systemFont(ofSize: UIFont.labelFontSize), NSAttributedString(),
      NSMutableAttributedString(), NSObject(), UIBezierPath(), CALayer(), UICollectionViewFlowLayout(),
      UISwipeActionsConfiguration(actions: []), UIMenu(), UITapGestureRecognizer(),
    ]
  }
}

/// A type that has a value for those that nothing computes, and that no protocol of Swift's gives one.
private protocol EmptyValued { static var emptyValue: Self { get } }

extension Optional: EmptyValued { fileprivate static var emptyValue: Self { nil } }
extension Bool: EmptyValued { fileprivate static var emptyValue: Bool { false } }
extension Character: EmptyValued { fileprivate static var emptyValue: Character { " " } }
extension Date: EmptyValued { fileprivate static var emptyValue: Date { Date(timeIntervalSinceReferenceDate: 0) } }
extension URL: EmptyValued { fileprivate static var emptyValue: URL { URL(filePath: "/") } }
extension UUID: EmptyValued {
  fileprivate static var emptyValue: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension Locale: EmptyValued { fileprivate static var emptyValue: Locale { .current } }
extension TimeZone: EmptyValued { fileprivate static var emptyValue: TimeZone { .current } }
extension Calendar: EmptyValued { fileprivate static var emptyValue: Calendar { .current } }
extension Notification.Name: EmptyValued { fileprivate static var emptyValue: Self { Self("") } }
extension CGPoint: EmptyValued { fileprivate static var emptyValue: CGPoint { .zero } }
extension CGSize: EmptyValued { fileprivate static var emptyValue: CGSize { .zero } }
extension CGRect: EmptyValued { fileprivate static var emptyValue: CGRect { .zero } }
extension CGVector: EmptyValued { fileprivate static var emptyValue: CGVector { .zero } }
extension CGAffineTransform: EmptyValued { fileprivate static var emptyValue: CGAffineTransform { .identity } }
extension CATransform3D: EmptyValued { fileprivate static var emptyValue: CATransform3D { CATransform3DIdentity } }
extension UIEdgeInsets: EmptyValued { fileprivate static var emptyValue: UIEdgeInsets { .zero } }
extension UIOffset: EmptyValued { fileprivate static var emptyValue: UIOffset { .zero } }
extension NSRange: EmptyValued { fileprivate static var emptyValue: NSRange { NSRange(location: 0, length: 0) } }
extension IndexPath: EmptyValued { fileprivate static var emptyValue: IndexPath { IndexPath(row: 0, section: 0) } }
