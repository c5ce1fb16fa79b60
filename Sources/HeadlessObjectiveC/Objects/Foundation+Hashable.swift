public import Foundation

// On Apple's platforms these classes derive from `NSObject` and are equal by identity. On Linux they are plain Swift classes.

extension FileManager: @retroactive Hashable {
  public static func == (lhs: FileManager, rhs: FileManager) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NotificationCenter: @retroactive Hashable {
  public static func == (lhs: NotificationCenter, rhs: NotificationCenter) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ProcessInfo: @retroactive Hashable {
  public static func == (lhs: ProcessInfo, rhs: ProcessInfo) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
