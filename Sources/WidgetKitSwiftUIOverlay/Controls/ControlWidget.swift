/// A control of an app: a button or toggle in Control Center, on the Lock Screen, or for the Action button.
@preconcurrency @MainActor public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Body { get }
}

extension ControlWidget {
  /// Has no effect: controls don't run here. A test shows a control with `ControlPicture(MyControl.self)`.
  public static func main() {}
}

extension WidgetBundleBuilder {
  /// Adds a control to a bundle. The list of the bundle's widgets doesn't include it.
  public static func buildExpression(_ content: some ControlWidget) -> some Widget { _WidgetGroup() }
}
