/// What data keep of an object: an archive, or a property list as it is.
enum ArchivedObject {
  /// Nil where the data are neither, or an archive of a class that the program doesn't have.
  static func object(of data: Data) -> Any? {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else { return nil }
    guard (list as? [String: Any])?["$archiver"] != nil else { return list }
    guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    reader.requiresSecureCoding = false
    // Foundation ends the program otherwise, where an archive can't be read.
    reader.decodingFailurePolicy = .setErrorAndReturn
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
