internal import Foundation

/// What Objective-C's headers declare: classes with their superclasses and properties, and protocols. Their methods are declared as the
/// app calls them.
struct DeclaredInHeaders {
  /// The superclass of each class.
  private(set) var superclasses: [String: String] = [:]
  private(set) var protocols: Set<String> = []
  /// The Swift types of the classes' properties, by the name in Swift.
  private(set) var properties: [String: [String: String]] = [:]

  init(_ headers: [URL]) {
    for header in headers {
      guard let text = try? String(contentsOf: header, encoding: .utf8) else { continue }
      read(Self.withoutComments(text))
    }
  }

  private mutating func read(_ text: String) {
    for match in text.matches(of: /@protocol\s+(\w+)\b\s*(?:<[^>]*>\s*)?(?=[-+@#])/) {
      protocols.insert(String(match.1))
    }
    for match in text.matches(of: /@interface\s+(\w+)\s*(?:<[^>]*>\s*)?:\s*(\w+)([\s\S]*?)@end/) {
      let name = String(match.1)
      superclasses[name] = String(match.2)
      readProperties(String(match.3), of: name)
    }
  }

  private mutating func readProperties(_ text: String, of type: String) {
    let isAssumedNonnull = text.contains("nonnull")
    for match in text.matches(of: /@property\s*(?:\(([^)]*)\))?\s*([^;]+);/) {
      let attributes = match.1.map(String.init) ?? ""
      guard let name = match.2.firstMatch(of: /(\w+)\s*$/).map({ String($0.1) }) else { continue }
      let written = String(match.2.dropLast(name.count)).trimmingCharacters(in: .whitespacesAndNewlines)
      guard let swift = Self.swiftType(written) else { continue }
      let getter = attributes.firstMatch(of: /getter\s*=\s*(\w+)/).map { String($0.1) }
      let isObject = written.hasSuffix("*") || written == "id"
      let isNonnull = attributes.contains("nonnull") || isAssumedNonnull && !attributes.contains("nullable")
      // Without a statement about nil, Swift unwraps the value implicitly.
      let mark = !isObject || isNonnull ? "" : attributes.contains("nullable") ? "?" : "!"
      properties[type, default: [:]][getter ?? name] = swift + mark
    }
  }

  /// The type in Swift, as the compiler imports it; nil for types that aren't known here.
  static func swiftType(_ written: String) -> String? {
    let words = written.split { $0 == " " || $0 == "*" || $0.isNewline }.map(String.init)
      .filter {
        !["const", "nullable", "nonnull", "_Nullable", "_Nonnull", "__kindof", "IBOutlet", "__weak"].contains($0)
      }
    let name = words.joined(separator: " ")
    let known = [
      "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int", "NSUInteger": "UInt", "int": "Int32", "float": "Float",
      "double": "Double", "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "long": "Int", "NSString": "String",
      "NSArray": "[Any]", "NSDictionary": "[AnyHashable: Any]", "NSSet": "Set<AnyHashable>", "NSURL": "URL",
      "NSDate": "Date", "NSData": "Data", "NSIndexPath": "IndexPath", "NSNumber": "NSNumber", "NSError": "Error",
      "id": "Any", "CGRect": "CGRect", "CGSize": "CGSize", "CGPoint": "CGPoint", "UIEdgeInsets": "UIEdgeInsets",
      "NSAttributedString": "NSAttributedString",
    ]
    if let type = known[name] { return type }
    return written.hasSuffix("*") && name.hasPrefix("UI") && words.count == 1 ? name : nil
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(/\/\*[\s\S]*?\*\//, with: " ").replacing(/\/\/[^\n]*/, with: "")
  }
}
