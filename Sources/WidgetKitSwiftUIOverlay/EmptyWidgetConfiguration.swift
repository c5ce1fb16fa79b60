/// The configuration of no widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public nonisolated init() {}
  public var _description: WidgetDescription { WidgetDescription(kind: "") { _ in nil } }
  public typealias Body = Never
}
