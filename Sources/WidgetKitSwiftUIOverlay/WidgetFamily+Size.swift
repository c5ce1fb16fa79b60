public import HeadlessCoreGraphics
public import WidgetKit

/// The sizes of widgets on a screen, in points, in the order of `WidgetFamily`'s cases; zero if the screen doesn't have the family.
private struct WidgetSizes {
  let screen: (Double, Double)
  let sizes: [(Double, Double)]

  init(_ width: Double, _ height: Double, _ sizes: (Double, Double)...) {
    (screen, self.sizes) = ((width, height), sizes)
  }
}

/// Apple's Human Interface Guidelines, "Widgets", "Specifications": screens in portrait. For iPads, it is the size of the canvas in
/// which the view is laid out; some iPads show it scaled down.
private func widgetSizes() -> [WidgetSizes] {
  [
    WidgetSizes(430, 932, (170, 170), (364, 170), (364, 382), (0, 0), (76, 76), (172, 76), (257, 26)),
    WidgetSizes(428, 926, (170, 170), (364, 170), (364, 382), (0, 0), (76, 76), (172, 76), (257, 26)),
    WidgetSizes(414, 896, (169, 169), (360, 169), (360, 379), (0, 0), (76, 76), (160, 72), (248, 26)),
    WidgetSizes(414, 736, (159, 159), (348, 157), (348, 357), (0, 0), (76, 76), (170, 76), (248, 26)),
    WidgetSizes(393, 852, (158, 158), (338, 158), (338, 354), (0, 0), (72, 72), (160, 72), (234, 26)),
    WidgetSizes(390, 844, (158, 158), (338, 158), (338, 354), (0, 0), (72, 72), (160, 72), (234, 26)),
    WidgetSizes(375, 812, (155, 155), (329, 155), (329, 345), (0, 0), (72, 72), (157, 72), (225, 26)),
    WidgetSizes(375, 667, (148, 148), (321, 148), (321, 324), (0, 0), (68, 68), (153, 68), (225, 26)),
    WidgetSizes(360, 780, (155, 155), (329, 155), (329, 345), (0, 0), (72, 72), (157, 72), (225, 26)),
    WidgetSizes(320, 568, (141, 141), (292, 141), (292, 311)),
    WidgetSizes(768, 1024, (141, 141), (305.5, 141), (305.5, 305.5), (634.5, 305.5)),
    WidgetSizes(744, 1133, (141, 141), (305.5, 141), (305.5, 305.5), (634.5, 305.5)),
    WidgetSizes(810, 1080, (146, 146), (320.5, 146), (320.5, 320.5), (669, 320.5)),
    WidgetSizes(820, 1180, (155, 155), (342, 155), (342, 342), (715.5, 342)),
    WidgetSizes(834, 1112, (150, 150), (327.5, 150), (327.5, 327.5), (682, 327.5)),
    WidgetSizes(834, 1194, (155, 155), (342, 155), (342, 342), (715.5, 342)),
    WidgetSizes(1024, 1366, (170, 170), (378.5, 170), (378.5, 378.5), (795, 378.5)),
  ]
}

extension WidgetFamily {
  /// Returns the family's size on a screen in portrait, in points; `nil` if Apple's table doesn't list it. Not a part of WidgetKit.
  public func size(onScreen screen: CGSize) -> CGSize? {
    let row = widgetSizes().first { $0.screen == (Double(screen.width), Double(screen.height)) }
    guard let row, let index = Self.allCases.firstIndex(of: self), index < row.sizes.count else { return nil }
    let (width, height) = row.sizes[index]
    return width > 0 ? CGSize(width: width, height: height) : nil
  }

  /// Whether the family is for the Lock Screen.
  var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: false
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    }
  }
}

/// A place where the system shows widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  public static var homeScreen: WidgetLocation { WidgetLocation(name: "homeScreen") }
  public static var lockScreen: WidgetLocation { WidgetLocation(name: "lockScreen") }
  public static var standBy: WidgetLocation { WidgetLocation(name: "standBy") }
  public static var iPhoneWidgetsOnMac: WidgetLocation { WidgetLocation(name: "iPhoneWidgetsOnMac") }
  public static var carPlay: WidgetLocation { WidgetLocation(name: "carPlay") }
}
