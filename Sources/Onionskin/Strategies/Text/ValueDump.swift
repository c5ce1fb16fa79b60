internal import Foundation

/// Writes a value with all that is in it, the same in every run: without addresses, sets and dictionaries sorted.
struct ValueDump {
  private var lines: [String] = []
  /// Objects on the way from the root, which a cycle would lead back to.
  private var path: Set<ObjectIdentifier> = []

  static func text(of value: Any) -> String {
    var dump = ValueDump()
    dump.add(value, name: nil, depth: 0)
    return dump.lines.joined(separator: "\n") + "\n"
  }

  /// A description without ` 0x600000c8`, or with it taken out of `<Class: 0x600000c8>`.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[0-9a-fA-F]+/, with: "")
  }

  private mutating func add(_ value: Any, name: String?, depth: Int) {
    let mirror = Mirror(reflecting: value)
    let label = name.map { "\($0): " } ?? ""
    let indentation = String(repeating: "  ", count: depth)
    let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    if let object, path.contains(object) {
      lines.append("\(indentation)- \(label)\(ValueDump.typeName(mirror)) (seen above)")
      return
    }
    let (description, showsChildren) = ValueDump.describe(value, mirror)
    let children = showsChildren ? ValueDump.children(of: mirror) : []
    lines.append("\(indentation)\(children.isEmpty ? "-" : "▿") \(label)\(description)")
    if let object { path.insert(object) }
    for child in children { add(child.value, name: child.label, depth: depth + 1) }
    if let object { path.remove(object) }
  }

  private static func describe(_ value: Any, _ mirror: Mirror) -> (text: String, showsChildren: Bool) {
    func count(_ one: String, _ many: String) -> String {
      mirror.children.count == 1 ? "1 \(one)" : "\(mirror.children.count) \(many)"
    }
    switch mirror.displayStyle {
    case .collection: return (count("element", "elements"), true)
    case .dictionary: return (count("key/value pair", "key/value pairs"), true)
    case .set: return (count("member", "members"), true)
    case .tuple: return ("(\(count("element", "elements")))", true)
    case .optional: return (mirror.children.isEmpty ? "\(typeName(mirror)).none" : typeName(mirror), true)
    default: break
    }
    if let value = value as? any AnySnapshotStringConvertible {
      return (value.snapshotDescription, type(of: value).renderChildren)
    }
    if let value = value as? any CustomStringConvertible { return (value.description, true) }
    if let value = value as? any CustomDebugStringConvertible { return (value.debugDescription, true) }
    switch mirror.displayStyle {
    case .class, .struct: return (typeName(mirror), true)
    case .enum: return (mirror.children.isEmpty ? "\(typeName(mirror)).\(value)" : typeName(mirror), true)
    default: return (withoutAddresses(String(describing: value)), true)
    }
  }

  /// Without the number that tells local types apart.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
  }

  /// The parts, those of superclasses first; sorted where the order is the hash table's.
  private static func children(of mirror: Mirror) -> [Mirror.Child] {
    var children = Array(mirror.children)
    if mirror.displayStyle == .dictionary || mirror.displayStyle == .set {
      let keyed = children.map { (key: text(of: $0.value), child: $0) }
      return keyed.sorted { $0.key < $1.key }.map(\.child)
    }
    var superclass = mirror.superclassMirror
    while let current = superclass {
      children = Array(current.children) + children
      superclass = current.superclassMirror
    }
    return children
  }
}
