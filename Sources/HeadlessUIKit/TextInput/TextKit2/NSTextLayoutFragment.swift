public import Foundation
internal import TextLayout

/// A paragraph's lines. A subclass that a delegate makes paints more or otherwise.
open class NSTextLayoutFragment: NSObject {
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// Sizes are always exact.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// Text is laid out whole and at once.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// Whether the line of a text without characters counts.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  public enum State: UInt, Sendable {
    case none = 0
    case estimatedUsageBounds = 1
    case calculatedUsageBounds = 2
    case layoutAvailable = 3
  }

  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  open var textElement: NSTextElement? { element }
  private var element: NSTextElement?
  public let rangeInElement: NSTextRange
  open private(set) var textLineFragments: [NSTextLineFragment] = []
  /// From the frame's corner to the layout's, in points.
  private var layoutOffset = CGPoint.zero

  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    element = textElement
    self.rangeInElement =
      rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
    super.init()
  }

  /// Uses the layout's lines of an element. The last element includes the extra line after the text's last line break.
  func place(_ element: NSTextElement, in manager: NSTextLayoutManager, isLast: Bool) {
    textLayoutManager = manager
    guard let range = element.elementRange?.range else { return }
    let text = (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    let end = range.location + range.length
    let lines = manager.kit.layout.lines.filter {
      $0.range.lowerBound >= range.location && ($0.range.lowerBound < end || isLast)
    }
    let padding = manager.textContainer?.lineFragmentPadding ?? 0
    let box = lines.reduce(CGRect.null) { $0.union($1.frame) }
    ownFrame = box.isNull ? .zero : box.offsetBy(dx: padding, dy: 0)
    layoutOffset = box.isNull ? .zero : CGPoint(x: -box.minX, y: -box.minY)
    textLineFragments = lines.map {
      NSTextLineFragment($0, of: text, from: range.location, kit: manager.kit, offset: layoutOffset)
    }
  }

  private var ownFrame = CGRect.zero
  /// In points of the container: what the lines take up, behind the container's padding. That the frame is no wider isn't
  /// documented.
  open var layoutFragmentFrame: CGRect { ownFrame }
  /// The area in which the fragment draws, in points from the frame's corner.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
  open var state: State { textLayoutManager == nil ? .none : .layoutAvailable }

  /// Paints the lines, the frame's corner at `point`.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let manager = textLayoutManager else { return }
    let origin = CGPoint(x: point.x + layoutOffset.x, y: point.y + layoutOffset.y)
    let starts = Set(textLineFragments.map(\.start))
    context.append(manager.kit.items(at: origin) { starts.contains($0.lowerBound) })
  }

  /// The line at a vertical offset, in points from the frame's top; otherwise the nearest one, unless an exact match is required.
  open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool)
    -> NSTextLineFragment?
  {
    let found = textLineFragments.first {
      $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
    }
    if found != nil || requiresExactMatch { return found }
    return verticalOffset < 0 ? textLineFragments.first : textLineFragments.last
  }

  /// The line that a place of the text is in.
  ///
  /// - Parameter isUpstreamAffinity: whether a place where a line is broken belongs to the line before.
  open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
    let place = textLocation.offset
    return textLineFragments.last { isUpstreamAffinity && place > 0 ? $0.start < place : $0.start <= place }
  }
}
