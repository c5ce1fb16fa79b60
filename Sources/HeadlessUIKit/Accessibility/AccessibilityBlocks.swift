public import Foundation

public typealias AXVoidReturnBlock = () -> Void
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXPointReturnBlock = () -> CGPoint
public typealias AXPathReturnBlock = () -> UIBezierPath?

/// The blocks that provide values of the properties with the same names; UIKit has them since iOS 17. Responders call them first.
/// The blocks for container types, contexts and attributed strings are stored but unused; UIKit doesn't call those for types
/// either.
extension AccessibleObject {
  @preconcurrency @MainActor public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { block("isAccessibilityElementBlock") }
    set { setBlock(newValue, "isAccessibilityElementBlock") }
  }
  @preconcurrency @MainActor public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { block("accessibilityLabelBlock") }
    set { setBlock(newValue, "accessibilityLabelBlock") }
  }
  @preconcurrency @MainActor public var accessibilityValueBlock: AXStringReturnBlock? {
    get { block("accessibilityValueBlock") }
    set { setBlock(newValue, "accessibilityValueBlock") }
  }
  @preconcurrency @MainActor public var accessibilityHintBlock: AXStringReturnBlock? {
    get { block("accessibilityHintBlock") }
    set { setBlock(newValue, "accessibilityHintBlock") }
  }
  @preconcurrency @MainActor public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { block("accessibilityIdentifierBlock") }
    set { setBlock(newValue, "accessibilityIdentifierBlock") }
  }
  @preconcurrency @MainActor public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { block("accessibilityLanguageBlock") }
    set { setBlock(newValue, "accessibilityLanguageBlock") }
  }
  @preconcurrency @MainActor public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { block("accessibilityTraitsBlock") }
    set { setBlock(newValue, "accessibilityTraitsBlock") }
  }
  /// Stored but unused: no assistive technology runs here.
  @preconcurrency @MainActor public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { block("accessibilityAttributedLabelBlock") }
    set { setBlock(newValue, "accessibilityAttributedLabelBlock") }
  }
  /// Stored but unused: no assistive technology runs here.
  @preconcurrency @MainActor public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { block("accessibilityAttributedValueBlock") }
    set { setBlock(newValue, "accessibilityAttributedValueBlock") }
  }
  /// Stored but unused: no assistive technology runs here.
  @preconcurrency @MainActor public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { block("accessibilityAttributedHintBlock") }
    set { setBlock(newValue, "accessibilityAttributedHintBlock") }
  }
  @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { block("accessibilityUserInputLabelsBlock") }
    set { setBlock(newValue, "accessibilityUserInputLabelsBlock") }
  }
  @preconcurrency @MainActor public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { block("accessibilityElementsBlock") }
    set { setBlock(newValue, "accessibilityElementsBlock") }
  }
  @preconcurrency @MainActor public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { block("accessibilityHeaderElementsBlock") }
    set { setBlock(newValue, "accessibilityHeaderElementsBlock") }
  }
  @preconcurrency @MainActor public var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { block("accessibilityCustomActionsBlock") }
    set { setBlock(newValue, "accessibilityCustomActionsBlock") }
  }
  @preconcurrency @MainActor public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { block("accessibilityCustomRotorsBlock") }
    set { setBlock(newValue, "accessibilityCustomRotorsBlock") }
  }
  @preconcurrency @MainActor public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { block("accessibilityElementsHiddenBlock") }
    set { setBlock(newValue, "accessibilityElementsHiddenBlock") }
  }
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { block("accessibilityRespondsToUserInteractionBlock") }
    set { setBlock(newValue, "accessibilityRespondsToUserInteractionBlock") }
  }
  @preconcurrency @MainActor public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { block("accessibilityViewIsModalBlock") }
    set { setBlock(newValue, "accessibilityViewIsModalBlock") }
  }
  @preconcurrency @MainActor public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { block("accessibilityShouldGroupAccessibilityChildrenBlock") }
    set { setBlock(newValue, "accessibilityShouldGroupAccessibilityChildrenBlock") }
  }
  @preconcurrency @MainActor public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { block("accessibilityNavigationStyleBlock") }
    set { setBlock(newValue, "accessibilityNavigationStyleBlock") }
  }
  /// Stored but unused: no assistive technology runs here.
  @preconcurrency @MainActor public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { block("accessibilityContainerTypeBlock") }
    set { setBlock(newValue, "accessibilityContainerTypeBlock") }
  }
  @preconcurrency @MainActor public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { block("accessibilityFrameBlock") }
    set { setBlock(newValue, "accessibilityFrameBlock") }
  }
  @preconcurrency @MainActor public var accessibilityPathBlock: AXPathReturnBlock? {
    get { block("accessibilityPathBlock") }
    set { setBlock(newValue, "accessibilityPathBlock") }
  }
  @preconcurrency @MainActor public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { block("accessibilityActivationPointBlock") }
    set { setBlock(newValue, "accessibilityActivationPointBlock") }
  }
  /// Stored but unused: no assistive technology runs here.
  @preconcurrency @MainActor public var accessibilityTextualContextBlock: AXStringReturnBlock? {
    get { block("accessibilityTextualContextBlock") }
    set { setBlock(newValue, "accessibilityTextualContextBlock") }
  }
  @preconcurrency @MainActor public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { block("accessibilityActivateBlock") }
    set { setBlock(newValue, "accessibilityActivateBlock") }
  }
  @preconcurrency @MainActor public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { block("accessibilityPerformEscapeBlock") }
    set { setBlock(newValue, "accessibilityPerformEscapeBlock") }
  }
  @preconcurrency @MainActor public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { block("accessibilityMagicTapBlock") }
    set { setBlock(newValue, "accessibilityMagicTapBlock") }
  }
  @preconcurrency @MainActor public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { block("accessibilityIncrementBlock") }
    set { setBlock(newValue, "accessibilityIncrementBlock") }
  }
  @preconcurrency @MainActor public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { block("accessibilityDecrementBlock") }
    set { setBlock(newValue, "accessibilityDecrementBlock") }
  }

  @MainActor private func block<Block>(_ name: String) -> Block? {
    AccessibilityStore.existing(of: self)?.blocks[name] as? Block
  }

  @MainActor private func setBlock<Block>(_ block: Block?, _ name: String) {
    AccessibilityStore.values(of: self).blocks[name] = block
  }
}

extension AccessibilityValues {
  /// The value of a block, which replaces a property's; nil if there is no block.
  func said<Value>(_ name: String, _ type: (() -> Value).Type = (() -> Value).self) -> Value? {
    guard !blocks.isEmpty, let block = blocks[name] as? () -> Value else { return nil }
    return block()
  }

  /// The identifier: that of the block, or the stored one.
  var saidIdentifier: String? { said("accessibilityIdentifierBlock", AXStringReturnBlock.self) ?? identifier }
}
