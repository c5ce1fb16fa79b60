/// A format in a sentence, as `%1$lld` or `%#@trees@`.
struct FormatSpecifier {
  /// The index of its argument, from 0; nil for the next one.
  var position: Int?
  /// The name of a variable; nil for other formats.
  var variable: String?
  /// The text after the percent sign and the position.
  var body = ""
  /// The original text.
  let text: String
  let end: Substring.Index

  /// - Parameter source: text that begins with a percent sign. Nil if it isn't a specifier, such as `%%`.
  init?(_ source: Substring) {
    var rest = source.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      rest = rest.dropFirst(2)
      guard let close = rest.firstIndex(of: "@") else { return nil }
      variable = String(rest[..<close])
      rest = rest[rest.index(after: close)...]
    } else {
      let before = rest.prefix { "-+ #0123456789.'hlqLzjt".contains($0) }
      guard let kind = rest.dropFirst(before.count).first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(kind) else { return nil }
      body = String(before) + String(kind)
      rest = rest.dropFirst(before.count + 1)
    }
    end = rest.startIndex
    text = String(source[..<end])
  }
}
