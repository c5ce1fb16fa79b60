public import Foundation

/// A detail of an element that is read on request.
open class AXCustomContent: NSObject, NSCopying {
  public enum Importance: UInt, Sendable {
    case `default` = 0
    /// Whether the detail is read without a request.
    case high = 1
  }

  open var label: String { attributedLabel.string }
  open private(set) var attributedLabel: NSAttributedString
  open var value: String { attributedValue.string }
  open private(set) var attributedValue: NSAttributedString
  /// Stored but unused: no assistive technology runs here; tests read the app's values.
  open var importance = Importance.default

  public convenience init(label: String, value: String) {
    self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An element with details.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension AXCustomContentProvider {
  /// The block that gives the details, as an optional member of a protocol is read: two optionals, as on iOS.
  @_disfavoredOverload public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? {
    let values = (self as? NSObject).flatMap { AccessibilityStore.existing(of: $0) }
    guard let block = values?.blocks["accessibilityCustomContentBlock"] as? AXCustomContentReturnBlock else {
      return nil
    }
    return .some(block)
  }
}

public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

extension AccessibleObject {
  /// The block that gives the details and overrides the property: readers of the details ask it first, and readers of
  /// the property don't, as on iOS.
  @preconcurrency @MainActor public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get {
      AccessibilityStore.existing(of: self)?.blocks["accessibilityCustomContentBlock"] as? AXCustomContentReturnBlock
    }
    set { AccessibilityStore.values(of: self).blocks["accessibilityCustomContentBlock"] = newValue }
  }

  /// The details of the element, in the order in which they are read out.
  @preconcurrency @MainActor public var accessibilityCustomContent: [AXCustomContent]! {
    get { AccessibilityStore.existing(of: self)?.customContent ?? [] }
    set { AccessibilityStore.values(of: self).customContent = newValue ?? [] }
  }
}
