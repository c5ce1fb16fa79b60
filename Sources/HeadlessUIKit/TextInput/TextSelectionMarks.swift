import Foundation
internal import Graphics

/// The marks of editing: the caret, or the highlight of the selection with its handles, in points of the text input. They are only
/// painted if a snapshot requests it, because a caret blinks.
@MainActor struct TextSelectionMarks {
  /// Nil while text is selected, or where none can be typed.
  var caret: CGRect?
  /// The selection's rectangles, line by line.
  var highlight: [CGRect] = []
  /// The edges of the selection, as high as their lines; nil without a selection.
  var edges: (start: CGRect, end: CGRect)?
  let tint: Color

  /// The marks behind the text.
  var itemsBehind: [DisplayItem] {
    guard !highlight.isEmpty else { return [] }
    var color = tint
    color.alpha *= TextMarkMetrics.current.highlightStrength
    return highlight.map { .fill(Path(rect: $0), .color(color)) }
  }

  /// The marks above the text.
  var itemsAbove: [DisplayItem] {
    var items: [DisplayItem] = []
    if let caret {
      let radius = min(caret.width, caret.height) / 2
      items.append(.fill(Path(roundedRect: caret, cornerRadius: radius), .color(tint)))
    }
    if let edges {
      items += handle(on: edges.start, isUp: true) + handle(on: edges.end, isUp: false)
    }
    return items
  }

  private func handle(on edge: CGRect, isUp: Bool) -> [DisplayItem] {
    let radius = TextMarkMetrics.current.handleRadius
    let bar = CGRect(x: edge.minX - 1, y: edge.minY, width: 2, height: edge.height)
    let y = isUp ? edge.minY - radius : edge.maxY + radius
    let dot = CGRect(x: edge.minX - radius, y: y - radius, width: radius * 2, height: radius * 2)
    return [.fill(Path(rect: bar), .color(tint)), .fill(Path(ellipseIn: dot), .color(tint))]
  }
}

extension EditableText {
  /// Nil if they aren't requested.
  var selectionMarks: TextSelectionMarks? {
    guard isFirstResponder, UIScreen.main.configuration.showsTextSelection else { return nil }
    var marks = TextSelectionMarks(tint: (tintColor ?? .systemBlue).displayColor(for: traitCollection))
    let range = editedSelection.range
    if range.length == 0 {
      if showsCaret { marks.caret = caretRect(for: TextOffset(range.location)) }
      return marks
    }
    let boxes = selectionRects(for: TextSpan(range)).map(\.rect)
    marks.highlight = boxes
    let start = caretRect(for: TextOffset(range.location))
    let end = caretRect(for: TextOffset(range.location + range.length))
    marks.edges = (start, end)
    return marks
  }

  /// Brings what marks the selection up to date.
  func selectionLookDidChange() {
    guard UIScreen.main.configuration.showsTextSelection else { return }
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// Places the view with caret and handles above everything else; called with each layout.
  func placeSelectionView(_ view: inout UITextSelectionView?) {
    guard selectionMarks != nil else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = view ?? UITextSelectionView(self)
    view = shown
    if shown.superview !== self || subviews.last !== shown { addSubview(shown) }
    if shown.frame != bounds { shown.frame = bounds }
    if shown.bounds != bounds { shown.bounds = bounds }
    shown.setNeedsDisplay()
  }
}

/// Shows the caret and the handles of a text input. The name is UIKit's.
final class UITextSelectionView: UIView {
  private weak var owner: (any EditableText)?

  init(_ owner: any EditableText) {
    self.owner = owner
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func contentItems() -> [DisplayItem] { owner?.selectionMarks?.itemsAbove ?? [] }
}
