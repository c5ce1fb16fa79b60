/// Calls of Foundation whose names differ here: `Progress()`, the system's version, and attributes with Core Text's names.
struct FoundationCalls: Construct {
  private static let versions: Set<String> = [
    "operatingSystemVersion", "operatingSystemVersionString", "isOperatingSystemAtLeast",
  ]

  /// Constants whose values equal their names.
  private static let unavailable: Set<String> = [
    "NSURLAuthenticationMethodServerTrust", "NSURLAuthenticationMethodClientCertificate",
  ]

  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    let isUIKits = ["UIKit", "HeadlessUIKit"].contains(translation.settings.runtimeModule)
    nameStreams(&translation)
    for place in file.tokens.indices.dropLast(10) where file.tokens[place].word == .func {
      giveWayToFoundation(place, &translation)
    }
    for token in file.tokens where token.kind == .identifier && token.end - token.start >= 36 {
      let name = file.string(token)
      guard Self.unavailable.contains(name) else { continue }
      // Foundation on Linux declares the names as unavailable.
      translation.edits.replace(token.start..<token.end, with: SwiftLiteral.string(name))
    }
    for place in file.tokens.indices.dropLast(2) where file.tokens[place].kind == .identifier {
      let token = file.tokens[place]
      let length = token.end - token.start
      let follows = place > 0 && file.tokens[place - 1].isSign(".")
      if length == 8, !follows, file.string(place) == "Progress" {
        makeProgress(place, &translation)
      } else if length == 11, !follows, file.string(place) == "ProcessInfo" {
        makeProcessInfo(place, &translation)
      } else if isUIKits, length == 10, file.string(place) == "URLSession" {
        makeSession(place, &translation)
      } else if isUIKits, follows, length == 5, file.string(place) == "bytes", file.tokens[place + 1].isSign("("),
        ["for", "from"].contains(file.string(place + 2))
      {
        // `session.bytes(for: request)`, which the runtime module declares.
        translation.needsRuntime = true
      } else if isUIKits, follows, length == 10, file.string(place) == "AsyncBytes" {
        translation.needsRuntime = true
      } else if isUIKits, !follows, length == 7, file.string(place) == "dlclose" {
        // Its parameter isn't optional in the C library.
        translation.needsRuntime = true
      } else if isUIKits, follows, length == 13, file.string(place) == "webSocketTask" {
        makeWebSocketTask(place, &translation)
      } else if isUIKits, follows, (22...28).contains(length), Self.versions.contains(file.string(place)),
        translation.index.members(file.string(place)).isEmpty
      {
        // The version of iOS, not that of the Linux kernel.
        translation.edits.insert("_", at: token.start)
        translation.needsRuntime = true
      } else if length == 6, !follows, file.string(place) == "fpos_t" {
        // A structure in the C library of Linux, and a number in Apple's.
        translation.edits.replace(token.start..<token.end, with: "Int64")
      } else if length > 16, file.string(place).hasPrefix("kCT") {
        castKey(place, &translation)
      }
    }
  }

  private static let streams = ["stdin", "stdout", "stderr"]

  /// `fputs(text, stderr)`: the C library's variables on Linux can be changed, so that Swift 6 refuses to read them. Those that
  /// Darwin's macros stand for can't.
  private func nameStreams(_ translation: inout FileTranslation) {
    guard translation.settings.runtimeModule != nil else { return }
    let file = translation.file
    let uses = file.tokens.indices.filter { place in
      let token = file.tokens[place]
      let length = token.end - token.start
      return token.kind == .identifier && (length == 5 || length == 6) && Self.streams.contains(file.string(token))
    }
    // A variable of the app with the name.
    let isDeclared = uses.contains { place in
      place > 0 && [.let, .var, .func, .case, .for].contains(file.tokens[place - 1].word) || isOwn(place, file)
        || !translation.index.members(file.string(place)).isEmpty
        || translation.index.values.contains(file.string(place))
    }
    guard !isDeclared else { return }
    for place in uses where place > 0 && !file.tokens[place - 1].isSign(".") {
      // A label, unless it is the first of `isError ? stderr : stdout`.
      guard place + 1 < file.tokens.count,
        !file.tokens[place + 1].isSign(":") || file.tokens[place - 1].isSign("?")
      else { continue }
      translation.edits.insert("__", at: file.tokens[place].start)
      translation.edits.insert("p", at: file.tokens[place].end)
      translation.needsRuntime = true
    }
  }

  /// Whether a name is a parameter or a part of a pattern, or is used as the C library's streams can't be: `print(a, to: &stderr)`,
  /// `stdout.readToEnd()`.
  private func isOwn(_ place: Int, _ file: SourceFile) -> Bool {
    let tokens = file.tokens
    guard place > 0, place + 1 < tokens.count, !tokens[place - 1].isSign(".") else { return false }
    if tokens[place - 1].isSign("&") || tokens[place + 1].isSign(".") { return true }
    if tokens[place + 1].isSign(":"), !tokens[place - 1].isSign("?"), place + 2 < tokens.count {
      // A parameter's type. An argument with a capital letter counts as one, too.
      let type = file.string(place + 2)
      return ["inout", "any", "some", "@", "[", "("].contains(type) || type.first?.isUppercase == true
    }
    // `{ stdout, status in`
    var next = place + 1
    while next < tokens.count, tokens[next].word != .in, !tokens[next].startsLine,
      tokens[next].kind == .identifier || tokens[next].isSign(",")
    {
      next += 1
    }
    if next < tokens.count, tokens[next].word == .in { return true }
    // `let (stdout, status) = run()`, `for (stdout, status) in runs`
    var open = place - 1
    while open > 0, tokens[open].kind == .identifier || tokens[open].isSign(",") { open -= 1 }
    guard open > 0, tokens[open].isSign("("), file.partners[open] > place else { return false }
    let after = file.partners[open] + 1
    return [.let, .var].contains(tokens[open - 1].word) || after < tokens.count && tokens[after].word == .in
  }

  /// `func < (lhs: NSNumber, rhs: NSNumber)`: numbers already have this operator here, and the two declarations would be
  /// ambiguous.
  private func giveWayToFoundation(_ place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    guard file.tokens[place + 1].isSign("<"), file.tokens[place + 2].isSign("("), file.tokens[place + 4].isSign(":"),
      file.string(place + 5) == "NSNumber", file.tokens[place + 6].isSign(","), file.tokens[place + 8].isSign(":"),
      file.string(place + 9) == "NSNumber"
    else { return }
    translation.edits.insert("@_disfavoredOverload ", at: file.tokens[place].start)
  }

  /// Foundation's class has no initialiser without arguments here.
  private func makeProgress(_ place: Int, _ translation: inout FileTranslation) {
    let tokens = translation.file.tokens
    guard tokens[place + 1].isSign("("), tokens[place + 2].isSign(")"),
      !translation.index.declaresType(named: "Progress")
    else { return }
    translation.edits.insert("totalUnitCount: 0", at: tokens[place + 2].start)
  }

  /// Nor has `ProcessInfo`: `ProcessInfo().arguments`.
  private func makeProcessInfo(_ place: Int, _ translation: inout FileTranslation) {
    let tokens = translation.file.tokens
    guard tokens[place + 1].isSign("("), tokens[place + 2].isSign(")"),
      translation.index.classes["ProcessInfo"] == nil, !translation.index.values.contains("ProcessInfo")
    else { return }
    translation.edits.replace(tokens[place + 1].start..<tokens[place + 2].end, with: ".processInfo")
  }

  /// `URLSession(configuration:)`: a session that holds requests back while an app's first screens are shown.
  private func makeSession(_ place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    var open = place + 1
    if open + 1 < file.tokens.count, file.tokens[open].isSign("."), file.string(open + 1) == "init" { open += 2 }
    guard open + 2 < file.tokens.count, file.tokens[open].isSign("("), file.tokens[open + 2].isSign(":"),
      file.string(open + 1) == "configuration", translation.index.classes["URLSession"] == nil
    else { return }
    translation.edits.insert("_", at: file.tokens[open + 1].start)
    translation.needsRuntime = true
  }

  /// `session.webSocketTask(with:)`: a task that can be resumed again.
  private func makeWebSocketTask(_ place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    guard place + 3 < file.tokens.count, file.tokens[place + 1].isSign("("), file.string(place + 2) == "with",
      file.tokens[place + 3].isSign(":"),
      translation.index.members("webSocketTask").allSatisfy({ $0.member.labels.first != "with" })
    else { return }
    translation.edits.insert("_", at: file.tokens[place].start)
    translation.needsRuntime = true
  }

  /// `kCTFontAttributeName as NSAttributedString.Key`: strings can't be cast to keys here.
  private func castKey(_ place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    let words = ["as", "NSAttributedString", ".", "Key"]
    guard file.string(place).hasSuffix("AttributeName"), place + words.count < file.tokens.count,
      words.indices.allSatisfy({ file.string(place + 1 + $0) == words[$0] })
    else { return }
    translation.edits.insert("NSAttributedString.Key(", at: file.tokens[place].start)
    translation.edits.replace(file.tokens[place].end..<file.tokens[place + words.count].end, with: ")")
  }
}
