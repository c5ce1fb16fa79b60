internal import Foundation
internal import ImageFormats

/// Converts names to file names.
package enum FileNames {
  /// The maximum length of a component, in bytes.
  static let maximumLength = 160
  /// The maximum length of a file name on common file systems, in bytes.
  static let maximumNameLength = 255

  /// Returns `name` with every run of characters that aren't letters, digits or underscores replaced by a hyphen, without hyphens
  /// at the ends. Long names are truncated, with a digest of the complete name.
  package static func cleaned(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    var pendingHyphen = false
    for scalar in name.precomposedStringWithCanonicalMapping.unicodeScalars {
      guard isWordCharacter(scalar) else {
        pendingHyphen = !result.isEmpty
        continue
      }
      if pendingHyphen { result.append("-") }
      pendingHyphen = false
      result.append(scalar)
    }
    let cleaned = String(result)
    if cleaned.isEmpty { return "_" }
    return cleaned.utf8.count <= maximumLength ? cleaned : shortened(cleaned, from: name, to: maximumLength)
  }

  /// Joins cleaned components with space for an extension. Long names are truncated, with a digest of the complete name.
  static func fitting(_ name: String, ending: String) -> String {
    let room = max(maximumNameLength - ending.utf8.count, maximumLength)
    return name.utf8.count <= room ? name : shortened(name, from: name, to: room)
  }

  /// Whether `cleaned` returns a name that isn't empty.
  static func isClean(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && name.unicodeScalars.first != "-"
      && name.unicodeScalars.allSatisfy { $0 == "-" || isWordCharacter($0) }
  }

  /// The word characters of regular expressions.
  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic { return true }
    return switch scalar.properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar == "\u{200C}" || scalar == "\u{200D}"
    }
  }

  private static func shortened(_ cleaned: String, from name: String, to length: Int) -> String {
    var digest = ""
    var bytes = Array(name.utf8)
    bytes.withUnsafeMutableBytes { digest = Digest(of: UnsafeRawBufferPointer($0)).description }
    var kept = ""
    for character in cleaned {
      if kept.utf8.count + character.utf8.count > length - 13 { break }
      kept.append(character)
    }
    while kept.hasSuffix(".") { kept.removeLast() }
    return "\(kept)-\(digest.prefix(12))"
  }
}
