internal import Foundation

/// A format of a file, held against the values that are put into it. C's functions believe a format: `%@` and `%s` read memory
/// wherever a number points to, and a width of millions takes as many bytes. What doesn't fit is shown as it is written.
package struct CheckedFormat {
  /// With what doesn't fit as text.
  package private(set) var format = ""
  /// Those of the values that are put in.
  package private(set) var arguments: [any CVarArg]
  /// What doesn't fit, each as `%@ for a number`.
  package private(set) var faults: [String] = []

  /// The greatest width and precision.
  private static let widest = 1000

  package init(_ format: String, _ arguments: [any CVarArg]) {
    self.arguments = []
    var kept: [any CVarArg] = []
    var rest = Substring(format)
    var next = 0
    var hasPositions = false
    while let start = rest.firstIndex(of: "%") {
      self.format += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("%%") {
        self.format += "%%"
        rest = rest.dropFirst(2)
        continue
      }
      guard let specifier = FormatSpecifier(rest), specifier.variable == nil else {
        // A percent sign with nothing behind it stands for itself; a format that takes its width from the values doesn't.
        let word = rest.prefix(8).prefix { !$0.isWhitespace }
        if word.count > 1 { faults.append("\(word), which isn't a format that files may have") }
        self.format += "%%"
        rest = rest.dropFirst()
        continue
      }
      rest = rest[specifier.end...]
      if specifier.position == nil { next += 1 } else { hasPositions = true }
      let place = specifier.position ?? next - 1
      let value = arguments.indices.contains(place) ? arguments[place] : nil
      if let fault = CheckedFormat.fault(specifier, value) {
        faults.append("\(specifier.text) \(fault)")
        self.format += "%" + specifier.text
      } else {
        self.format += specifier.text
        if let value, specifier.position == nil { kept.append(value) }
      }
    }
    self.format += rest
    self.arguments = hasPositions ? arguments : kept
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
    default: return nil
    }
  }

  /// The text of a format, with the values in it. A format of an app's file is held against them, and what doesn't fit is reported
  /// with the file; one that code writes is Foundation's alone, as on iOS.
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
