internal import Foundation

/// Archives objects with `NSKeyedArchiver`.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] { [NSObject.self] }

  open override func transformedValue(_ value: Any?) -> Any? {
    value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
  }
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data, let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    reader.requiresSecureCoding = false
    // Foundation traps otherwise if an archive can't be read.
    reader.decodingFailurePolicy = .setErrorAndReturn
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
