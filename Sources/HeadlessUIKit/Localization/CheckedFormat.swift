internal import Foundation

/// A format from a file, checked against its arguments. C's functions don't check formats: `%@` and `%s` read memory at any
/// address, and a width of millions allocates as many bytes. Specifiers that don't match are shown unchanged.
package struct CheckedFormat {
  /// With what doesn't fit as text.
  package private(set) var format = ""
  /// The types of the arguments.
  package private(set) var arguments: [any CVarArg]
  /// The mismatches, each as `%@ for a number`.
  package private(set) var faults: [String] = []

  /// The greatest width and precision.
  private static let widest = 1000

  /// A part of a format: literal text, or a specifier.
  private enum Part {
    case text(String)
    case value(place: Int, body: String)
  }

  package init(_ format: String, _ arguments: [any CVarArg]) {
    self.arguments = []
    var parts: [Part] = []
    var rest = Substring(format)
    var next = 0
    while let start = rest.firstIndex(of: "%") {
      parts.append(.text(String(rest[..<start])))
      rest = rest[start...]
      if rest.hasPrefix("%%") {
        parts.append(.text("%%"))
        rest = rest.dropFirst(2)
        continue
      }
      guard let specifier = FormatSpecifier(rest), specifier.variable == nil else {
        // A percent sign at the end is literal; a format that takes its width from the arguments isn't supported.
        let word = rest.prefix(8).prefix { !$0.isWhitespace }
        if word.count > 1 { faults.append("\(word), which isn't a format that files may have") }
        parts.append(.text("%%"))
        rest = rest.dropFirst()
        continue
      }
      rest = rest[specifier.end...]
      if specifier.position == nil { next += 1 }
      let place = specifier.position ?? next - 1
      let value = arguments.indices.contains(place) ? arguments[place] : nil
      if let fault = CheckedFormat.fault(specifier, value) {
        faults.append("\(specifier.text) \(fault)")
        parts.append(.text("%" + specifier.text))
      } else {
        parts.append(.value(place: place, body: specifier.body))
      }
    }
    parts.append(.text(String(rest)))
    put(parts, arguments)
  }

  /// Writes down the parts, each value with its position among those that are put in: with a position left out, Foundation takes the
  /// values behind it from the wrong places.
  private mutating func put(_ parts: [Part], _ all: [any CVarArg]) {
    var places: [Int] = []
    for case .value(let place, _) in parts where !places.contains(place) { places.append(place) }
    places.sort()
    arguments = places.map { all[$0] }
    for part in parts {
      switch part {
      case .text(let text): format += text
      case .value(let place, let body): format += "%\((places.firstIndex(of: place) ?? 0) + 1)$\(body)"
      }
    }
  }

  /// Why a value can't be put in; nil where it can.
  private static func fault(_ specifier: FormatSpecifier, _ value: (any CVarArg)?) -> String? {
    guard let value else { return "without a value for it" }
    let numbers = specifier.body.split { !$0.isASCII || !$0.isNumber }
    guard numbers.allSatisfy({ Int($0).map { $0 <= widest } == true }) else { return "with a width of over \(widest)" }
    let isObject = value is String || type(of: value) is AnyObject.Type
    switch specifier.body.last {
    case "@": return isObject ? nil : "for a value that is no object"
    case "s", "S": return value is any _Pointer || value is OpaquePointer ? nil : "for a value that is no pointer"
    // Fractions and other values are handed over in different registers: a wrong kind shifts all values behind it.
    case "a", "A", "e", "E", "f", "F", "g", "G":
      return value is any BinaryFloatingPoint ? nil : "for a value that is no fraction"
    default: return value is any BinaryFloatingPoint ? "for a fraction" : nil
    }
  }

  /// The text of a format with arguments. A format of an app's file is checked against them, and mismatches are reported with the
  /// file; one in code is passed to Foundation, as on iOS.
  static func text(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let (form, values) = PluralString.resolve(format, arguments)
    let checked = CheckedFormat(form, values)
    guard !checked.faults.isEmpty, let path = StringTable.file(of: format) else {
      return String(format: form, locale: locale, arguments: values)
    }
    ResourceProblem(
      severity: .error, path: path, line: nil,
      text:
        "expected formats that fit the values that the app puts in, and found \(checked.faults.joined(separator: "; ")), in "
        + "\"\(form.prefix(80))\". It is shown as it is written."
    ).tell()
    return String(format: checked.format, locale: locale, arguments: checked.arguments)
  }
}
