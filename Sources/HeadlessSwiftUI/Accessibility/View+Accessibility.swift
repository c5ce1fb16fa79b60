internal import HeadlessUIKit

nonisolated extension View {
  /// The text in the view labels the control in it.
  func namingControl() -> some View { accessible { $0.labelsControl = true } }

  /// Images in the view are a label's icon beside its title.
  func iconOfTitle() -> some View { accessible { $0.isIcon = true } }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    trait(AccessibilityIdentifierKey.self, identifier, isOverriding: true)
  }
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    trait(AccessibilityIdentifierKey.self, isEnabled ? identifier : "", isOverriding: true)
  }
  public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible { $0.isHidden = hidden } }
  public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible { if isEnabled { $0.isHidden = hidden } } }
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible { $0.added = traits.uiKit } }
  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible { $0.removed = traits.uiKit } }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible { $0.children = children }
  }
  public func accessibilitySortPriority(
    _ priority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible { $0.sortPriority = priority } }
  public func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible { $0.respondsToInteraction = responds } }
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible {
      $0.activationPoint = { frame in
        CGPoint(x: frame.minX + activationPoint.x * frame.width, y: frame.minY + activationPoint.y * frame.height)
      }
    }
  }
  /// The place that VoiceOver activates, in the unit space of the view, if it is enabled. API of iOS 18.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible {
      guard isEnabled else { return }
      $0.activationPoint = { frame in
        CGPoint(x: frame.minX + activationPoint.x * frame.width, y: frame.minY + activationPoint.y * frame.height)
      }
    }
  }
  /// The place that VoiceOver activates, in points from the view's top leading corner, if it is enabled. API of iOS 18.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible {
      guard isEnabled else { return }
      $0.activationPoint = { CGPoint(x: $0.minX + activationPoint.x, y: $0.minY + activationPoint.y) }
    }
  }
  /// - Parameter activationPoint: in the view's coordinates, in points.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible {
      $0.activationPoint = { CGPoint(x: $0.minX + activationPoint.x, y: $0.minY + activationPoint.y) }
    }
  }
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible { $0.textualContext = value.uiKit } }
  /// A heading; UIKit's elements don't read out its level.
  public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible { $0.added = .header } }
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { if isDirectTouchArea { $0.added = .allowsDirectInteraction } }
  }

  // MARK: Actions

  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    nonisolated(unsafe) let handler = handler
    return accessible { properties, environment in
      if let name = actionKind.ownName {
        properties.actions = [NamedAction(name: name.plainString(in: environment), action: handler)]
      } else {
        properties.standardActions[actionKind] = handler
      }
    }
  }
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    nonisolated(unsafe) let handler = handler
    return accessible { $0.actions = [NamedAction(name: name.plainString(in: $1), action: handler)] }
  }
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }
  @_disfavoredOverload public func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAction(named: Text(name), handler) }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    nonisolated(unsafe) let action = action
    let label = label()
    return accessible { properties, environment in
      properties.actions = [
        NamedAction(name: (label as? Text)?.plainString(in: environment) ?? "", action: action)
      ]
    }
  }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    nonisolated(unsafe) let handler = handler
    return accessible {
      $0.adjust = handler
      $0.added = .adjustable
    }
  }
  public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    nonisolated(unsafe) let handler = handler
    return accessible { $0.scroll = handler }
  }
}

/// The kind of content of a text.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let context: String?

  public static let plain = AccessibilityTextContentType(context: nil)
  public static let console = AccessibilityTextContentType(.console)
  public static let fileSystem = AccessibilityTextContentType(.fileSystem)
  public static let messaging = AccessibilityTextContentType(.messaging)
  public static let narrative = AccessibilityTextContentType(.narrative)
  public static let sourceCode = AccessibilityTextContentType(.sourceCode)
  public static let spreadsheet = AccessibilityTextContentType(.spreadsheet)
  public static let wordProcessing = AccessibilityTextContentType(.wordProcessing)

  private init(context: String?) { self.context = context }
  private init(_ context: UIAccessibilityTextualContext) { self.context = context.rawValue }

  var uiKit: UIAccessibilityTextualContext? { context.map { UIAccessibilityTextualContext(rawValue: $0) } }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// How the view reacts to touches in direct touch mode.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
