public import Foundation

/// TextKit 2's layout, implemented by an `NSLayoutManager`: the text is laid out in one way here, completely.
open class NSTextLayoutManager: NSObject {
  public enum SegmentType: Int, Sendable {
    /// Up to the glyphs' edges.
    case standard = 0
    /// Lines that continue in the next one extend to the end of the available width.
    case selection = 1
    /// Equal to `standard`.
    case highlight = 2
  }

  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// Only the first and the last line.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
  }

  /// The layout manager that lays out the text.
  let kit: NSLayoutManager

  public override convenience init() {
    self.init(NSLayoutManager())
  }

  init(_ kit: NSLayoutManager) {
    self.kit = kit
    ownContainer = kit.textContainers.first
    super.init()
    ownContainer?.textLayoutManager = self
    kit.prepare = { [weak self] in self?.prepared($0) ?? $0 }
  }

  open weak var delegate: (any NSTextLayoutManagerDelegate)? {
    didSet { kit.textDidChange() }
  }
  open internal(set) weak var textContentManager: NSTextContentManager?
  /// The whole text; empty without one.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }

  /// Replaces the content manager.
  open func replace(_ textContentManager: NSTextContentManager) { textContentManager.addTextLayoutManager(self) }

  private var ownContainer: NSTextContainer?
  open var textContainer: NSTextContainer? {
    get { ownContainer }
    set {
      guard newValue !== ownContainer else { return }
      if let ownContainer {
        ownContainer.textLayoutManager = nil
        kit.removeContainer(ownContainer)
      }
      ownContainer = newValue
      newValue?.textLayoutManager = self
      if let newValue { kit.addTextContainer(newValue) }
    }
  }

  open var usesFontLeading: Bool {
    get { kit.usesFontLeading }
    set {
      kit.usesFontLeading = newValue
      kit.textDidChange()
    }
  }
  open var usesHyphenation: Bool {
    get { kit.usesDefaultHyphenation }
    set { kit.usesDefaultHyphenation = newValue }
  }

  /// The bounds of the text, in points of the container.
  open var usageBoundsForTextContainer: CGRect { textContainer.map(kit.usedRect) ?? .zero }

  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

  // MARK: Layout

  open func ensureLayout(for range: NSTextRange) { kit.ensureLayout(forCharacterRange: range.range) }
  open func ensureLayout(for bounds: CGRect) { if let textContainer { kit.ensureLayout(for: textContainer) } }
  open func invalidateLayout(for range: NSTextRange) { kit.textDidChange() }

  private var known: (generation: Int, fragments: [NSTextLayoutFragment])?

  /// One fragment for each paragraph.
  var fragments: [NSTextLayoutFragment] {
    if let known, known.generation == kit.generation { return known.fragments }
    let generation = kit.generation
    guard let storage = textContentManager as? NSTextContentStorage else { return [] }
    var ranges = storage.paragraphRanges
    if ranges.isEmpty { ranges = [NSRange(location: 0, length: 0)] }
    let made = ranges.map { range -> NSTextLayoutFragment in
      let element = storage.paragraph(range)
      let fragment =
        delegate?.textLayoutManager(self, textLayoutFragmentFor: TextStorageLocation(range.location), in: element)
        ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
      fragment.place(element, in: self, isLast: range == ranges.last)
      return fragment
    }
    known = (generation, made)
    return made
  }

  /// The fragment at a point, in points of the container; nil if there is none.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    fragments.first { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
  }

  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    fragments.first { $0.rangeInElement.contains(location) }
  }

  /// Calls `block` for each fragment from the one that contains a location on, until it returns false; returns the last location.
  /// Nil starts at the start, or at the end for a reverse enumeration.
  @discardableResult open func enumerateTextLayoutFragments(
    from textLocation: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    let all = fragments.filter { !$0.rangeInElement.isEmpty || options.contains(.ensuresExtraLineFragment) }
    let wanted = all.filter { fragment in
      guard let place = textLocation?.offset else { return true }
      let range = fragment.rangeInElement.range
      return isReverse ? range.location < max(place, 1) : range.location + range.length > place || range.length == 0
    }
    for fragment in isReverse ? wanted.reversed() : wanted {
      if !block(fragment) { return fragment.rangeInElement.location }
    }
    return isReverse ? textContentManager?.documentRange.location : textContentManager?.documentRange.endLocation
  }

  /// Calls `block` for each line that has a part of the range: the part, its rectangle in points of the container, the baseline
  /// below the rectangle's top, the container. Ends where it answers false.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let textContainer else { return }
    let wholeRange = textRange.range
    let room: ClosedRange<CGFloat>? =
      type == .selection ? 0...max(textContainer.size.width - 2 * textContainer.lineFragmentPadding, 0) : nil
    var parts = kit.segments(of: wholeRange, filling: room)
    if options.contains(.middleFragmentsExcluded), parts.count > 2 { parts = [parts[0], parts[parts.count - 1]] }
    for part in parts {
      let range = options.contains(.rangeNotRequired) ? nil : NSTextRange(part.range)
      if !block(range, part.rect, part.baseline, textContainer) { return }
    }
  }

  // MARK: Looks that aren't the text's

  private var renderingAttributes: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []

  /// Override others for the range: colours and lines, which leave the layout as it is.
  open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
    removeRendering(nil, textRange.range)
    self.renderingAttributes.append((textRange.range, renderingAttributes))
    kit.textDidChange()
  }

  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {
    removeRendering(renderingAttribute, textRange.range)
    if let value { renderingAttributes.append((textRange.range, [renderingAttribute: value])) }
    kit.textDidChange()
  }

  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
    removeRendering(renderingAttribute, textRange.range)
    kit.textDidChange()
  }

  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    removeRendering(nil, textRange.range)
    kit.textDidChange()
  }

  /// Removes an attribute, or all, from a range of the text.
  private func removeRendering(_ key: NSAttributedString.Key?, _ removed: NSRange) {
    renderingAttributes = renderingAttributes.flatMap { range, attributes in
      let common = NSIntersectionRange(range, removed)
      guard common.length > 0 else { return [(range, attributes)] }
      let head = NSRange(location: range.location, length: common.location - range.location)
      let tail = NSRange(
        location: common.location + common.length,
        length: range.location + range.length - common.location - common.length)
      let left = attributes.filter { key != nil && $0.key != key }
      return [(head, attributes), (common, left), (tail, attributes)].filter { $0.0.length > 0 && !$0.1.isEmpty }
    }
  }

  /// Attributes that don't affect the layout.
  private static let painted: Set<NSAttributedString.Key> = [
    .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor,
    .shadow, .strokeColor,
  ]

  private func prepared(_ text: NSAttributedString) -> NSAttributedString {
    let shown = (textContentManager as? NSTextContentStorage)?.shown(text) ?? text
    guard !renderingAttributes.isEmpty else { return shown }
    let painted = NSMutableAttributedString(attributedString: shown)
    for (range, attributes) in renderingAttributes {
      painted.addAttributes(
        attributes.filter { NSTextLayoutManager.painted.contains($0.key) }, range: range.clamped(to: shown.length))
    }
    return painted
  }
}
