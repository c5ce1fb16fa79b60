/// The environment of a tab bar accessory. Only the app sets it: accessories aren't shown.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public typealias Value = UITabAccessory.Environment
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}

extension UITraitCollection {
  public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }

  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init { $0.tabAccessoryEnvironment = tabAccessoryEnvironment }
  }
}

extension UIMutableTraits {
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}
