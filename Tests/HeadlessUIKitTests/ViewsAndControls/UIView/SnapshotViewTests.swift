import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Views that show snapshots of others.
@MainActor @Suite struct SnapshotViewTests {
  private func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 60))
    let part = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    part.backgroundColor = .red
    view.addSubview(part)
    return view
  }

  /// The area that contains any paint, in points.
  private func painted(_ view: UIView) throws -> CGRect {
    let (width, height) = (Int(view.bounds.width), Int(view.bounds.height))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      // The bitmap's first row is the top one.
      context.translateBy(x: 0, y: CGFloat(height))
      context.scaleBy(x: 1, y: -1)
      view.layer.render(in: context)
    }
    let indices = (0..<(width * height)).filter { pixels[$0 * 4 + 3] > 200 }
    return indices.reduce(.null) { $0.union(CGRect(x: $1 % width, y: $1 / width, width: 1, height: 1)) }
  }

  @Test func aSnapshotStaysAsTheViewWas() throws {
    let view = makeView()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    view.subviews[0].frame.origin = .zero
    #expect(try painted(snapshot) == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func aPartStretchesBetweenItsInsets() throws {
    let part = CGRect(x: 0, y: 0, width: 40, height: 40)
    let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let snapshot = try #require(
      makeView().resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: insets))
    #expect(snapshot.bounds.size == part.size)
    snapshot.frame.size = CGSize(width: 80, height: 40)
    #expect(try painted(snapshot) == CGRect(x: 10, y: 10, width: 60, height: 20))
  }

  @Test func whatHasNoAreaHasNoSnapshot() {
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }
}
