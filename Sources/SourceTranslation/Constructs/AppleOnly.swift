/// Code for Apple's platforms alone: enumeration cases that are unavailable on iOS, the module name Darwin before functions, and
/// inlining into other modules, which couldn't see generated declarations.
struct AppleOnly: Construct {
  func translate(_ translation: inout FileTranslation) {
    leaveOutCases(&translation)
    leaveOutInlining(&translation)
    let file = translation.file
    for place in file.tokens.indices.dropLast(2) where file.tokens[place].kind == .identifier {
      let (token, next) = (file.tokens[place], file.tokens[place + 1])
      let follows = place > 0 && file.tokens[place - 1].isSign(".")
      if token.end - token.start == 6, next.isSign("."), next.start == token.end, !follows,
        file.string(place) == "Darwin", !file.imports.contains(where: { $0.moduleToken == place })
      {
        translation.edits.replace(token.start..<token.end, with: "Glibc")
      }
    }
    qualifyAbsoluteValues(&translation)
  }

  // MARK: Inlining

  /// `@inlinable` also makes a member usable from other inlined functions, which is kept: requirements of a `@usableFromInline`
  /// protocol must be implemented by such members.
  private func leaveOutInlining(_ translation: inout FileTranslation) {
    let file = translation.file
    for attribute in file.attributes where file.text.string(attribute.range) == "@inlinable" {
      if isInternal(attribute, file) {
        translation.edits.replace(attribute.range, with: "@usableFromInline")
      } else {
        translation.edits.blank(attribute.range)
      }
    }
  }

  /// Whether an attribute belongs to a declaration that is internal or the package's, outside of protocols, accessors and public
  /// extensions.
  private func isInternal(_ attribute: Attribute, _ file: SourceFile) -> Bool {
    let start = firstToken(from: attribute.range.lowerBound, in: file)
    let type = file.types.filter { $0.open < start && start < $0.close }.max { $0.open < $1.open }
    if let type, type.kind == .protocol || type.start.hasModifier(.public) && type.kind == .extension { return false }
    let others = file.attributes.filter { $0.range != attribute.range }
    var next = firstToken(from: attribute.range.upperBound, in: file)
    while next < file.tokens.endIndex {
      let token = file.tokens[next]
      if let other = others.first(where: { $0.range.lowerBound == token.start }) {
        if file.text.string(other.range) == "@usableFromInline" { return false }
        next = firstToken(from: other.range.upperBound, in: file)
        continue
      }
      switch token.word {
      case .public, .open, .private, .fileprivate: return false
      case .func, .initializer, .var, .let, .subscript, .deinit: return !hasAttributeBefore(attribute, others, file)
      case .static, .class, .final, .override, .mutating, .nonmutating, .nonisolated, .convenience, .required,
        .internal, .package,
        .consuming, .borrowing, .prefix, .postfix, .infix, .lazy, .dynamic, .isolated:
        next += 1
        // The arguments of `nonisolated(unsafe)`.
        if next < file.tokens.endIndex, file.tokens[next].isSign("("), file.partners[next] > next {
          next = file.partners[next] + 1
        }
      default: return false
      }
    }
    return false
  }

  /// Whether `@usableFromInline` is directly before an attribute.
  private func hasAttributeBefore(_ attribute: Attribute, _ others: [Attribute], _ file: SourceFile) -> Bool {
    others.contains { other in
      file.text.string(other.range) == "@usableFromInline"
        && firstToken(from: other.range.upperBound, in: file) == firstToken(from: attribute.range.lowerBound, in: file)
    }
  }

  // MARK: Cases

  /// `@available(iOS, unavailable) case a`: here, the compiler requires the case in exhaustive switches. It stays where the file
  /// has the pattern `case .a` in a branch for iOS, where it is allowed, too.
  private func leaveOutCases(_ translation: inout FileTranslation) {
    let file = translation.file
    let reader = ConditionReader(file, translation.settings)
    let inactive = file.branches.filter(reader.isInactive).map(\.tokens)
    var group: [Attribute] = []
    for attribute in file.attributes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let next = firstToken(from: attribute.range.upperBound, in: file)
      guard next < file.tokens.endIndex else { break }
      group.append(attribute)
      if file.tokens[next].isSign("@") { continue }
      let isLeftOut = group.contains { isUnavailable($0, file) }
      if isLeftOut, file.tokens[next].word == .case, !isMatched(next + 1, file, inactive), let first = group.first {
        translation.edits.blank(first.range.lowerBound..<file.tokens[endOfCases(from: next, in: file) - 1].end)
      }
      group = []
    }
  }

  /// Whether a switch has a pattern of the case whose name is a token: `case .a`, `case .other, .a`.
  private func isMatched(_ name: Int, _ file: SourceFile, _ inactive: [Range<Int>]) -> Bool {
    guard name < file.tokens.endIndex else { return false }
    let name = file.name(name)
    return file.tokens.indices.dropFirst(2).contains { place in
      file.tokens[place - 1].isSign(".") && file.name(place) == name && isInPattern(place - 2, file)
        && !inactive.contains { $0.contains(place) }
    }
  }

  /// Whether a token is between `case` and the colon after the patterns.
  private func isInPattern(_ place: Int, _ file: SourceFile) -> Bool {
    for place in stride(from: place, through: 0, by: -1) {
      let token = file.tokens[place]
      if token.word == .case { return true }
      if token.isSign(":") || token.isSign("{") || token.isSign("}") { return false }
    }
    return false
  }

  private func firstToken(from place: Int, in file: SourceFile) -> Int {
    var (low, high) = (file.tokens.startIndex, file.tokens.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if file.tokens[middle].start < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isUnavailable(_ attribute: Attribute, _ file: SourceFile) -> Bool {
    guard file.text.string(attribute.range).hasPrefix("@available"), let arguments = attribute.arguments else {
      return false
    }
    let parts = file.text.string(arguments).split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    return parts.first == "iOS" && parts.contains("unavailable")
  }

  /// The token after cases: `case a, b(Int) = 1`.
  private func endOfCases(from start: Int, in file: SourceFile) -> Int {
    var next = start + 2
    while next < file.tokens.endIndex {
      let token = file.tokens[next]
      if token.isSign("("), file.partners[next] > next {
        next = file.partners[next] + 1
      } else if token.isSign("=") || token.isSign(",") {
        next += 2
      } else {
        break
      }
    }
    return next
  }

  // MARK: Numbers

  /// Foundation on Linux has a static `abs` of `CGFloat`, which hides Swift's function in its extensions.
  private func qualifyAbsoluteValues(_ translation: inout FileTranslation) {
    let file = translation.file
    for type in file.types where type.kind == .extension && type.path == "CGFloat" {
      for place in type.open + 1..<type.close where file.tokens[place].kind == .identifier {
        guard file.string(place) == "abs", file.tokens[place + 1].isSign("("),
          !file.tokens[place - 1].isSign("."), file.tokens[place - 1].word != .func
        else { continue }
        translation.edits.insert("Swift.", at: file.tokens[place].start)
      }
    }
  }
}
