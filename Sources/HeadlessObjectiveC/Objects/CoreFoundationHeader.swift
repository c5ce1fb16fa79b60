/// Lets objects of a class be values of attributed strings: the class' first stored property has to be one.
///
/// swift-corelibs-foundation compares the values of neighbouring runs with `CFEqual`. That takes the word after an object's
/// header for Core Foundation's type information, as Foundation's own classes lay it out, and where it names no type, ends
/// the process instead of asking `isEqual`. These bits name a type, so the object is asked.
package struct CoreFoundationHeader: Sendable {
  /// `CFRuntimeBase`'s second word, with 1 for the type; Foundation sets the lowest byte alike.
  private let information: UInt64 = 1 << 8 | 0x80

  package init() {}
}
