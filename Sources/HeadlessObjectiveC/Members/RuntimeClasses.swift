internal import Foundation

/// Classes by their Objective-C names, and those names.
package enum RuntimeClasses {
  /// Names of UIKit's classes have no module prefix.
  static let ownModules = ["HeadlessUIKit", "HeadlessQuartzCore", "HeadlessCoreGraphics", "HeadlessObjectiveC"]

  /// The class with the name in `@objc(name)`.
  package static func named(inObjectiveC name: String) -> AnyClass? {
    MainThread.run { Found(someClass: ProgramMemberLists.classes[name]) }.someClass
  }

  static func named(_ name: String) -> AnyClass? {
    if let found = named(inObjectiveC: name) { return found }
    let parts = name.split(separator: ".")
    let mangled = parts.map { "\($0.utf8.count)\($0)" }
    if parts.count == 1 {
      for module in ownModules {
        if let found = _typeByName("\(module.utf8.count)\(module)\(mangled[0])C") as? AnyClass { return found }
      }
    } else if let found = _typeByName(mangled[0] + mangled.dropFirst().map { $0 + "C" }.joined()) as? AnyClass {
      // Including nested ones.
      return found
    }
    return NSClassFromString(name)
  }

  /// The name of a type's module.
  package static func module(of type: Any.Type) -> String {
    let name = _typeName(type)
    return String(name[..<(name.firstIndex(of: ".") ?? name.endIndex)])
  }

  static func name(of someClass: AnyClass) -> String {
    let identifier = ObjectIdentifier(someClass)
    if let own = MainThread.run({ ProgramMemberLists.objectiveCName(of: identifier) }) { return own }
    let name = _typeName(someClass)
    guard let dot = name.firstIndex(of: "."), ownModules.contains(String(name[..<dot])) else { return name }
    return String(name[name.index(after: dot)...])
  }

  // Unchecked: `AnyClass` isn't marked as sendable, but is immutable.
  private struct Found: @unchecked Sendable {
    let someClass: AnyClass?
  }
}

/// Replaces `NSClassFromString` in translated sources, as Foundation has a function of that name: also finds UIKit's classes by
/// their names alone, and those with `@objc(name)`.
public func objectiveCClass(_ aClassName: String) -> AnyClass? { RuntimeClasses.named(aClassName) }

/// Replaces `NSStringFromClass` for all classes: UIKit's without a module, and nested ones, for which Foundation's traps.
public func objectiveCName(_ aClass: AnyClass) -> String { RuntimeClasses.name(of: aClass) }
