import Foundation

// Properties of UIKit's own classes that are found by their names: by documents' runtime attributes, `value(forKey:)`,
// `addObserver(_:forKeyPath:)`, `responds(to:)`, and look-up on `AnyObject`. Those that apps ask for so; each class's
// subclasses have them, too.

enum ControlMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ControlMembers.self }
  static var owner: AnyClass? { UIControl.self }
  static var members: [RuntimeMember] {
    [
      .property("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
      .property("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
    ]
      + .flag("enabled", \UIControl.isEnabled)
      + .flag("selected", \UIControl.isSelected)
      + .flag("highlighted", \UIControl.isHighlighted)
  }
}

enum ButtonMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ButtonMembers.self }
  static var owner: AnyClass? { UIButton.self }
  static var members: [RuntimeMember] {
    [
      .property("contentEdgeInsets", \UIButton.contentEdgeInsets),
      .property("titleEdgeInsets", \UIButton.titleEdgeInsets),
      .property("imageEdgeInsets", \UIButton.imageEdgeInsets),
      .property("showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction),
      .readOnly("titleLabel", \UIButton.titleLabel),
      .readOnly("imageView", \UIButton.imageView),
      .readOnly("currentTitle", \UIButton.currentTitle),
      .readOnly("currentImage", \UIButton.currentImage),
    ]
  }
}

enum TextFieldMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { TextFieldMembers.self }
  static var owner: AnyClass? { UITextField.self }
  static var members: [RuntimeMember] {
    [
      .property("text", \UITextField.text),
      .property("attributedText", \UITextField.attributedText),
      .property("placeholder", \UITextField.placeholder),
      .property("attributedPlaceholder", \UITextField.attributedPlaceholder),
      .property("textColor", \UITextField.textColor),
      .property("font", \UITextField.font),
      .property("textAlignment", \UITextField.textAlignment),
      .property("borderStyle", \UITextField.borderStyle),
      .property("clearButtonMode", \UITextField.clearButtonMode),
      .property("leftView", \UITextField.leftView),
      .property("rightView", \UITextField.rightView),
      .property("leftViewMode", \UITextField.leftViewMode),
      .property("rightViewMode", \UITextField.rightViewMode),
      .property("keyboardType", \UITextField.keyboardType),
      .property("returnKeyType", \UITextField.returnKeyType),
      .property("autocorrectionType", \UITextField.autocorrectionType),
      .property("autocapitalizationType", \UITextField.autocapitalizationType),
      .property("textContentType", \UITextField.textContentType),
    ]
      + .flag("secureTextEntry", \UITextField.isSecureTextEntry)
  }
}

enum TextViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { TextViewMembers.self }
  static var owner: AnyClass? { UITextView.self }
  static var members: [RuntimeMember] {
    [
      .property("text", \UITextView.text),
      .property("attributedText", \UITextView.attributedText),
      .property("textColor", \UITextView.textColor),
      .property("font", \UITextView.font),
      .property("textAlignment", \UITextView.textAlignment),
      .property("textContainerInset", \UITextView.textContainerInset),
    ]
      + .flag("editable", \UITextView.isEditable)
      + .flag("selectable", \UITextView.isSelectable)
  }
}

enum SwitchMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { SwitchMembers.self }
  static var owner: AnyClass? { UISwitch.self }
  static var members: [RuntimeMember] {
    [
      .property("onTintColor", \UISwitch.onTintColor),
      .property("thumbTintColor", \UISwitch.thumbTintColor),
    ]
      + .flag("on", \UISwitch.isOn)
  }
}

enum SliderMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { SliderMembers.self }
  static var owner: AnyClass? { UISlider.self }
  static var members: [RuntimeMember] {
    [
      .property("value", \UISlider.value),
      .property("minimumValue", \UISlider.minimumValue),
      .property("maximumValue", \UISlider.maximumValue),
      .property("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .property("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
    ]
  }
}

enum StepperMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { StepperMembers.self }
  static var owner: AnyClass? { UIStepper.self }
  static var members: [RuntimeMember] {
    [
      .property("value", \UIStepper.value),
      .property("minimumValue", \UIStepper.minimumValue),
      .property("maximumValue", \UIStepper.maximumValue),
      .property("stepValue", \UIStepper.stepValue),
    ]
  }
}

enum SegmentedControlMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { SegmentedControlMembers.self }
  static var owner: AnyClass? { UISegmentedControl.self }
  static var members: [RuntimeMember] {
    [
      .property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
      .property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    ]
  }
}

enum PageControlMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { PageControlMembers.self }
  static var owner: AnyClass? { UIPageControl.self }
  static var members: [RuntimeMember] {
    [
      .property("numberOfPages", \UIPageControl.numberOfPages),
      .property("currentPage", \UIPageControl.currentPage),
      .property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      .property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}

enum RefreshControlMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { RefreshControlMembers.self }
  static var owner: AnyClass? { UIRefreshControl.self }
  static var members: [RuntimeMember] {
    [
      .property("attributedTitle", \UIRefreshControl.attributedTitle),
      .readOnly("refreshing", \UIRefreshControl.isRefreshing),
      .readOnly("isRefreshing", \UIRefreshControl.isRefreshing),
    ]
  }
}

enum ProgressViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ProgressViewMembers.self }
  static var owner: AnyClass? { UIProgressView.self }
  static var members: [RuntimeMember] {
    [
      .property("progress", \UIProgressView.progress),
      .property("progressTintColor", \UIProgressView.progressTintColor),
      .property("trackTintColor", \UIProgressView.trackTintColor),
    ]
  }
}

enum ActivityIndicatorMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ActivityIndicatorMembers.self }
  static var owner: AnyClass? { UIActivityIndicatorView.self }
  static var members: [RuntimeMember] {
    [
      .property("color", \UIActivityIndicatorView.color),
      .property("style", \UIActivityIndicatorView.style),
      .property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
      .readOnly("animating", \UIActivityIndicatorView.isAnimating),
      .readOnly("isAnimating", \UIActivityIndicatorView.isAnimating),
    ]
  }
}

enum PickerViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { PickerViewMembers.self }
  static var owner: AnyClass? { UIPickerView.self }
  // What UIKit has no property for.
  static var members: [RuntimeMember] { [.property("textColor", \UIPickerView.titleColor)] }
}

enum DatePickerMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { DatePickerMembers.self }
  static var owner: AnyClass? { UIDatePicker.self }
  static var members: [RuntimeMember] {
    [
      .property("date", \UIDatePicker.date),
      .property("minimumDate", \UIDatePicker.minimumDate),
      .property("maximumDate", \UIDatePicker.maximumDate),
      // What UIKit has no property for.
      .property("textColor", \UIDatePicker.titleColor),
    ]
  }
}

enum SearchBarMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { SearchBarMembers.self }
  static var owner: AnyClass? { UISearchBar.self }
  static var members: [RuntimeMember] {
    [
      .property("text", \UISearchBar.text),
      .property("placeholder", \UISearchBar.placeholder),
      .property("barTintColor", \UISearchBar.barTintColor),
      .property("searchBarStyle", \UISearchBar.searchBarStyle),
      // The name under which apps got at the field before iOS 13 had a property for it.
      .readOnly("searchField", \UISearchBar.searchTextField), .readOnly("_searchField", \UISearchBar.searchTextField),
      // What UIKit has no property for.
      .readOnly("cancelButton", \UISearchBar.cancelButton), .readOnly("_cancelButton", \UISearchBar.cancelButton),
      .property("cancelButtonText", \UISearchBar.cancelTitle), .property("_cancelButtonText", \UISearchBar.cancelTitle),
    ]
  }
}

enum NavigationBarMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { NavigationBarMembers.self }
  static var owner: AnyClass? { UINavigationBar.self }
  static var members: [RuntimeMember] {
    [
      .property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      .property("barTintColor", \UINavigationBar.barTintColor),
      .property("barStyle", \UINavigationBar.barStyle),
    ]
      + .flag("translucent", \UINavigationBar.isTranslucent)
  }
}
