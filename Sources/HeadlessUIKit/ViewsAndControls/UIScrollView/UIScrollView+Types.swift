public import Foundation

extension UIScrollView {
  /// Which safe area insets a scroll view adds to its own.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// When a section index is shown; on iPhones and iPads, always if there is one.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The rate at which scrolling decelerates after a touch.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension RunLoop.Mode {
  /// The mode in which UIKit tracks touches on iOS, such as while a scroll view moves. Here the run loop never enters it.
  public static var tracking: RunLoop.Mode { RunLoop.Mode("UITrackingRunLoopMode") }
}
