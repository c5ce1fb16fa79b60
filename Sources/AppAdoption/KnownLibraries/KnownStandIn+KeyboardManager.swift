extension KnownStandIn {
  /// IQKeyboardManagerSwift. Its own sources need Objective-C's existentials and selectors of optional methods.
  static let keyboardManager = """
    import Foundation
    import UIKit

    // IQKeyboardManager in Swift, for tests: settings are stored. The keyboard moves no views, and no toolbar is added.

    public enum IQAutoToolbarManageBehaviour: Int, Sendable { case bySubviews, byTag, byPosition }
    public typealias IQAutoToolbarManageBehavior = IQAutoToolbarManageBehaviour
    public enum IQPreviousNextDisplayMode: Int, Sendable { case `default`, alwaysHide, alwaysShow }

    @preconcurrency @MainActor open class IQKeyboardManager: NSObject {
      public static let shared = IQKeyboardManager()
      open class func sharedManager() -> IQKeyboardManager { shared }

      open var enable = false
      open var isEnabled: Bool {
        get { enable }
        set { enable = newValue }
      }
      open var keyboardDistanceFromTextField: CGFloat = 10
      open var keyboardDistance: CGFloat {
        get { keyboardDistanceFromTextField }
        set { keyboardDistanceFromTextField = newValue }
      }
      open var layoutIfNeededOnUpdate = false
      open var movedDistance: CGFloat { 0 }
      open var movedDistanceChanged: ((CGFloat) -> Void)?
      open var keyboardShowing: Bool { false }

      open var enableAutoToolbar = true
      open var toolbarManageBehaviour = IQAutoToolbarManageBehaviour.bySubviews
      open var previousNextDisplayMode = IQPreviousNextDisplayMode.default
      open var shouldToolbarUsesTextFieldTintColor = false
      open var shouldShowToolbarPlaceholder = true
      open var shouldShowTextFieldPlaceholder = true
      open var placeholderFont: UIFont?
      open var placeholderColor: UIColor?
      open var toolbarTintColor: UIColor?
      open var toolbarBarTintColor: UIColor?
      open var toolbarPreviousBarButtonItemImage: UIImage?
      open var toolbarPreviousBarButtonItemText: String?
      open var toolbarNextBarButtonItemImage: UIImage?
      open var toolbarNextBarButtonItemText: String?
      open var toolbarDoneBarButtonItemImage: UIImage?
      open var toolbarDoneBarButtonItemText: String?
      open var toolbarConfiguration = IQToolbarConfiguration()

      open var shouldResignOnTouchOutside = false
      open var resignOnTouchOutside: Bool {
        get { shouldResignOnTouchOutside }
        set { shouldResignOnTouchOutside = newValue }
      }
      open var overrideKeyboardAppearance = false
      open var keyboardAppearance = UIKeyboardAppearance.default
      open var keyboardConfiguration = IQKeyboardConfiguration()
      open var shouldPlayInputClicks = true
      open var playInputClicks: Bool {
        get { shouldPlayInputClicks }
        set { shouldPlayInputClicks = newValue }
      }
      open var isDebuggingEnabled = false
      open var enableDebugging: Bool {
        get { isDebuggingEnabled }
        set { isDebuggingEnabled = newValue }
      }

      open var disabledDistanceHandlingClasses: [UIViewController.Type] = []
      open var enabledDistanceHandlingClasses: [UIViewController.Type] = []
      open var disabledToolbarClasses: [UIViewController.Type] = []
      open var enabledToolbarClasses: [UIViewController.Type] = []
      open var toolbarPreviousNextAllowedClasses: [UIView.Type] = []
      open var deepResponderAllowedContainerClasses: [UIView.Type] = []
      open var disabledTouchResignedClasses: [UIViewController.Type] = []
      open var enabledTouchResignedClasses: [UIViewController.Type] = []
      open var touchResignedGestureIgnoreClasses: [UIView.Type] = []

      open var canGoPrevious: Bool { false }
      open var canGoNext: Bool { false }
      @discardableResult open func goPrevious() -> Bool { false }
      @discardableResult open func goNext() -> Bool { false }
      @discardableResult open func resignFirstResponder() -> Bool { false }
      open func reloadLayoutIfNeeded() {}
      open func reloadInputViews() {}
      open func registerAllNotifications() {}
      open func unregisterAllNotifications() {}
    }

    @preconcurrency @MainActor open class IQKeyboardConfiguration: NSObject {
      open var overrideAppearance = false
      open var appearance = UIKeyboardAppearance.default
    }

    @preconcurrency @MainActor open class IQToolbarConfiguration: NSObject {
      open var useTextFieldTintColor = false
      open var useTextInputViewTintColor = false
      open var tintColor: UIColor?
      open var barTintColor: UIColor?
      open var manageBehavior = IQAutoToolbarManageBehaviour.bySubviews
      open var manageBehaviour = IQAutoToolbarManageBehaviour.bySubviews
      open var previousNextDisplayMode = IQPreviousNextDisplayMode.default
      open var previousBarButtonConfiguration: IQBarButtonItemConfiguration?
      open var nextBarButtonConfiguration: IQBarButtonItemConfiguration?
      open var doneBarButtonConfiguration: IQBarButtonItemConfiguration?
      open var placeholderConfiguration = IQToolbarPlaceholderConfiguration()
    }

    @preconcurrency @MainActor open class IQToolbarPlaceholderConfiguration: NSObject {
      open var showPlaceholder = true
      open var font: UIFont?
      open var color: UIColor?
      open var buttonColor: UIColor?
    }

    @preconcurrency @MainActor open class IQBarButtonItemConfiguration: NSObject {
      public let title: String?
      public let image: UIImage?
      public let action: Selector?
      public init(title: String, action: Selector? = nil) { (self.title, image, self.action) = (title, nil, action) }
      public init(image: UIImage, action: Selector? = nil) { (title, self.image, self.action) = (nil, image, action) }
    }

    /// Would handle the return key; does nothing here.
    @preconcurrency @MainActor open class IQKeyboardReturnKeyHandler: NSObject {
      open weak var delegate: (any UITextFieldDelegate & UITextViewDelegate)?
      open var lastTextFieldReturnKeyType = UIReturnKeyType.default
      open var dismissTextViewOnReturn = false
      public override init() { super.init() }
      public init(controller: UIViewController) { super.init() }
      open func addTextFieldView(_ view: UIView) {}
      open func removeTextFieldView(_ view: UIView) {}
      open func addResponderFromView(_ view: UIView) {}
      open func removeResponderFromView(_ view: UIView) {}
    }

    """
}
