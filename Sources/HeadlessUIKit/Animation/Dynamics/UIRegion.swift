public import Foundation

/// A part of the plane, about its own centre.
@preconcurrency @MainActor open class UIRegion: NSObject {
  private let test: (CGPoint) -> Bool

  private init(_ test: @escaping (CGPoint) -> Bool) {
    self.test = test
  }

  public static let infinite = UIRegion { _ in true }

  public convenience init(radius: CGFloat) {
    self.init { hypot($0.x, $0.y) <= radius }
  }

  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  open func contains(_ point: CGPoint) -> Bool { test(point) }
  open func inverse() -> UIRegion { UIRegion { !self.test($0) } }
  open func union(_ region: UIRegion) -> UIRegion { UIRegion { self.test($0) || region.test($0) } }
  open func difference(_ region: UIRegion) -> UIRegion { UIRegion { self.test($0) && !region.test($0) } }
  open func intersection(_ region: UIRegion) -> UIRegion { UIRegion { self.test($0) && region.test($0) } }
}
