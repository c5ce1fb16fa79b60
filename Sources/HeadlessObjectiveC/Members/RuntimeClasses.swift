internal import Foundation

/// Classes by their names in Objective-C, and those names.
package enum RuntimeClasses {
  /// UIKit's classes have no module's name before their own.
  static let ownModules = ["HeadlessUIKit", "HeadlessQuartzCore", "HeadlessCoreGraphics", "HeadlessObjectiveC"]

  /// The class that `@objc(name)` gives this name.
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
      // Also one that lies within another one.
      return found
    }
    return NSClassFromString(name)
  }

  /// The name of the module that a type is declared in.
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

  // `AnyClass` isn't marked as sendable; nothing of it changes.
  private struct Found: @unchecked Sendable {
    let someClass: AnyClass?
  }
}

/// `NSClassFromString`, which also knows UIKit's classes by their names alone, and those that `@objc(name)` names: the plugin
/// `UIKitSources` puts it in that one's place, as Foundation's has the name.
public func objectiveCClass(_ aClassName: String) -> AnyClass? { RuntimeClasses.named(aClassName) }

/// `NSStringFromClass`, for classes of every kind: UIKit's without a module, and those within others, where Foundation's ends
/// the program.
public func objectiveCName(_ aClass: AnyClass) -> String { RuntimeClasses.name(of: aClass) }
