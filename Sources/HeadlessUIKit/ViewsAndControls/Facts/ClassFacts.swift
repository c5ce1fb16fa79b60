internal import Foundation
internal import HeadlessObjectiveC

/// The facts about one of UIKit's classes: its elements in documents, its keys, the properties of its appearance proxy, its
/// description and its accessibility.
///
/// They are in a file of the class's folder such as `UISlider+Facts.swift`. Code that needs them uses ``KnownClasses`` and
/// references no classes:
///
///     enum SliderFacts: ClassFacts {
///       @used static func isUsed() -> any RuntimeMemberList.Type { SliderFacts.self }
///       static let elements = ["slider"]
///       static let facts = FactList<UISlider> {
///         Fact("value", \.value, document: .number("value"))
///         Fact("thumbTintColor", \.thumbTintColor, document: .color("thumbTintColor"), appearance: .equal)
///       }
///     }
///
/// A list contains only what the class adds to its superclass. As a ``RuntimeMemberList`` it is found through Swift's protocol
/// conformance records, and its keys are used by key-value coding.
@MainActor protocol ClassFacts: RuntimeMemberList {
  associatedtype Subject: AnyObject

  /// The names of the document elements that create an instance; empty if the class has no element, and its instances are read as
  /// the superclass's.
  static var elements: [String] { get }
  /// The class's properties, in the order in which a document's values are read: a value after its range.
  static var facts: FactList<Subject> { get }
  /// The outlets that documents connect.
  static var outlets: [Outlet<Subject>] { get }
  /// Connects a document's action to an instance; nil to inherit the superclass's implementation.
  static var connectAction: (@MainActor (Subject, DocumentAction) -> Void)? { get }

  /// Adds the accessibility of an instance if the app sets none. The superclass's has been added before.
  static func readAccessibility(of object: Subject, into values: inout StandardAccessibility)
  /// Adds the properties of an instance to its description. The superclass's have been added before.
  static func describe(_ object: Subject, in description: inout ViewDescription)
}

extension ClassFacts {
  static var owner: AnyClass? { Subject.self }
  static var members: [RuntimeMember] { facts.all.flatMap(\.members) }

  static var elements: [String] { [] }
  static var outlets: [Outlet<Subject>] { [] }
  static var connectAction: (@MainActor (Subject, DocumentAction) -> Void)? { nil }
  static func readAccessibility(of object: Subject, into values: inout StandardAccessibility) {}
  static func describe(_ object: Subject, in description: inout ViewDescription) {}
}

/// The accessibility of UIKit's own views if the app sets none.
@MainActor struct StandardAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none

  init(of responder: UIResponder) {
    for known in KnownClasses.chain(of: type(of: responder)) { known.readAccessibility(responder, &self) }
  }
}
