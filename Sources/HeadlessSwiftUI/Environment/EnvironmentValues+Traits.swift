internal import Foundation
internal import HeadlessUIKit

extension EnvironmentValues {
  /// Applies the traits of the view that hosts the content, and the values of its controller.
  @MainActor mutating func setTraits(of view: UIView, in controller: UIViewController?) {
    let traits = view.traitCollection
    self.traits = traits
    colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
    colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
    legibilityWeight = LegibilityWeight(traits.legibilityWeight)
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    displayScale = traits.displayScale
    scenePhase = ScenePhase(view.window?.windowScene?.activationState ?? .foregroundActive)
    accessibilityVoiceOverEnabled = UIAccessibility.isVoiceOverRunning
    accessibilityEnabled = accessibilityVoiceOverEnabled
    isPresented = controller?.presentingViewController != nil
    dismiss = DismissAction { [weak controller] in controller?.leave() }
    presentationMode = .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}

extension ScenePhase {
  fileprivate init(_ state: UIScene.ActivationState) {
    switch state {
    case .background: self = .background
    case .foregroundInactive: self = .inactive
    default: self = .active
    }
  }
}

extension UIViewController {
  /// Dismisses the presentation, or pops the page.
  fileprivate func leave() {
    if let navigationController, navigationController.viewControllers.first !== self, presentedViewController == nil {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
