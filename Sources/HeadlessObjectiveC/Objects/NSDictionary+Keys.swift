public import Foundation

/// Objective-C's place for an error that a method reports.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

extension NSError {
  /// The keys of an error's information. On Apple's platforms the type is `NSString`, whose casts to and from `String` this one also
  /// takes.
  public typealias UserInfoKey = String
}

extension NSMutableDictionary {
  /// The value of a key that is only known to be copyable, as in `Thread.current.threadDictionary[key]`. On Linux Foundation's own
  /// subscript only takes keys that are hashable for Swift.
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? AnyHashable else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}

extension NSDictionary {
  /// A dictionary of values with keys that are only known to be copyable, as Foundation's own initialiser has it on iOS. On Linux that
  /// one only takes objects.
  @_disfavoredOverload public convenience init(objects: [Any], forKeys keys: [any NSCopying]) {
    self.init(objects: objects, forKeys: keys.map { ($0 as AnyObject) as! NSObject })
  }
}
