internal import Foundation
internal import HeadlessObjectiveC

/// What the project knows about one of UIKit's classes beside the class itself: how documents write it, which keys it has,
/// what its appearance proxy passes on, how it describes itself, what it says to accessibility.
///
/// It lies in the class's folder, in a file called `UISlider+Facts.swift`. Code that needs such knowledge asks ``KnownClasses``
/// and names no class:
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
/// A list says only what the class adds to its superclass. As a ``RuntimeMemberList`` it is found through Swift's record of
/// who adopts a protocol, and its keys serve key-value coding.
@MainActor protocol ClassFacts: RuntimeMemberList {
  associatedtype Subject: AnyObject

  /// The names of the elements of documents that become an instance; none where documents have no element for the class, and
  /// its instances are read as its superclass's.
  static var elements: [String] { get }
  /// The class's properties, in the order in which a document's values are read: a value comes after its range.
  static var facts: FactList<Subject> { get }
  /// What documents connect to an instance.
  static var outlets: [Outlet<Subject>] { get }
  /// How an instance takes a document's action; nil where its superclass knows.
  static var connectAction: (@MainActor (Subject, DocumentAction) -> Void)? { get }

  /// Adds the accessibility of an instance where the app sets none. A superclass has been asked before.
  static func readAccessibility(of object: Subject, into values: inout StandardAccessibility)
  /// Adds what an instance says in its description. A superclass has been asked before.
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

/// The accessibility of UIKit's own views where the app sets none.
@MainActor struct StandardAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none

  init(of responder: UIResponder) {
    for known in KnownClasses.chain(of: type(of: responder)) { known.readAccessibility(responder, &self) }
  }
}
