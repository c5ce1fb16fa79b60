/// Decodes stored data: an archive, or a property list unchanged.
enum ArchivedObject {
  /// Nil if the data are neither, or contain an archive of an unknown class.
  static func object(of data: Data) -> Any? {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else { return nil }
    guard (list as? [String: Any])?["$archiver"] != nil else { return list }
    guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    reader.requiresSecureCoding = false
    // Foundation traps otherwise if an archive can't be read.
    reader.decodingFailurePolicy = .setErrorAndReturn
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
