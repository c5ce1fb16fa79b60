internal import Foundation

extension NSCoder {
  /// Writes numbers in a row, eight bytes each.
  func encode(numbers: [Double], forKey key: String) {
    let data = numbers.withUnsafeBytes { Data($0) }
    encode(NSData(data: data), forKey: key)
  }

  /// Nil if the archive has none of that name.
  func decodeText(forKey key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key).map { $0 as String } : nil
  }

  /// Nil if the archive has none of that name, or one of another class.
  func decodeList<Element: NSObject & NSSecureCoding>(forKey key: String) -> [Element]? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: [NSArray.self, Element.self], forKey: key) as? [Element]
  }

  /// Nil if the archive has none of that name.
  func decodeNumbers(forKey key: String) -> [Double]? {
    // Asking for what isn't there counts as a broken archive.
    guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) as Data? else { return nil }
    return stride(from: 0, to: data.count - data.count % 8, by: 8).map { offset in
      data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Double.self) }
    }
  }
}
