/// The marks along an axis of a chart.
@preconcurrency @MainActor public protocol AxisContent {
  associatedtype Body: AxisContent

  @AxisContentBuilder var body: Body { get }
  /// Adds the marks to an axis.
  func _collect(_ axis: _AxisMarkSets)
}

extension AxisContent {
  public func _collect(_ axis: _AxisMarkSets) { body._collect(axis) }
}

extension AxisContent where Body == Never {
  public var body: Never { fatalError("\(type(of: self)) is content of the axis' own and has no body.") }
}

extension Never: AxisContent {
  public func _collect(_ axis: _AxisMarkSets) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public typealias Body = Never
  public func _collect(_ axis: _AxisMarkSets) { self?._collect(axis) }
}
