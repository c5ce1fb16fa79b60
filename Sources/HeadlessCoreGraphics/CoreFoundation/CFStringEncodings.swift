internal import CoreFoundation
internal import Foundation

/// Core Foundation's number of an encoding.
public typealias CFStringEncoding = UInt32

/// Encodings of older systems, by Core Foundation's numbers.
public enum CFStringEncodings: Int, Sendable {
  case macJapanese = 1
  case isoLatin2 = 0x0202
  case isoLatinCyrillic = 0x0205
  case isoLatinGreek = 0x0207
  case isoLatin9 = 0x020F
  case dosLatinUS = 0x0400
  case dosLatin1 = 0x0410
  case windowsLatin2 = 0x0501
  case windowsCyrillic = 0x0502
  case windowsGreek = 0x0503
  case shiftJIS = 0x0A01
  case KOI8_R = 0x0A02
  case big5 = 0x0A03
  case GB_2312_80 = 0x0630
  case GBK_95 = 0x0631
  case GB_18030_2000 = 0x0632
  case EUC_JP = 0x0920
  case EUC_CN = 0x0930
  case EUC_KR = 0x0940
}

/// Seconds between 1 January 1970 and 1 January 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// Seconds between 1 January 1904 and 1 January 2001.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// Foundation's number of an encoding, as of `String.Encoding`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  UInt(CoreFoundation.CFStringConvertEncodingToNSStringEncoding(encoding))
}

/// Core Foundation's number of an encoding of Foundation.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  CoreFoundation.CFStringConvertNSStringEncodingToEncoding(.init(encoding))
}

/// The number that no encoding has.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// Core Foundation's number of an encoding, by its name in heads of responses and documents, such as `utf-8`.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  switch theString.lowercased() {
  case "utf-8", "utf8": 0x0800_0100
  case "us-ascii", "ascii": 0x0600
  case "utf-16": 0x0100
  case "iso-8859-1", "latin1": 0x0201
  case "windows-1252", "cp1252": 0x0500
  default: charSets[theString.lowercased()].map { CFStringEncoding($0.rawValue) } ?? kCFStringEncodingInvalidId
  }
}

private var charSets: [String: CFStringEncodings] {
  [
    "iso-8859-2": .isoLatin2, "iso-8859-5": .isoLatinCyrillic, "iso-8859-7": .isoLatinGreek, "iso-8859-15": .isoLatin9,
    "windows-1250": .windowsLatin2, "windows-1251": .windowsCyrillic, "windows-1253": .windowsGreek,
    "shift_jis": .shiftJIS, "koi8-r": .KOI8_R, "big5": .big5, "gb2312": .EUC_CN, "gbk": .GBK_95,
    "gb18030": .GB_18030_2000, "euc-jp": .EUC_JP, "euc-kr": .EUC_KR,
  ]
}
