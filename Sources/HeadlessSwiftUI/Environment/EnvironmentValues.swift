public import Foundation
public import HeadlessUIKit

/// What views are told of what is around them. Represented views and the bodies that lead to them read it; the system's values are
/// those of the traits of the view that hosts them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The traits of the view that shows the content.
  var traits = UITraitCollection()
  var edgesWithoutSafeArea: Edge.Set = []

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? Key.Value) ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// What is read at this moment.
  @MainActor static var current = EnvironmentValues()

  /// Has something read these values.
  @MainActor func reading<Result>(_ read: () -> Result) -> Result {
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    return read()
  }

  public var colorScheme = ColorScheme.light
  public var colorSchemeContrast = ColorSchemeContrast.standard
  public var layoutDirection = LayoutDirection.leftToRight
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var dynamicTypeSize = DynamicTypeSize.large
  public var displayScale: CGFloat = 1
  public var pixelLength: CGFloat { 1 / max(1, displayScale) }
  public var locale = Locale.current
  public var calendar = Calendar.current
  public var timeZone = TimeZone.current
  public var isEnabled = true
  public var font: Font?
  public var lineLimit: Int?
  public var multilineTextAlignment = TextAlignment.leading
  public var scenePhase = ScenePhase.active
  public var redactionReasons: RedactionReasons = []
  public var accessibilityReduceMotion = false
  public var accessibilityReduceTransparency = false
  public var accessibilityDifferentiateWithoutColor = false
  public var accessibilityInvertColors = false
  public var accessibilityVoiceOverEnabled = false
  public var isPresented = false
  public var isSearching = false
  public var dismiss = DismissAction()
  public var presentationMode = Binding.constant(PresentationMode())
  public var openURL = OpenURLAction { _ in .discarded }
  public var undoManager: UndoManager?
}

extension EnvironmentValues {
  /// The environment of what a view shows.
  @MainActor init(of view: UIView, in controller: UIViewController?) {
    traits = view.traitCollection
    colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
    colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    displayScale = traits.displayScale
    isPresented = controller?.presentingViewController != nil
    dismiss = DismissAction { [weak controller] in controller?.leave() }
    presentationMode = .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}

extension UIViewController {
  /// Ends its presentation, or goes back from it.
  fileprivate func leave() {
    if let navigationController, navigationController.viewControllers.first !== self, presentedViewController == nil {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
