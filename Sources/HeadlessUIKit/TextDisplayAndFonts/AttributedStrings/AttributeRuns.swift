internal import Foundation

/// The attributes of Foundation's attributed strings, which are released with the strings.
///
/// Foundation on Linux (Swift 6.3) doesn't release them: `NSAttributedString` holds its array of runs, a Core Foundation object,
/// in an opaque pointer, and its `deinit` releases only the characters. The array, the dictionaries in it and their values, such
/// as fonts, colours and attachments, would stay for the life of the process. Each screen makes some dozen attributed strings.
///
/// A subclass without stored properties has the deallocator that the classes need: its `deinit` releases the array, and the rest is
/// inherited. That deallocator is stored in the metadata of Foundation's classes, in the place that `MainThreadDeallocation`
/// describes. Where the layout isn't the expected one, or Foundation releases the array itself, nothing is changed. Subclasses have
/// deallocators of their own: ``NSTextStorage`` calls ``release(of:)``, an app's subclass keeps its attributes.
///
/// `NSAttributedString(attributedString:)`, and with it each copy, takes over the characters and the array of a temporary mutable
/// string, and retains only the characters. So the array of a string whose characters have another owner is left to that owner.
enum AttributeRuns {
  /// Whether Foundation's classes release attributes because of this type. The first use changes the classes.
  static let areReleased: Bool = {
    guard layout != nil, leaks(),
      let plain = deallocator(of: NSAttributedString.self),
      let mutable = deallocator(of: NSMutableAttributedString.self),
      let releasing = deallocator(of: ReleasingAttributedString.self),
      let releasingMutable = deallocator(of: ReleasingMutableAttributedString.self)
    else { return false }
    let originals = (plain.pointee, mutable.pointee)
    (plain.pointee, mutable.pointee) = (releasing.pointee, releasingMutable.pointee)
    guard leaks() else { return true }
    (plain.pointee, mutable.pointee) = originals
    return false
  }()

  /// Releases the array of a string that is being deallocated. Must not be called if Foundation does so: ``areReleased``.
  static func release(of text: NSAttributedString) {
    guard let layout else { return }
    let object = Unmanaged.passUnretained(text).toOpaque()
    let characters = (object + layout.characters).assumingMemoryBound(to: NSString.self)
    // In place: a variable with the reference would be another owner.
    guard isKnownUniquelyReferenced(&characters.pointee),
      let runs = object.load(fromByteOffset: layout.runs, as: UnsafeRawPointer?.self)
    else { return }
    Unmanaged<AnyObject>.fromOpaque(runs).release()
  }

  /// Where a string's object has the reference to its characters and the pointer to its array, in bytes. Nil if its stored
  /// properties aren't those of Swift 6.3.
  private static let layout: (characters: Int, runs: Int)? = {
    let text = NSAttributedString(string: "a")
    let properties = Array(Mirror(reflecting: text).children)
    guard properties.map(\.label) == ["_cfinfo", "_string", "_attributeArray"],
      let characters = properties[1].value as? NSString, let runs = properties[2].value as? OpaquePointer
    else { return nil }
    // A header of two words, and a word for each property.
    let places = (2..<5).map { $0 * MemoryLayout<UInt>.size }
    let object = Unmanaged.passUnretained(text).toOpaque()
    return withExtendedLifetime(text) {
      func place(of address: UInt) -> Int? {
        places.first { object.load(fromByteOffset: $0, as: UInt.self) == address }
      }
      guard let first = place(of: UInt(bitPattern: ObjectIdentifier(characters))),
        let second = place(of: UInt(bitPattern: runs))
      else { return nil }
      return (first, second)
    }
  }()

  /// Whether an attribute's value outlives its strings.
  private static func leaks() -> Bool {
    weak var value: AttributeProbe?
    makeStrings { value = $0 }
    return value != nil
  }

  // With optimization, the strings might never be created.
  @_optimize(none) @inline(never)
  private static func makeStrings(_ note: (AttributeProbe) -> Void) {
    let probe = AttributeProbe()
    note(probe)
    let attributes = [NSAttributedString.Key("AttributeProbe"): probe]
    _ = NSAttributedString(string: "a", attributes: attributes)
    _ = NSMutableAttributedString(string: "a", attributes: attributes)
  }

  /// Two words before a class's address (`swift/ABI/Metadata.h`, `HeapMetadataHeader`), in writable memory.
  private static func deallocator(of someClass: AnyClass) -> UnsafeMutablePointer<UInt>? {
    let address = UnsafeMutablePointer<UInt>(bitPattern: UInt(bitPattern: ObjectIdentifier(someClass)))
    return address.map { $0 - 2 }
  }
}

/// A value that the test of Foundation looks for.
private final class AttributeProbe {}

private final class ReleasingAttributedString: NSAttributedString {
  deinit { AttributeRuns.release(of: self) }
}

private final class ReleasingMutableAttributedString: NSMutableAttributedString {
  deinit { AttributeRuns.release(of: self) }
}
