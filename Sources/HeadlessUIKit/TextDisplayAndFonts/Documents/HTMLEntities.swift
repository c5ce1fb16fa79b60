internal import Foundation

/// References to characters, as `&amp;`, `&#8217;` and `&#x2019;`.
enum HTMLEntities {
  static func replaced(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      let after = rest[rest.index(after: sign)...]
      // The longest name has eight letters.
      let body = after.prefix(12).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
      let character = HTMLEntities.character(body)
      result += character ?? "&" + body
      rest = after[body.endIndex...]
      if character != nil, rest.first == ";" { rest = rest.dropFirst() }
    }
    return result + rest
  }

  private static func character(_ body: Substring) -> String? {
    guard body.first == "#" else { return named[String(body)] }
    let number = body.dropFirst()
    let value =
      number.first == "x" || number.first == "X" ? UInt32(number.dropFirst(), radix: 16) : UInt32(number, radix: 10)
    guard let value else { return nil }
    // Pages mean Windows' characters where they name control characters.
    if 0x80...0x9F ~= value {
      return String(data: Data([UInt8(value)]), encoding: .windowsCP1252)
    }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value).map { String(Character($0)) } ?? "\u{FFFD}"
  }

  private static let named: [String: String] = {
    var named = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
      "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
      "lrm": "\u{200E}", "rlm": "\u{200F}", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
      "ldquo": "“", "rdquo": "”", "bdquo": "„", "dagger": "†", "Dagger": "‡", "bull": "•", "hellip": "…",
      "permil": "‰", "prime": "′", "Prime": "″", "lsaquo": "‹", "rsaquo": "›", "euro": "€", "trade": "™",
      "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "minus": "−", "infin": "∞", "asymp": "≈",
      "ne": "≠", "equiv": "≡", "le": "≤", "ge": "≥", "sum": "∑", "prod": "∏", "radic": "√", "part": "∂", "int": "∫",
      "loz": "◊", "spades": "♠", "clubs": "♣", "hearts": "♥", "diams": "♦", "OElig": "Œ", "oelig": "œ",
      "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜", "check": "✓",
    ]
    // Latin 1 from U+00A0 on, in order.
    let latin = [
      "nbsp", "iexcl", "cent", "pound", "curren", "yen", "brvbar", "sect", "uml", "copy", "ordf", "laquo", "not",
      "shy", "reg", "macr", "deg", "plusmn", "sup2", "sup3", "acute", "micro", "para", "middot", "cedil", "sup1",
      "ordm", "raquo", "frac14", "frac12", "frac34", "iquest", "Agrave", "Aacute", "Acirc", "Atilde", "Auml",
      "Aring", "AElig", "Ccedil", "Egrave", "Eacute", "Ecirc", "Euml", "Igrave", "Iacute", "Icirc", "Iuml", "ETH",
      "Ntilde", "Ograve", "Oacute", "Ocirc", "Otilde", "Ouml", "times", "Oslash", "Ugrave", "Uacute", "Ucirc",
      "Uuml", "Yacute", "THORN", "szlig", "agrave", "aacute", "acirc", "atilde", "auml", "aring", "aelig", "ccedil",
      "egrave", "eacute", "ecirc", "euml", "igrave", "iacute", "icirc", "iuml", "eth", "ntilde", "ograve", "oacute",
      "ocirc", "otilde", "ouml", "divide", "oslash", "ugrave", "uacute", "ucirc", "uuml", "yacute", "thorn", "yuml",
    ]
    for (index, name) in latin.enumerated() { named[name] = String(Character(Unicode.Scalar(UInt8(0xA0 + index)))) }
    // Greek from alpha on; U+03A2 is no letter.
    let greek = [
      "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu", "nu",
      "xi", "omicron", "pi", "rho", "sigmaf", "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega",
    ]
    for (index, name) in greek.enumerated() {
      named[name] = Unicode.Scalar(UInt32(0x3B1 + index)).map { String(Character($0)) }
      if name != "sigmaf" {
        named[name.prefix(1).uppercased() + name.dropFirst()] =
          Unicode.Scalar(UInt32(0x391 + index)).map { String(Character($0)) }
      }
    }
    return named
  }()
}
