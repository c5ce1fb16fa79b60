/// Several views.
public struct TupleView<Views>: View {
  public var value: Views

  public init(_ value: Views) { self.value = value }
}
