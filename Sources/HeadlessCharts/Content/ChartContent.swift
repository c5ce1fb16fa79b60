public import HeadlessSwiftUI

/// A part of a chart: a mark, or content that consists of marks.
@preconcurrency @MainActor public protocol ChartContent {
  associatedtype Body: ChartContent

  @ChartContentBuilder var body: Body { get }
  /// Adds the marks to a chart.
  func _collect(_ marks: _ChartMarks)
}

extension ChartContent {
  public func _collect(_ marks: _ChartMarks) { body._collect(marks) }
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(type(of: self)) is a mark of the chart's own and has no body.") }
}

extension Never: ChartContent {}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) { self?._collect(marks) }
}

extension Group: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public init(@ChartContentBuilder content: () -> Content) { self = .holding(content()) }
  public func _collect(_ marks: _ChartMarks) { content._collect(marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) {
    for element in data { content(element)._collect(marks) }
  }
}

extension ForEach where Content: ChartContent {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(entries: data, id: \.id, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(entries: data, id: id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(entries: data, id: \.self, content: content)
  }
}

/// Marks as one part of a chart, which modifiers change together.
public struct Plot<Content: ChartContent> {
  let content: Content
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension Plot: ChartContent {
  public typealias Body = Never
  @preconcurrency nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  public func _collect(_ marks: _ChartMarks) { content._collect(marks) }
}
