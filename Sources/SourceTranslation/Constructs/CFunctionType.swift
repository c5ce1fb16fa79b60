/// C function types, `@convention(c) (UIView, Selector) -> Void`. Objects and selectors aren't C types here, so such a type becomes
/// a Swift function type. Implementations of methods, which are cast to it, don't exist here.
enum CFunctionType {
  /// Swift types that are allowed in C function types. C's own types begin with a lowercase letter, or have no lowercase letters.
  private static let types: Set<String> = [
    "Void", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float",
    "Double", "CGFloat", "TimeInterval", "CChar", "CInt", "CLong", "CLongLong", "CUnsignedInt", "CUnsignedLong",
    "CSignedChar",
    "CUnsignedChar", "CShort", "CUnsignedShort", "CFloat", "CDouble", "CBool", "CVarArg", "UnsafePointer",
    "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer", "OpaquePointer", "Optional", "Swift",
    "Glibc",
    "Darwin", "Foundation",
  ]

  /// Whether the function type after the attribute contains a type that C doesn't have.
  static func namesObjects(after attribute: Attribute, _ file: SourceFile) -> Bool {
    guard let open = file.tokens.firstIndex(where: { $0.start >= attribute.range.upperBound }),
      file.tokens[open].isSign("("), file.partners[open] > open
    else { return false }
    let close = file.partners[open]
    let parameters = (open + 1..<close).filter { !file.tokens[$0 + 1].isSign(":") }
    return (parameters + result(after: close, file)).contains { place in
      file.tokens[place].kind == .identifier && !isOfC(file.string(place))
    }
  }

  private static func isOfC(_ name: String) -> Bool {
    types.contains(name) || name.first?.isLowercase == true || name == "_" || !name.contains(where: \.isLowercase)
  }

  /// The tokens of the type after the arrow.
  private static func result(after close: Int, _ file: SourceFile) -> Range<Int> {
    let tokens = file.tokens
    guard close + 3 < tokens.count, tokens[close + 1].isSign("-"), tokens[close + 2].isSign(">") else {
      return close..<close
    }
    var end = close + 3
    while end < tokens.count {
      let token = tokens[end]
      let isPart =
        token.kind == .identifier || token.isSign(".") || token.isSign("?") || token.isSign("!") || token.isSign("<")
        || token.isSign(">")
      if token.isSign("("), file.partners[end] > end {
        end = file.partners[end] + 1
      } else if isPart,
        end == close + 3 || token.kind != .identifier || tokens[end - 1].isSign(".")
          || tokens[end - 1].isSign("<")
      {
        end += 1
      } else {
        break
      }
    }
    return close + 3..<end
  }
}
