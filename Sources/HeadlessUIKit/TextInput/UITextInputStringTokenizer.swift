public import Foundation

/// Finds the units of a text input's text by its characters.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let unit = units(of: granularity).first(where: { contains($0, offset(of: position), direction) })
    else { return nil }
    let begin = input.beginningOfDocument
    guard let start = input.position(from: begin, offset: unit.location),
      let end = input.position(from: begin, offset: unit.location + unit.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let offset = offset(of: position)
    return units(of: granularity).contains {
      isForward(direction) ? $0.location + $0.length == offset : $0.location == offset
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input else { return nil }
    let offset = offset(of: position)
    let units = units(of: granularity)
    let boundary =
      isForward(direction)
      ? units.map { $0.location + $0.length }.first { $0 > offset }
      : units.map(\.location).last { $0 < offset }
    return boundary.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    units(of: granularity).contains { contains($0, offset(of: position), direction) }
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    direction != .storage(.backward) && direction != .layout(.left) && direction != .layout(.up)
  }

  /// Forward, a unit contains its start and not its end; backward it is the reverse.
  private func contains(_ unit: NSRange, _ offset: Int, _ direction: UITextDirection) -> Bool {
    isForward(direction)
      ? unit.location <= offset && offset < unit.location + unit.length
      : unit.location < offset && offset <= unit.location + unit.length
  }

  private func offset(of position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func units(of granularity: UITextGranularity) -> [NSRange] {
    guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole)
    else { return [] }
    return TextUnits.ranges(of: granularity, in: text)
  }
}
