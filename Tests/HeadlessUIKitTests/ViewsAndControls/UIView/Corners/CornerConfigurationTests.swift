import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Corner configurations of iOS 26.
@MainActor @Suite struct CornerConfigurationTests {
  private func view(_ width: CGFloat, _ height: CGFloat, _ corners: UICornerConfiguration) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.cornerConfiguration = corners
    view.layoutIfNeeded()
    return view
  }

  @Test func capsulesFollowTheSize() {
    let capsule = view(100, 40, .capsule())
    #expect(capsule.layer.cornerRadius == 20 && capsule.effectiveRadius(corner: .allCorners) == 20)
    capsule.frame.size.height = 60
    capsule.layoutIfNeeded()
    #expect(capsule.layer.cornerRadius == 30)
    #expect(view(100, 40, .capsule(maximumRadius: 12)).layer.cornerRadius == 12)
  }

  @Test func cornersMayDiffer() {
    let top = view(100, 40, .uniformTopRadius(8))
    #expect(top.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(top.layer.cornerRadius == 8 && top.effectiveRadius(corner: .bottomLeft) == 0)
    let mixed = view(
      100, 40, .corners(topLeftRadius: 4, topRightRadius: 8, bottomLeftRadius: nil, bottomRightRadius: .fixed(100)))
    // At most half of the shorter side.
    #expect(mixed.effectiveRadius(corner: .bottomRight) == 20 && mixed.effectiveRadius(corner: .topLeft) == 4)
    #expect(mixed.layer.cornerRadius == 0 && mixed.layer.mask is CornerMaskLayer)
    mixed.cornerConfiguration = .corners(radius: 6)
    #expect(mixed.layer.cornerRadius == 6 && mixed.layer.mask == nil)
  }

  @Test func concentricCornersLeaveTheContainersRadiusLessTheDistance() {
    let container = view(200, 200, .corners(radius: 30))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    container.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
    container.layoutIfNeeded()
    #expect(inner.effectiveRadius(corner: .topLeft) == 20)
    // 90 points from the container's corner.
    #expect(inner.effectiveRadius(corner: .bottomRight) == 5)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(inner.layer.cornerRadius == 0)
  }
}
