internal import Foundation

/// A type of Objective-C's in Swift, as the compiler imports it.
struct HeaderType {
  /// The types that headers declare themselves, with their names in Swift.
  let declared: Set<String>

  private static let known = [
    "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int", "NSUInteger": "UInt", "int": "Int32", "unsigned int": "UInt32",
    "float": "Float", "double": "Double", "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "long": "Int",
    "unsigned long": "UInt", "long long": "Int64", "unsigned long long": "UInt64", "char": "CChar", "short": "Int16",
    "int32_t": "Int32", "uint32_t": "UInt32", "int64_t": "Int64", "uint64_t": "UInt64", "uint8_t": "UInt8",
    "size_t": "Int",
    "CGRect": "CGRect", "CGSize": "CGSize", "CGPoint": "CGPoint", "UIEdgeInsets": "UIEdgeInsets", "NSRange": "NSRange",
    "CGAffineTransform": "CGAffineTransform", "void": "Void", "SEL": "Selector", "Class": "AnyClass", "id": "Any",
  ]

  private static let objects = [
    "NSString": "String", "NSArray": "[Any]", "NSDictionary": "[AnyHashable: Any]", "NSSet": "Set<AnyHashable>",
    "NSURL": "URL", "NSDate": "Date", "NSData": "Data", "NSIndexPath": "IndexPath", "NSError": "Error",
    "NSURLRequest": "URLRequest", "NSUUID": "UUID", "NSLocale": "Locale", "NSTimeZone": "TimeZone",
    "NSBundle": "Bundle", "NSNotification": "Notification", "NSIndexSet": "IndexSet", "NSCalendar": "Calendar",
  ]

  /// Foundation's classes that keep their names.
  private static let kept: Set<String> = [
    "NSNumber", "NSObject", "NSAttributedString", "NSMutableAttributedString", "NSMutableArray", "NSMutableDictionary",
    "NSMutableString", "NSMutableData", "NSValue", "NSLayoutConstraint", "NSNull", "NSPredicate", "NSSortDescriptor",
    "NSCoder",
  ]

  /// The type in Swift; nil for types that aren't known here.
  ///
  /// - Parameters:
  ///   - isNonnull: whether an object without a mark is never nil.
  ///   - isParameterOfBlock: blocks' parameters have no implicitly unwrapped types.
  func swift(_ written: String, isNonnull: Bool, isParameterOfBlock: Bool = false) -> String? {
    let text = written.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.contains("(^") { return block(text, isNonnull: isNonnull, isParameterOfBlock: isParameterOfBlock) }
    let isMarkedNullable = text.contains("nullable") || text.contains("_Nullable")
    let isMarkedNonnull = text.contains("nonnull") || text.contains("_Nonnull")
    func marked(_ type: String) -> String {
      if isMarkedNullable { return type + "?" }
      if isMarkedNonnull || isNonnull { return type }
      return type + (isParameterOfBlock ? "?" : "!")
    }
    let words = text.replacing(/<[\s\S]*>/, with: "").split { $0 == "*" || $0.isWhitespace }.map(String.init)
      .filter { !Self.attributes.contains($0) }
    let name = words.joined(separator: " ")
    let stars = text.replacing(/<[\s\S]*>/, with: "").count { $0 == "*" }
    if stars == 0 {
      if name == "instancetype" { return nil }
      if name == "id" {
        let type = text.firstMatch(of: /id\s*<\s*(\w+)/).flatMap { isNameable($0.1) ? "any \($0.1)" : nil } ?? "Any"
        return marked(type.hasPrefix("any") ? "(\(type))" : type)
      }
      if let type = Self.known[name] { return type }
      return declared.contains(name) || Self.isOfUIKit(name) && words.count == 1 ? name : nil
    }
    guard stars == 1, words.count == 1 else { return nil }
    if let generic = text.firstMatch(of: /^(?:\w+\s+)*(NSArray|NSSet|NSDictionary)\s*<([\s\S]*)>/) {
      let arguments = generic.2.split(separator: ",").map { element($0) }
      switch (generic.1, arguments.count) {
      case ("NSArray", 1): return marked("[\(arguments[0])]")
      case ("NSDictionary", 2):
        return marked("[\(arguments[0] == "Any" ? "AnyHashable" : arguments[0]): \(arguments[1])]")
      default: break
      }
    }
    if let type = Self.objects[name] { return marked(type) }
    return isNameable(name) || Self.kept.contains(name) ? marked(name) : nil
  }

  private func element(_ text: Substring) -> String {
    swift(String(text), isNonnull: true) ?? "Any"
  }

  private func isNameable(_ name: some StringProtocol) -> Bool {
    declared.contains(String(name)) || Self.isOfUIKit(String(name))
  }

  private static func isOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.count > 3 && name.dropFirst(2).first?.isUppercase == true
      && !(name.contains("Option") || name.contains("Mode") || name.contains("Style") || name.contains("State"))
      || ["CALayer", "UIView"].contains(name)
  }

  private static let attributes: Set<String> = [
    "const", "nullable", "nonnull", "_Nullable", "_Nonnull", "__kindof", "IBOutlet", "__weak", "__strong", "__unused",
    "_Null_unspecified", "null_unspecified", "__block", "__autoreleasing", "oneway", "inout", "in", "out", "struct",
  ]

  /// `void (^)(NSString *name, NSError *error)`
  func block(_ text: String, isNonnull: Bool, isParameterOfBlock: Bool = false) -> String? {
    guard let match = text.wholeMatch(of: /([\s\S]*?)\(\s*\^\s*([\w\s]*)\)\s*\(([\s\S]*)\)[\s\w]*/),
      let result = swift(String(match.1), isNonnull: isNonnull)
    else { return nil }
    var parameters: [String] = []
    for part in Self.split(String(match.3)) {
      let part = part.trimmingCharacters(in: .whitespacesAndNewlines)
      if part == "void" || part.isEmpty { continue }
      // The name of the parameter isn't of the type.
      let named = part.wholeMatch(of: /([\s\S]*[\s*>])([a-z_]\w*)/)
      let isWord = named.map { Self.attributes.contains(String($0.2)) || $0.1.allSatisfy(\.isWhitespace) } ?? true
      let type = isWord ? part : named.map { String($0.1) } ?? part
      guard let swift = swift(type, isNonnull: isNonnull, isParameterOfBlock: true) else { return nil }
      parameters.append(swift)
    }
    let function = "(\(parameters.joined(separator: ", "))) -> \(result.replacing("!", with: "?"))"
    let isNullable = match.2.contains("ullable") || text.hasPrefix("nullable")
    if match.2.contains("onnull") || isNonnull && !isNullable { return "(\(function))" }
    return "(\(function))" + (isParameterOfBlock || isNullable ? "?" : "!")
  }

  /// The parts between commas that no bracket encloses.
  ///
  /// - Parameter hasGenerics: whether `<` opens a bracket.
  static func split(_ text: String, hasGenerics: Bool = true) -> [String] {
    var (parts, current, depth) = ([String](), "", 0)
    for character in text {
      if "([{".contains(character) || hasGenerics && character == "<" { depth += 1 }
      if ")]}".contains(character) || hasGenerics && character == ">" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    return parts + [current]
  }
}
