public import Foundation

// Members and constants that Swift 4.2 gave other names. They compile in the language mode 4; in later ones the compiler offers the
// new name.

extension UIViewController {
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }
  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }
  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarHidden")
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }
}

extension UIActivityIndicatorView {
  @available(swift, obsoleted: 4.2, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) { self.init(style: style) }
  @available(swift, obsoleted: 4.2, renamed: "style")
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { style }
    set { style = newValue }
  }
}

extension UIView {
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey { .interPageSpacing }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
  UIAccessibility.post(notification: notification, argument: argument)
}
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
@preconcurrency @MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { .button }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { .header }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { .image }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { .link }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { .none }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { .selected }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { .staticText }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { .notEnabled }

// Geometry as text.

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgVector(for:)")
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgAffineTransform(for:)")
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

@available(swift, obsoleted: 4.2, renamed: "NSCoder.uiEdgeInsets(for:)")
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.uiOffset(for:)")
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }

// Numbers and keys.

@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.noSegment")
@preconcurrency @MainActor public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }

@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.automaticDimension")
@preconcurrency @MainActor public var UISplitViewControllerAutomaticDimension: CGFloat {
  UISplitViewController.automaticDimension
}

@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey { .spineLocation }

@available(swift, obsoleted: 4.2, renamed: "UIOffset.zero")
public var UIOffsetZero: UIOffset { .zero }

@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputUpArrow")
@preconcurrency @MainActor public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputDownArrow")
@preconcurrency @MainActor public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
@preconcurrency @MainActor public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputRightArrow")
@preconcurrency @MainActor public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputEscape")
@preconcurrency @MainActor public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputPageUp")
@preconcurrency @MainActor public var UIKeyInputPageUp: String { UIKeyCommand.inputPageUp }

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputPageDown")
@preconcurrency @MainActor public var UIKeyInputPageDown: String { UIKeyCommand.inputPageDown }

// The keys of a picker's dictionary: strings before Swift 4.2, in the delegate's method of that time.

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: String { UIImagePickerController.InfoKey.mediaType.rawValue }

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: String { UIImagePickerController.InfoKey.originalImage.rawValue }

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: String { UIImagePickerController.InfoKey.editedImage.rawValue }

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.cropRect")
public var UIImagePickerControllerCropRect: String { UIImagePickerController.InfoKey.cropRect.rawValue }

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL")
public var UIImagePickerControllerMediaURL: String { UIImagePickerController.InfoKey.mediaURL.rawValue }

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.referenceURL")
public var UIImagePickerControllerReferenceURL: String { UIImagePickerController.InfoKey.referenceURL.rawValue }

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.imageURL")
public var UIImagePickerControllerImageURL: String { UIImagePickerController.InfoKey.imageURL.rawValue }

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.phAsset")
public var UIImagePickerControllerPHAsset: String { UIImagePickerController.InfoKey.phAsset.rawValue }

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.livePhoto")
public var UIImagePickerControllerLivePhoto: String { UIImagePickerController.InfoKey.livePhoto.rawValue }

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaMetadata")
public var UIImagePickerControllerMediaMetadata: String { UIImagePickerController.InfoKey.mediaMetadata.rawValue }

// Accessibility.

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsInvertColorsEnabled() -> Bool {
  UIAccessibility.isInvertColorsEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsGrayscaleEnabled() -> Bool {
  UIAccessibility.isGrayscaleEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsGuidedAccessEnabled() -> Bool {
  UIAccessibility.isGuidedAccessEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsMonoAudioEnabled() -> Bool {
  UIAccessibility.isMonoAudioEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakSelectionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakScreenEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakScreenEnabled() -> Bool {
  UIAccessibility.isSpeakScreenEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isShakeToUndoEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsShakeToUndoEnabled() -> Bool {
  UIAccessibility.isShakeToUndoEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isAssistiveTouchRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
  UIAccessibility.isAssistiveTouchRunning
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
  UIAccessibility.convertToScreenCoordinates(rect, in: view)
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor
public func UIAccessibilityConvertPathToScreenCoordinates(_ path: UIBezierPath, _ view: UIView) -> UIBezierPath {
  UIAccessibility.convertToScreenCoordinates(path, in: view)
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { .searchField }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { .playsSound }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { .keyboardKey }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { .summaryElement }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { .updatesFrequently }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits { .startsMediaSession }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { .adjustable }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits { .allowsDirectInteraction }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { .causesPageTurn }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification { .pageScrolled }

// Traits were a number before.

@available(swift, obsoleted: 4.2, message: "Traits are a set: use union(_:).")
public func | (a: UIAccessibilityTraits, b: UIAccessibilityTraits) -> UIAccessibilityTraits { a.union(b) }
@available(swift, obsoleted: 4.2, message: "Traits are a set: use formUnion(_:).")
public func |= (a: inout UIAccessibilityTraits, b: UIAccessibilityTraits) { a.formUnion(b) }

extension RunLoop.Mode {
  @available(swift, obsoleted: 4.2, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }
  @available(swift, obsoleted: 4.2, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}

// Since iOS 13.
extension UIColor {
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
