public import Foundation
public import Graphics
internal import TextLayout

/// Core Text's font, which is UIKit's here: on iOS either can be taken for the other.
public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor
/// Core Foundation's attributed string, which is Foundation's here.
public typealias CFAttributedString = NSAttributedString

/// A font by its PostScript name, full name or family name; Helvetica for an unknown name, as with Core Text.
///
/// - Parameters:
///   - size: in points; 0 means 12.
///   - matrix: has no effect.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
  -> CTFont
{
  UIFont(name: name, size: size) ?? StringDrawing.defaultFont.withSize(size == 0 ? 12 : size)
}

/// The kinds of fonts that the system's interface uses.
public enum CTFontUIFontType: UInt32, Sendable {
  case none = 0xFFFF_FFFF
  case user = 0
  case userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem, miniEmphasizedSystem
  case views, application, label, menuTitle, menuItem, menuItemMark, menuItemCmdKey, windowTitle, pushButton
  case utilityWindowTitle, alertHeader, systemDetail, emphasizedSystemDetail, toolbar, smallToolbar, message, palette
  case toolTip, controlContent
}

/// A font of the system's interface: the system's font, bold for the emphasized kinds, and the monospaced one.
///
/// - Parameters:
///   - size: in points; 0 means 13, the size of most kinds on a Mac. Which sizes iOS has isn't known.
///   - language: has no effect.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont?
{
  let size = size == 0 ? 13 : size
  switch uiType {
  case .none: return nil
  case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
  case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail, .alertHeader:
    return .boldSystemFont(ofSize: size)
  default: return .systemFont(ofSize: size)
  }
}

/// - Parameter matrix: has no effect.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}

/// A font of a file, in a size; `UIFont(name:size:)` finds it from then on.
///
/// - Parameters:
///   - size: in points; 0 means 12.
///   - matrix: has no effect.
///   - attributes: have no effect.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  _ = try? FontRegistry.registerFont(at: graphicsFont.path)
  return CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix)
}

/// The same font with other attributes; a size of 0 keeps the font's.
///
/// - Parameter matrix: has no effect.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  guard let attributes else { return size == 0 ? font : font.withSize(size) }
  let descriptor = font.fontDescriptor.addingAttributes(attributes.fontAttributes)
  return UIFont(descriptor: descriptor, size: size == 0 ? font.pointSize : size)
}

/// The same font with other traits, those of `symTraitMask`; nil where its family lacks them.
///
/// - Parameter matrix: has no effect.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask.traits)
    .union(symTraitValue.intersection(symTraitMask).traits)
  return font.fontDescriptor.withSymbolicTraits(traits).map {
    UIFont(descriptor: $0, size: size == 0 ? font.pointSize : size)
  }
}

/// Style in broad terms.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)

  var traits: UIFontDescriptor.SymbolicTraits { UIFontDescriptor.SymbolicTraits(rawValue: rawValue) }
}

public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// The PostScript name: not every font's full name is known here.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }

/// In points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// In points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// In points; positive, unlike `UIFont.descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// In points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// In points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// In points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// The glyphs of characters; 0 for those that the font lacks. Whether it has all of them.
///
/// - Parameters:
///   - characters: UTF-16 units. The second of a pair that make one character has no glyph.
///   - glyphs: as much room as there are characters.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  let found = font.nominalGlyphs(of: Array(UnsafeBufferPointer(start: characters, count: max(count, 0))))
  var isComplete = true
  for (index, glyph) in found.enumerated() {
    glyphs[index] = glyph ?? 0
    // The second of a pair isn't missing.
    let isSecond =
      UTF16.isTrailSurrogate(characters[index]) && index > 0 && UTF16.isLeadSurrogate(characters[index - 1])
    if glyph == nil, !isSecond { isComplete = false }
  }
  return isComplete
}

/// A glyph's number in its font.
public typealias CGGlyph = UInt16
/// A UTF-16 unit.
public typealias UniChar = UInt16
/// A Unicode scalar.
public typealias UTF32Char = UInt32

/// The number itself: the processor's order of bytes is the little one.
public func NSSwapHostIntToLittle(_ x: UInt32) -> UInt32 { x.littleEndian }
public func NSSwapHostIntToBig(_ x: UInt32) -> UInt32 { x.bigEndian }
public func NSSwapLittleIntToHost(_ x: UInt32) -> UInt32 { UInt32(littleEndian: x) }
public func NSSwapBigIntToHost(_ x: UInt32) -> UInt32 { UInt32(bigEndian: x) }

// The attributes that Core Text and UIKit share, by Core Text's names.

public let kCTFontAttributeName: CFString = "NSFont"
/// A `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// Whether the text has the fill colour of the context that it is drawn in, a number.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// A `CGColor`.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
