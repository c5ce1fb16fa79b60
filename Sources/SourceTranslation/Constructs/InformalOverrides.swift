/// Overrides of methods that `NSObject` only has on Apple's platforms, such as `observeValue(forKeyPath:of:change:context:)`: here
/// there is no method to override, unless a class of the module declares it. They are found by their names.
struct InformalOverrides: Construct {
  /// The Objective-C names, by the Swift names.
  private static let everywhere = [
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:", "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setNilValueForKey(_:)": "setNilValueForKey:",
    "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
    "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
    "responds(to:)": "respondsToSelector:", "forwardingTarget(for:)": "forwardingTargetForSelector:",
  ]
  /// Methods that layers have here.
  private static let outsideOfLayers = ["setValue(_:forKey:)": "setValue:forKey:", "value(forKey:)": "valueForKey:"]
  /// Methods that responders and constraints have here.
  private static let outsideOfUIKit = [
    "awakeFromNib()": "awakeFromNib", "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder",
  ]
  /// Methods of objects in documents, for classes that don't have these here: all except responders and constraints.
  private static let rootsWithout: Set = [
    "NSObject", "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UIGestureRecognizer",
    "UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer", "UIPinchGestureRecognizer",
    "UIRotationGestureRecognizer", "UILongPressGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    "UICollectionViewLayout", "UICollectionViewFlowLayout",
  ]

  /// Members that views and formatters have in extensions of protocols here, and that subclasses declare anew.
  private static let declaredAnew = [
    "forBaselineLayout()": "forBaselineLayout",
    "appliedContentSizeCategoryLimitsDescription": "appliedContentSizeCategoryLimitsDescription",
    "getObjectValue(_:for:errorDescription:)": "getObjectValue:forString:errorDescription:",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)":
      "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:",
    "getObjectValue(_:for:range:)": "getObjectValue:forString:range:error:",
  ]

  /// Properties that plain objects have in an extension of `NSObject` here, and responders in their class.
  private static let accessible: Set = [
    "isAccessibilityElement", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits",
    "accessibilityAttributedLabel", "accessibilityAttributedHint", "accessibilityAttributedValue", "accessibilityFrame",
    "accessibilityPath", "accessibilityActivationPoint", "accessibilityLanguage", "accessibilityElementsHidden",
    "accessibilityViewIsModal", "shouldGroupAccessibilityChildren", "accessibilityElements",
    "accessibilityCustomActions", "accessibilityUserInputLabels", "accessibilityNavigationStyle",
  ]

  /// The name under which such an override is found; nil for every other member.
  static func selector(of member: Member, in type: TypeDeclaration, _ index: ModuleIndex) -> String? {
    let isOwn = type.kind == .class || type.kind == .extension && index.classes[type.path] != nil
    guard isOwn, member.start.hasModifier(.override) else { return nil }
    let superclasses = index.superclasses(of: type.path)
    let root = superclasses.last ?? ""
    var own = declaredAnew[member.kind == .property ? member.name : member.fullName]
    if root == "NSObject", member.kind == .property, accessible.contains(member.name) { own = member.name }
    guard member.kind == .method || own != nil else { return nil }
    let name = member.fullName
    let found =
      own ?? everywhere[name] ?? (root.hasPrefix("CA") ? nil : outsideOfLayers[name])
      ?? (rootsWithout.contains(root) ? outsideOfUIKit[name] : nil)
    guard let found, !superclasses.contains(where: { declares(member, $0, index) }) else { return nil }
    return found
  }

  private static func declares(_ member: Member, _ path: String, _ index: ModuleIndex) -> Bool {
    index.members(member.name, of: path).contains { $0.member.fullName == member.fullName }
  }

  func translate(_ translation: inout FileTranslation) {
    for type in translation.file.types where type.kind == .class || type.kind == .extension {
      for member in type.members where Self.selector(of: member, in: type, translation.index) != nil {
        guard let overriding = member.start.modifiers.first(where: { $0.word == .override }) else { continue }
        let token = translation.file.tokens[overriding.token]
        translation.edits.blank(token.start..<token.end)
        guard member.kind == .property, Self.accessible.contains(member.name) else { continue }
        // The overridden property would isolate it. Observers alone would be those of a stored property, which has no initial value.
        translation.edits.insertAttribute("@MainActor", at: translation.file.tokens[member.start.firstToken].start)
        ExtensionOverrides.computeObserved(member, &translation)
      }
    }
  }
}
