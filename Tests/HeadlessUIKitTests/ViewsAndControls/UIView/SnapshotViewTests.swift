import DrawingInspection
import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Views that show what others looked like.
@MainActor @Suite struct SnapshotViewTests {
  private func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 60))
    let part = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    part.backgroundColor = .red
    view.addSubview(part)
    return view
  }

  /// The area that is painted red, in points.
  private func redPixels(of view: UIView) -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    guard let pixels = image.cgImage?.dataProvider?.data as Data?, let width = image.cgImage?.width else {
      return .null
    }
    var box = CGRect.null
    for index in 0..<(pixels.count / 4) where pixels[index * 4 + 3] > 200 {
      box = box.union(CGRect(x: index % width, y: index / width, width: 1, height: 1))
    }
    return box
  }

  @Test func aSnapshotStaysAsTheViewWas() throws {
    let view = makeView()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    view.subviews[0].frame.origin = .zero
    #expect(redPixels(of: snapshot) == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func aPartStretchesBetweenItsInsets() throws {
    let part = CGRect(x: 0, y: 0, width: 40, height: 40)
    let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let snapshot = try #require(
      makeView().resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: insets))
    #expect(snapshot.bounds.size == part.size)
    snapshot.frame.size = CGSize(width: 80, height: 40)
    #expect(redPixels(of: snapshot) == CGRect(x: 10, y: 10, width: 60, height: 20))
  }

  @Test func whatHasNoAreaHasNoSnapshot() {
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }
}
