internal import Foundation
internal import ImageFormats

/// Turns names that people give into names of files.
package enum FileNames {
  /// The longest part of a file's name, in bytes.
  static let maximumLength = 160
  /// The longest name that file systems allow, in bytes.
  static let maximumNameLength = 255

  /// `name` with every run of characters that aren't letters, digits or underscores replaced by a hyphen, and none at
  /// the ends. Names that are too long are cut, and a digest of the whole keeps them apart.
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

  /// A name of cleaned parts that has room for an ending. Names that are too long are cut, and a digest of the whole keeps
  /// them apart.
  static func fitting(_ name: String, ending: String) -> String {
    let room = max(maximumNameLength - ending.utf8.count, maximumLength)
    return name.utf8.count <= room ? name : shortened(name, from: name, to: room)
  }

  /// Whether `cleaned` may give a name.
  static func isClean(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && name.unicodeScalars.first != "-"
      && name.unicodeScalars.allSatisfy { $0 == "-" || isWordCharacter($0) }
  }

  /// What regular expressions call a word character.
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
