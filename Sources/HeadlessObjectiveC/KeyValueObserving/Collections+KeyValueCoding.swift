package import Foundation

/// A dictionary's keys are its values' keys.
extension NSDictionary: KeyValueCoded {
  package func codedValue(forKey key: String) -> Any?? {
    key == "@count" ? .some(NSNumber(value: count)) : .some(object(forKey: NSString(string: key)))
  }

  package func setCodedValue(_ value: Any?, forKey key: String) -> Bool {
    guard let changeable = self as? NSMutableDictionary else { return false }
    if let value {
      changeable.setObject(value, forKey: NSString(string: key))
    } else {
      changeable.removeObject(forKey: NSString(string: key))
    }
    return true
  }

  package var codedIdentity: AnyObject { self }
}

/// An array returns the values of its elements, with `NSNull` for an element without one.
extension NSArray: KeyValueCoded {
  package func codedValue(forKey key: String) -> Any?? {
    if key == "@count" { return .some(NSNumber(value: count)) }
    return .some(NSArray(array: map { NamedValues.value(of: $0 as AnyObject, key) ?? NSNull() }))
  }

  package func setCodedValue(_ value: Any?, forKey key: String) -> Bool {
    for element in self { _ = NamedValues.set(element as AnyObject, key, to: value) }
    return true
  }

  package var codedIdentity: AnyObject { self }
}

/// A set returns the set of its members' values; members without one don't count.
extension NSSet: KeyValueCoded {
  package func codedValue(forKey key: String) -> Any?? {
    if key == "@count" { return .some(NSNumber(value: count)) }
    return .some(NSSet(array: allObjects.compactMap { NamedValues.value(of: $0 as AnyObject, key) }))
  }

  package func setCodedValue(_ value: Any?, forKey key: String) -> Bool {
    for element in self { _ = NamedValues.set(element as AnyObject, key, to: value) }
    return true
  }

  package var codedIdentity: AnyObject { self }
}

/// An ordered set returns the ordered set of its members' values; members without one don't count.
extension NSOrderedSet: KeyValueCoded {
  package func codedValue(forKey key: String) -> Any?? {
    if key == "@count" { return .some(NSNumber(value: count)) }
    return .some(NSOrderedSet(array: array.compactMap { NamedValues.value(of: $0 as AnyObject, key) }))
  }

  package func setCodedValue(_ value: Any?, forKey key: String) -> Bool {
    for element in array { _ = NamedValues.set(element as AnyObject, key, to: value) }
    return true
  }

  package var codedIdentity: AnyObject { self }
}
