public import Foundation
internal import TextLayout

/// A line of a paragraph.
open class NSTextLineFragment: NSObject {
  /// The paragraph's text.
  public let attributedString: NSAttributedString
  /// The line's part of it, in UTF-16 units.
  public let characterRange: NSRange
  /// In points from the paragraph's corner.
  public let typographicBounds: CGRect
  /// From the corner of the bounds to the start of the baseline, in points.
  public let glyphOrigin: CGPoint

  private let kit: NSLayoutManager
  /// Retains the text of a line without an owner.
  private let ownStorage: NSTextStorage?
  private let line: LaidOutText.Line?
  /// The start of `attributedString` in the layout's text.
  private let base: Int

  /// The start of the line in the text, in UTF-16 units.
  var start: Int { base + characterRange.location }

  init(_ line: LaidOutText.Line, of text: NSAttributedString, from base: Int, kit: NSLayoutManager, offset: CGPoint) {
    attributedString = text
    characterRange = NSRange(location: line.range.lowerBound - base, length: line.range.count)
    typographicBounds = line.frame.offsetBy(dx: offset.x, dy: offset.y)
    glyphOrigin = CGPoint(x: 0, y: line.baseline - line.frame.minY)
    self.kit = kit
    self.line = line
    self.base = base
    ownStorage = nil
    super.init()
  }

  /// A separate line: a part of a text, without a width limit.
  public init(attributedString: NSAttributedString, range: NSRange) {
    self.attributedString = attributedString
    characterRange = range.clamped(to: attributedString.length)
    let part = attributedString.attributedSubstring(from: characterRange)
    let storage = NSTextStorage(attributedString: part)
    kit = NSLayoutManager()
    storage.addLayoutManager(kit)
    ownStorage = storage
    line = kit.layout.lines.first
    base = -characterRange.location
    typographicBounds = line.map { CGRect(origin: .zero, size: $0.frame.size) } ?? .zero
    glyphOrigin = CGPoint(x: 0, y: line.map { $0.baseline - $0.frame.minY } ?? 0)
    super.init()
  }

  public convenience init(string: String, attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attributes ?? [:]), range: range)
  }

  /// Paints the line, the start of its baseline at `point`.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let line else { return }
    let origin = CGPoint(x: point.x - line.frame.minX, y: point.y - line.baseline)
    context.append(kit.items(at: origin) { $0 == line.range })
  }

  // MARK: Places, in points from the corner of the bounds

  /// The origin of a character of `attributedString`, on the baseline.
  open func locationForCharacter(at index: Int) -> CGPoint {
    guard let line else { return .zero }
    return CGPoint(x: kit.geometry.caret(at: base + index).minX - line.frame.minX, y: glyphOrigin.y)
  }

  /// The character of `attributedString` that is nearest.
  open func characterIndex(for point: CGPoint) -> Int {
    guard let line else { return characterRange.location }
    let place = CGPoint(x: point.x + line.frame.minX, y: line.frame.midY)
    return kit.geometry.offset(closestTo: place) - base
  }

  /// The relative position of a point in a character, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    let end = characterRange.location + characterRange.length
    for index in characterRange.location..<max(end, characterRange.location) {
      let (from, to) = (locationForCharacter(at: index).x, locationForCharacter(at: index + 1).x)
      if point.x >= from, point.x < to { return (point.x - from) / (to - from) }
    }
    return 0
  }
}
