internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum ViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ViewFacts.self }
  static let elements = ["view", "containerView"]
  static let facts = FactList<UIView> {
    Fact { $0.beginDocument($1) }
    Fact("frame", \.frame)
    Fact("bounds", \.bounds)
    Fact("center", \.center)
    Fact("transform", \.transform)
    Fact(
      "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
    Fact("contentMode", \.contentMode, document: .named("contentMode", InterfaceNames.contentModes))
    Fact(flag: "opaque", \.isOpaque, document: .bool("opaque"))
    Fact(flag: "hidden", \.isHidden, document: .bool("hidden", standard: false))
    Fact("alpha", \.alpha, document: .number("alpha"))
    Fact("clipsToBounds", \.clipsToBounds, document: .bool("clipsSubviews"))
    Fact(
      "clearsContextBeforeDrawing", \.clearsContextBeforeDrawing, document: .bool("clearsContextBeforeDrawing"))
    Fact("backgroundColor", \.backgroundColor, document: .color("backgroundColor"), appearance: .equal)
    Fact("tintColor", \.tintColor, document: .color("tintColor"))
    Fact(appearance: { proxy, _, view in if let tint = proxy.core.tint, view.core.tint == nil { view.setTint(tint) } })
    Fact("tag", \.tag, document: .int("tag"), varies: false)
    Fact(
      flag: "userInteractionEnabled", \.isUserInteractionEnabled, document: .bool("userInteractionEnabled"),
      varies: false)
    Fact(
      flag: "multipleTouchEnabled", \.isMultipleTouchEnabled, document: .bool("multipleTouchEnabled"), varies: false)
    Fact(flag: "exclusiveTouch", \.isExclusiveTouch, document: .bool("exclusiveTouch"), varies: false)
    Fact("autoresizesSubviews", \.autoresizesSubviews, document: .bool("autoresizesSubviews"))
    Fact(
      "preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins,
      document: .bool("preservesSuperviewLayoutMargins"))
    Fact(
      "insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea,
      document: .bool("insetsLayoutMarginsFromSafeArea"))
    Fact(
      "semanticContentAttribute", \.semanticContentAttribute,
      document: .named("semanticContentAttribute", InterfaceNames.semanticContents), appearance: .equal)
    Fact("restorationIdentifier", \.restorationIdentifier, document: .string("restorationIdentifier"))
    Fact("layoutMargins", \.layoutMargins, document: .insets("layoutMargins"))
    Fact("directionalLayoutMargins", \.directionalLayoutMargins, document: .insets("directionalLayoutMargins"))
    Fact("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
    Fact("mask", \.mask)
    Fact { $0.readPriorities($1) }
    Fact { $0.readAccessibility($1) }
    Fact("accessibilityIdentifier", \.accessibilityIdentifier)
    Fact("accessibilityLabel", \.accessibilityLabel)
    Fact("accessibilityHint", \.accessibilityHint)
    Fact("accessibilityValue", \.accessibilityValue)
    Fact("isAccessibilityElement", \.isAccessibilityElement)
    Fact(readOnly: "superview", \.superview)
    Fact(readOnly: "subviews", \.subviews)
    Fact(readOnly: "window", \.window)
    Fact(readOnly: "layer", \.layer)
    Fact { $0.readContents($1) }
  }

  static let outlets = [
    Outlet<UIView>("mask", \.mask),
    Outlet(collection: "gestureRecognizers") { view, targets in
      for case let recognizer as UIGestureRecognizer in targets { view.addGestureRecognizer(recognizer) }
      return true
    },
  ]
}
