import Foundation

// Properties of UIKit's own classes that are found by their names: by documents' runtime attributes, `value(forKey:)`,
// `addObserver(_:forKeyPath:)`, `responds(to:)`, and look-up on `AnyObject`. Those that apps ask for so; each class's
// subclasses have them, too.

extension [RuntimeMember] {
  /// A flag by its key, `hidden`, and by its getter's name, `isHidden`.
  @MainActor static func flag<Object: AnyObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Bool>
  ) -> [RuntimeMember] {
    [.property(key, path), .property("is" + key.prefix(1).uppercased() + key.dropFirst(), path)]
  }
}

enum ViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ViewMembers.self }
  static var owner: AnyClass? { UIView.self }
  static var members: [RuntimeMember] {
    [
      .property("frame", \UIView.frame),
      .property("bounds", \UIView.bounds),
      .property("center", \UIView.center),
      .property("transform", \UIView.transform),
      .property("tag", \UIView.tag),
      .property("alpha", \UIView.alpha),
      .property("backgroundColor", \UIView.backgroundColor),
      .property("tintColor", \UIView.tintColor),
      .property("clipsToBounds", \UIView.clipsToBounds),
      .property("contentMode", \UIView.contentMode),
      .property("semanticContentAttribute", \UIView.semanticContentAttribute),
      .property("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
      .property("layoutMargins", \UIView.layoutMargins),
      .property("directionalLayoutMargins", \UIView.directionalLayoutMargins),
      .property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
      .property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
      .property("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
      .property("restorationIdentifier", \UIView.restorationIdentifier),
      .property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      .property("accessibilityLabel", \UIView.accessibilityLabel),
      .property("accessibilityHint", \UIView.accessibilityHint),
      .property("accessibilityValue", \UIView.accessibilityValue),
      .property("isAccessibilityElement", \UIView.isAccessibilityElement),
      .readOnly("superview", \UIView.superview),
      .readOnly("subviews", \UIView.subviews),
      .readOnly("window", \UIView.window),
      .readOnly("layer", \UIView.layer),
    ]
      + .flag("hidden", \UIView.isHidden)
      + .flag("userInteractionEnabled", \UIView.isUserInteractionEnabled)
      + .flag("exclusiveTouch", \UIView.isExclusiveTouch)
      + .flag("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
      + .flag("opaque", \UIView.isOpaque)
  }
}

/// Code that may not name the application, as in extensions of apps, asks its class: `value(forKeyPath: "sharedApplication")`.
enum ApplicationMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ApplicationMembers.self }
  static var owner: AnyClass? { UIApplication.self }
  static var members: [RuntimeMember] {
    ["sharedApplication", "shared"].map { name in
      .classMethod(name) { (_: UIApplication.Type) in { UIApplication.shared } }
    }
      + [.readOnly("keyWindow", \UIApplication.keyWindow), .readOnly("windows", \UIApplication.windows)]
  }
}

enum LabelMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { LabelMembers.self }
  static var owner: AnyClass? { UILabel.self }
  static var members: [RuntimeMember] {
    [
      .property("text", \UILabel.text),
      .property("attributedText", \UILabel.attributedText),
      .property("textColor", \UILabel.textColor),
      .property("font", \UILabel.font),
      .property("numberOfLines", \UILabel.numberOfLines),
      .property("textAlignment", \UILabel.textAlignment),
      .property("lineBreakMode", \UILabel.lineBreakMode),
      .property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      .property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
      .property("minimumScaleFactor", \UILabel.minimumScaleFactor),
      .property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
      .property("shadowColor", \UILabel.shadowColor),
      .property("shadowOffset", \UILabel.shadowOffset),
      .property("highlightedTextColor", \UILabel.highlightedTextColor),
    ]
      + .flag("highlighted", \UILabel.isHighlighted)
      + .flag("enabled", \UILabel.isEnabled)
  }
}

enum ImageViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ImageViewMembers.self }
  static var owner: AnyClass? { UIImageView.self }
  static var members: [RuntimeMember] {
    [
      .property("image", \UIImageView.image),
      .property("highlightedImage", \UIImageView.highlightedImage),
    ]
      + .flag("highlighted", \UIImageView.isHighlighted)
  }
}

enum StackViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { StackViewMembers.self }
  static var owner: AnyClass? { UIStackView.self }
  static var members: [RuntimeMember] {
    [
      .property("axis", \UIStackView.axis),
      .property("spacing", \UIStackView.spacing),
      .property("alignment", \UIStackView.alignment),
      .property("distribution", \UIStackView.distribution),
      .readOnly("arrangedSubviews", \UIStackView.arrangedSubviews),
    ]
      + .flag("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
      + .flag("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
  }
}

enum ScrollViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ScrollViewMembers.self }
  static var owner: AnyClass? { UIScrollView.self }
  static var members: [RuntimeMember] {
    [
      .property("contentOffset", \UIScrollView.contentOffset),
      .property("contentSize", \UIScrollView.contentSize),
      .property("contentInset", \UIScrollView.contentInset),
      .property("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
      .property("bounces", \UIScrollView.bounces),
      .property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      .property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      .property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      .property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      .property("minimumZoomScale", \UIScrollView.minimumZoomScale),
      .property("maximumZoomScale", \UIScrollView.maximumZoomScale),
      .property("zoomScale", \UIScrollView.zoomScale),
      .property("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
    ]
      + .flag("scrollEnabled", \UIScrollView.isScrollEnabled)
      + .flag("pagingEnabled", \UIScrollView.isPagingEnabled)
      + .flag("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
  }
}

enum TableViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { TableViewMembers.self }
  static var owner: AnyClass? { UITableView.self }
  static var members: [RuntimeMember] {
    [
      .property("rowHeight", \UITableView.rowHeight),
      .property("estimatedRowHeight", \UITableView.estimatedRowHeight),
      .property("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      .property("sectionFooterHeight", \UITableView.sectionFooterHeight),
      .property("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
      .property("separatorStyle", \UITableView.separatorStyle),
      .property("separatorColor", \UITableView.separatorColor),
      .property("separatorInset", \UITableView.separatorInset),
      .property("allowsSelection", \UITableView.allowsSelection),
      .property("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
      .property("tableHeaderView", \UITableView.tableHeaderView),
      .property("tableFooterView", \UITableView.tableFooterView),
      .property("backgroundView", \UITableView.backgroundView),
    ]
      + .flag("editing", \UITableView.isEditing)
  }
}

enum TableViewCellMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { TableViewCellMembers.self }
  static var owner: AnyClass? { UITableViewCell.self }
  static var members: [RuntimeMember] {
    [
      .property("accessoryType", \UITableViewCell.accessoryType),
      .property("accessoryView", \UITableViewCell.accessoryView),
      .property("selectionStyle", \UITableViewCell.selectionStyle),
      .property("separatorInset", \UITableViewCell.separatorInset),
      .property("backgroundView", \UITableViewCell.backgroundView),
      .property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      .readOnly("contentView", \UITableViewCell.contentView),
      .readOnly("textLabel", \UITableViewCell.textLabel),
      .readOnly("detailTextLabel", \UITableViewCell.detailTextLabel),
      .readOnly("imageView", \UITableViewCell.imageView),
      .readOnly("reuseIdentifier", \UITableViewCell.reuseIdentifier),
    ]
      + .flag("selected", \UITableViewCell.isSelected)
      + .flag("highlighted", \UITableViewCell.isHighlighted)
      + .flag("editing", \UITableViewCell.isEditing)
  }
}

enum CollectionViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { CollectionViewMembers.self }
  static var owner: AnyClass? { UICollectionView.self }
  static var members: [RuntimeMember] {
    [
      .property("allowsSelection", \UICollectionView.allowsSelection),
      .property("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
      .property("backgroundView", \UICollectionView.backgroundView),
    ]
  }
}

enum CollectionViewCellMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { CollectionViewCellMembers.self }
  static var owner: AnyClass? { UICollectionViewCell.self }
  static var members: [RuntimeMember] {
    [
      .property("backgroundView", \UICollectionViewCell.backgroundView),
      .property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
      .readOnly("contentView", \UICollectionViewCell.contentView),
    ]
      + .flag("selected", \UICollectionViewCell.isSelected)
      + .flag("highlighted", \UICollectionViewCell.isHighlighted)
  }
}

enum LayerMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { LayerMembers.self }
  static var owner: AnyClass? { CALayer.self }
  static var members: [RuntimeMember] {
    [
      .property("bounds", \CALayer.bounds),
      .property("position", \CALayer.position),
      .property("frame", \CALayer.frame),
      .property("cornerRadius", \CALayer.cornerRadius),
      .property("borderWidth", \CALayer.borderWidth),
      .property("borderColor", \CALayer.borderColor),
      .property("backgroundColor", \CALayer.backgroundColor),
      .property("masksToBounds", \CALayer.masksToBounds),
      .property("shadowRadius", \CALayer.shadowRadius),
      .property("shadowOpacity", \CALayer.shadowOpacity),
      .property("shadowOffset", \CALayer.shadowOffset),
      .property("shadowColor", \CALayer.shadowColor),
      .property("opacity", \CALayer.opacity),
      .property("zPosition", \CALayer.zPosition),
      .property("maskedCorners", \CALayer.maskedCorners),
      .property("cornerCurve", \CALayer.cornerCurve),
      .property("shouldRasterize", \CALayer.shouldRasterize),
    ]
      + .flag("hidden", \CALayer.isHidden)
  }
}

enum ConstraintMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { ConstraintMembers.self }
  static var owner: AnyClass? { NSLayoutConstraint.self }
  static var members: [RuntimeMember] {
    [
      .property("constant", \NSLayoutConstraint.constant),
      .property("identifier", \NSLayoutConstraint.identifier),
      .property("priority", \NSLayoutConstraint.priority),
    ]
      + .flag("active", \NSLayoutConstraint.isActive)
  }
}
