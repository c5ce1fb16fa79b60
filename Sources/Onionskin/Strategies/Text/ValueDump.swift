internal import Foundation

/// Dumps a value with its contents, in the format of swift-snapshot-testing's `.dump`, so that existing references stay valid:
/// properties of classes and structs sorted by name, members of sets and dictionaries by their dumps, fields of superclasses and
/// addresses omitted.
struct ValueDump {
  private var lines: [String] = []
  /// The objects on the path from the root, to detect cycles.
  private var path: Set<ObjectIdentifier> = []

  /// The dump of a value, a line for each part.
  static func text(of value: Any) -> String {
    var dump = ValueDump()
    dump.add(value, name: nil, depth: 0)
    return dump.lines.map { $0 + "\n" }.joined()
  }

  /// A description without ` 0x600000c8`, also inside `<Class: 0x600000c8>`.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[0-9a-f]+(\s*)/) { String($0.1) }
  }

  /// The description of a part, and its contents.
  private enum Look {
    /// The contents aren't shown.
    case leaf(String)
    case node(String, sorted: Bool)
    case cycle
  }

  /// The maximum depth: a linked list of thousands of nodes would overflow the stack.
  private static let greatestDepth = 500

  private mutating func add(_ value: Any, name: String?, depth: Int) {
    if depth > ValueDump.greatestDepth {
      return lines.append(String(repeating: "  ", count: depth) + "- (what lies deeper is left out)")
    }
    let mirror = Mirror(reflecting: value)
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    let indentation = String(repeating: "  ", count: depth)
    let label = name.map { "\($0): " } ?? ""
    let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    switch look(of: value, mirror, object) {
    case .leaf(let text): lines.append("\(indentation)- \(label)\(text)")
    case .cycle: lines.append("\(indentation)\(bullet) \(name ?? "value") (circular reference detected)")
    case .node(let text, let isSorted):
      lines.append("\(indentation)\(bullet) \(label)\(text)")
      let isNew = object.map { path.insert($0).inserted } ?? false
      let children = Array(mirror.children)
      if isSorted, children.count > 1 {
        lines += sorted(children, depth: depth + 1)
      } else {
        for child in children { add(child.value, name: child.label, depth: depth + 1) }
      }
      if let object, isNew { path.remove(object) }
    }
  }

  private func look(of value: Any, _ mirror: Mirror, _ object: ObjectIdentifier?) -> Look {
    func count(_ one: String, _ many: String) -> String {
      mirror.children.count == 1 ? "1 \(one)" : "\(mirror.children.count) \(many)"
    }
    switch mirror.displayStyle {
    case .collection: return .node(count("element", "elements"), sorted: false)
    case .dictionary: return .node(count("key/value pair", "key/value pairs"), sorted: true)
    case .set: return .node(count("member", "members"), sorted: true)
    case .tuple: return .node("(\(count("element", "elements")))", sorted: false)
    case .optional:
      return .node(
        mirror.children.isEmpty ? "\(ValueDump.typeName(mirror)).none" : ValueDump.typeName(mirror), sorted: false)
    default: break
    }
    if let value = value as? any AnySnapshotStringConvertible {
      let text = value.snapshotDescription
      return type(of: value).renderChildren ? .node(text, sorted: false) : .leaf(text)
    }
    if let value = value as? any CustomStringConvertible { return .node(value.description, sorted: false) }
    switch mirror.displayStyle {
    case .class: return object.map(path.contains) == true ? .cycle : .node(ValueDump.typeName(mirror), sorted: true)
    case .struct: return .node(ValueDump.typeName(mirror), sorted: true)
    case .enum:
      let name = ValueDump.typeName(mirror)
      return .node(mirror.children.isEmpty ? "\(name).\(value)" : name, sorted: false)
    default: return .node(String(describing: value), sorted: false)
    }
  }

  /// The lines of parts, sorted by name, or by content for those without a name. Each is dumped once: twice per level would be a
  /// million times at a depth of twenty.
  private func sorted(_ children: [Mirror.Child], depth: Int) -> [String] {
    let keyed = children.map { child in
      var dump = ValueDump()
      dump.path = path
      dump.add(child.value, name: child.label, depth: depth)
      return (name: child.label?.debugDescription ?? "", lines: dump.lines)
    }
    let isNamed = Set(keyed.map(\.name)).count == keyed.count
    if isNamed { return keyed.sorted { $0.name < $1.name }.flatMap(\.lines) }
    return keyed.map { (name: $0.name, text: $0.lines.joined(separator: "\n"), lines: $0.lines) }
      .sorted { ($0.name, $0.text) < ($1.name, $1.text) }.flatMap(\.lines)
  }

  /// Removes the number that distinguishes local types.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
  }
}
