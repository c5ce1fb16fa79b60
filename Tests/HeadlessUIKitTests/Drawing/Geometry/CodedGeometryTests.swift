import Foundation
import HeadlessUIKit
import Testing

/// Geometry in archives.
@Suite struct CodedGeometryTests {
  @Test func geometryIsReadAsItWasWritten() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: CodedPlace(), requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CodedPlace.self, from: data))
    let expected = CodedPlace()
    #expect(read.point == expected.point)
    #expect(read.size == expected.size)
    #expect(read.rect == expected.rect)
    #expect(read.vector == expected.vector)
    #expect(read.transform == expected.transform)
    #expect(read.insets == expected.insets)
    #expect(read.directional == expected.directional)
    #expect(read.offset == expected.offset)
    #expect(read.missing == .zero)
  }
}

// Archives on Linux only name classes of the top level.
final class CodedPlace: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  var point = CGPoint(x: 1, y: 2.5)
  var size = CGSize(width: 3, height: 4)
  var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
  var vector = CGVector(dx: -1, dy: 0.1)
  var transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
  var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  var directional = NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1)
  var offset = UIOffset(horizontal: 7, vertical: 8)
  var missing = UIOffset(horizontal: 1, vertical: 1)

  override init() { super.init() }

  init?(coder: NSCoder) {
    point = coder.decodeCGPoint(forKey: "point")
    size = coder.decodeCGSize(forKey: "size")
    rect = coder.decodeCGRect(forKey: "rect")
    vector = coder.decodeCGVector(forKey: "vector")
    transform = coder.decodeCGAffineTransform(forKey: "transform")
    insets = coder.decodeUIEdgeInsets(forKey: "insets")
    directional = coder.decodeDirectionalEdgeInsets(forKey: "directional")
    offset = coder.decodeUIOffset(forKey: "offset")
    missing = coder.decodeUIOffset(forKey: "missing")
  }

  func encode(with coder: NSCoder) {
    coder.encode(point, forKey: "point")
    coder.encode(size, forKey: "size")
    coder.encode(rect, forKey: "rect")
    coder.encode(vector, forKey: "vector")
    coder.encode(transform, forKey: "transform")
    coder.encode(insets, forKey: "insets")
    coder.encode(directional, forKey: "directional")
    coder.encode(offset, forKey: "offset")
  }
}
