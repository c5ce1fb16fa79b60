public import Foundation

/// An option for `NSString.stringEncoding(for:encodingOptions:convertedString:usedLossyConversion:)`.
public struct StringEncodingDetectionOptionsKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Encodings to try first, as numbers.
  public static let suggestedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionSuggestedEncodingsKey")
  /// Encodings that aren't tried, as numbers.
  public static let disallowedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionDisallowedEncodingsKey")
  /// A Boolean number: only the suggested ones are tried.
  public static let useOnlySuggestedEncodingsKey = Self(
    rawValue: "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey")
  /// A Boolean number. Texts are never converted with losses here.
  public static let allowLossyKey = Self(rawValue: "NSStringEncodingDetectionAllowLossyKey")
  public static let fromWindowsKey = Self(rawValue: "NSStringEncodingDetectionFromWindowsKey")
  public static let lossySubstitutionKey = Self(rawValue: "NSStringEncodingDetectionLossySubstitutionKey")
  public static let likelyLanguageKey = Self(rawValue: "NSStringEncodingDetectionLikelyLanguageKey")
}

extension NSString {
  /// Finds the encoding of a text: by its byte order mark, or the first of the suggested encodings, UTF-8, and Windows' Western
  /// European one that the bytes are valid in. Foundation on Apple's platforms also examines which letters are likely.
  ///
  /// - Parameters:
  ///   - data: the text.
  ///   - opts: suggested and excluded encodings.
  ///   - string: receives the text.
  ///   - usedLossyConversion: receives false.
  /// - Returns: the encoding's number; 0 if none fits.
  public class func stringEncoding(
    for data: Data, encodingOptions opts: [StringEncodingDetectionOptionsKey: Any]? = nil,
    convertedString string: UnsafeMutablePointer<NSString?>?, usedLossyConversion: UnsafeMutablePointer<ObjCBool>?
  ) -> UInt {
    func encodings(_ key: StringEncodingDetectionOptionsKey) -> [String.Encoding] {
      (opts?[key] as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.uintValue ?? $0 as? UInt }
        .map(String.Encoding.init(rawValue:))
    }
    let excluded = encodings(.disallowedEncodingsKey)
    let isLimited = (opts?[.useOnlySuggestedEncodingsKey] as? NSNumber)?.boolValue ?? false
    let usual = isLimited ? [] : marked(data).map { [$0] } ?? [.utf8, .windowsCP1252]
    usedLossyConversion?.pointee = false
    for encoding in encodings(.suggestedEncodingsKey) + usual where !excluded.contains(encoding) {
      guard let text = String(data: data, encoding: encoding) else { continue }
      string?.pointee = NSString(string: text)
      return encoding.rawValue
    }
    string?.pointee = nil
    return 0
  }

  /// The encoding that the text's first bytes name.
  private static func marked(_ data: Data) -> String.Encoding? {
    let start = Array(data.prefix(4))
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] { return .utf32 }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return .utf16 }
    return nil
  }
}
