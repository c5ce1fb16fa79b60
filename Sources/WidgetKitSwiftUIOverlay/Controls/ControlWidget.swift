/// A control of an app: a button or switch in Control Center, on the Lock Screen, or on the Action button.
@preconcurrency @MainActor public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Body { get }
}

extension ControlWidget {
  /// Controls aren't run here; a test shows one: `ControlPicture(MyControl.self)`.
  public static func main() {}
}

extension WidgetBundleBuilder {
  /// A control in a bundle; the list of a bundle's widgets has it not.
  public static func buildExpression(_ content: some ControlWidget) -> some Widget { _WidgetGroup() }
}
