import Foundation

// Properties of UIKit's own classes that are found by their names: by `value(forKey:)`, `addObserver(_:forKeyPath:)`,
// `responds(to:)`, and look-up on `AnyObject`. Those that apps ask for so; each class's subclasses have them, too. A flag has
// its key, `hidden`, and its getter's name, `isHidden`.

enum ViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ViewMembers.self }
  static var owner: AnyClass? { UIView.self }
  static var members: [RuntimeMember] {
    [
      .property("frame", \UIView.frame), .property("bounds", \UIView.bounds), .property("center", \UIView.center),
      .property("transform", \UIView.transform), .property("tag", \UIView.tag), .property("alpha", \UIView.alpha),
      .property("hidden", \UIView.isHidden), .property("isHidden", \UIView.isHidden),
      .property("backgroundColor", \UIView.backgroundColor), .property("tintColor", \UIView.tintColor),
      .property("clipsToBounds", \UIView.clipsToBounds),
      .property("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      .property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
      .property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      .property("accessibilityLabel", \UIView.accessibilityLabel),
      .readOnly("superview", \UIView.superview), .readOnly("subviews", \UIView.subviews),
      .readOnly("window", \UIView.window), .readOnly("layer", \UIView.layer),
    ]
  }
}

enum ControlMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ControlMembers.self }
  static var owner: AnyClass? { UIControl.self }
  static var members: [RuntimeMember] {
    [
      .property("enabled", \UIControl.isEnabled), .property("isEnabled", \UIControl.isEnabled),
      .property("selected", \UIControl.isSelected), .property("isSelected", \UIControl.isSelected),
      .property("highlighted", \UIControl.isHighlighted), .property("isHighlighted", \UIControl.isHighlighted),
    ]
  }
}

enum LabelMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { LabelMembers.self }
  static var owner: AnyClass? { UILabel.self }
  static var members: [RuntimeMember] {
    [
      .property("text", \UILabel.text), .property("attributedText", \UILabel.attributedText),
      .property("textColor", \UILabel.textColor), .property("font", \UILabel.font),
      .property("numberOfLines", \UILabel.numberOfLines),
    ]
  }
}

enum ButtonMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ButtonMembers.self }
  static var owner: AnyClass? { UIButton.self }
  static var members: [RuntimeMember] {
    [
      .readOnly("titleLabel", \UIButton.titleLabel), .readOnly("imageView", \UIButton.imageView),
      .readOnly("currentTitle", \UIButton.currentTitle), .readOnly("currentImage", \UIButton.currentImage),
    ]
  }
}

enum TextFieldMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { TextFieldMembers.self }
  static var owner: AnyClass? { UITextField.self }
  static var members: [RuntimeMember] {
    [
      .property("text", \UITextField.text), .property("placeholder", \UITextField.placeholder),
      .property("textColor", \UITextField.textColor), .property("font", \UITextField.font),
    ]
  }
}

enum TextViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { TextViewMembers.self }
  static var owner: AnyClass? { UITextView.self }
  static var members: [RuntimeMember] {
    [
      .property("text", \UITextView.text), .property("textColor", \UITextView.textColor),
      .property("font", \UITextView.font),
    ]
  }
}

enum SwitchMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { SwitchMembers.self }
  static var owner: AnyClass? { UISwitch.self }
  static var members: [RuntimeMember] { [.property("on", \UISwitch.isOn), .property("isOn", \UISwitch.isOn)] }
}

enum SliderMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { SliderMembers.self }
  static var owner: AnyClass? { UISlider.self }
  static var members: [RuntimeMember] {
    [
      .property("value", \UISlider.value), .property("minimumValue", \UISlider.minimumValue),
      .property("maximumValue", \UISlider.maximumValue),
    ]
  }
}

enum StepperMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { StepperMembers.self }
  static var owner: AnyClass? { UIStepper.self }
  static var members: [RuntimeMember] { [.property("value", \UIStepper.value)] }
}

enum SegmentedControlMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { SegmentedControlMembers.self }
  static var owner: AnyClass? { UISegmentedControl.self }
  static var members: [RuntimeMember] {
    [.property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)]
  }
}

enum RefreshControlMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { RefreshControlMembers.self }
  static var owner: AnyClass? { UIRefreshControl.self }
  static var members: [RuntimeMember] {
    [
      .readOnly("refreshing", \UIRefreshControl.isRefreshing),
      .readOnly("isRefreshing", \UIRefreshControl.isRefreshing),
    ]
  }
}

enum ProgressViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ProgressViewMembers.self }
  static var owner: AnyClass? { UIProgressView.self }
  static var members: [RuntimeMember] { [.property("progress", \UIProgressView.progress)] }
}

enum ScrollViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ScrollViewMembers.self }
  static var owner: AnyClass? { UIScrollView.self }
  static var members: [RuntimeMember] {
    [
      .property("contentOffset", \UIScrollView.contentOffset), .property("contentSize", \UIScrollView.contentSize),
      .property("contentInset", \UIScrollView.contentInset),
    ]
  }
}

enum ImageViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ImageViewMembers.self }
  static var owner: AnyClass? { UIImageView.self }
  static var members: [RuntimeMember] {
    [.property("image", \UIImageView.image), .property("highlightedImage", \UIImageView.highlightedImage)]
  }
}

enum SearchBarMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { SearchBarMembers.self }
  static var owner: AnyClass? { UISearchBar.self }
  static var members: [RuntimeMember] {
    [
      .property("text", \UISearchBar.text), .property("placeholder", \UISearchBar.placeholder),
      // The name under which apps got at the field before iOS 13 had a property for it.
      .readOnly("searchField", \UISearchBar.searchTextField), .readOnly("_searchField", \UISearchBar.searchTextField),
    ]
  }
}

enum ControllerMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ControllerMembers.self }
  static var owner: AnyClass? { UIViewController.self }
  static var members: [RuntimeMember] {
    [
      .property("title", \UIViewController.title), .property("view", \UIViewController.view),
      .property("preferredContentSize", \UIViewController.preferredContentSize),
      .readOnly("navigationItem", \UIViewController.navigationItem),
      .readOnly("navigationController", \UIViewController.navigationController),
      .readOnly("tabBarController", \UIViewController.tabBarController), .readOnly("parent", \UIViewController.parent),
    ]
  }
}

enum NavigationItemMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { NavigationItemMembers.self }
  static var owner: AnyClass? { UINavigationItem.self }
  static var members: [RuntimeMember] {
    [.property("title", \UINavigationItem.title), .property("prompt", \UINavigationItem.prompt)]
  }
}

enum BarItemMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { BarItemMembers.self }
  static var owner: AnyClass? { UIBarItem.self }
  static var members: [RuntimeMember] {
    [
      .property("title", \UIBarItem.title), .property("image", \UIBarItem.image), .property("tag", \UIBarItem.tag),
      .property("enabled", \UIBarItem.isEnabled), .property("isEnabled", \UIBarItem.isEnabled),
    ]
  }
}

enum LayerMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { LayerMembers.self }
  static var owner: AnyClass? { CALayer.self }
  static var members: [RuntimeMember] {
    [
      .property("bounds", \CALayer.bounds), .property("position", \CALayer.position),
      .property("frame", \CALayer.frame),
    ]
  }
}
