/// A view whose type isn't told.
public struct AnyView: View, ViewAround {
  let inner: any View

  public init<Content: View>(_ view: Content) { inner = view }
  public init<Content: View>(erasing view: Content) { inner = view }
}
