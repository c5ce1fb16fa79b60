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
