public import Foundation
public import Graphics

/// Geometry in archives, as the strings of `NSCoder.string(for:)`. Points, sizes and rectangles are written by Foundation's own
/// `encode(_:forKey:)`. What an archive hasn't got reads as zeros.
extension NSCoder {
  public func encode(_ vector: CGVector, forKey key: String) { encode(text: NSCoder.string(for: vector), key) }
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(text: NSCoder.string(for: transform), key)
  }
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(text: NSCoder.string(for: insets), key) }
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(text: NSCoder.string(for: insets), key)
  }
  public func encode(_ offset: UIOffset, forKey key: String) { encode(text: NSCoder.string(for: offset), key) }

  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key))
  }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(key))
  }
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }

  private func encode(text: String, _ key: String) { encode(NSString(string: text), forKey: key) }
  private func text(_ key: String) -> String { decodeText(forKey: key) ?? "" }
}
