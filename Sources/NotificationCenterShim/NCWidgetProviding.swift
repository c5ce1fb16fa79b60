public import HeadlessUIKit

/// How the Today view shows a widget of the older kind.
public enum NCWidgetDisplayMode: Int, Sendable { case compact = 0, expanded }

/// Whether a widget has new contents.
public enum NCUpdateResult: UInt, Sendable { case newData = 0, noData, failed }

/// A controller of a Today extension. A test shows the controller itself, and calls these methods for what the Today view would do.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
  /// - Parameter maxSize: in points: the most that the Today view gives the widget.
  func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

// Optional in NotificationCenter.
extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
    defaultMarginInsets
  }
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
}

/// Says whether a widget has contents. Stored but unused: there is no Today view.
open class NCWidgetController: NSObject {
  public override init() {}
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

/// The answers about the Today view. By default a widget is compact, on the smallest phone in use.
public struct TodayViewAnswers: StandInAnswers {
  public var activeDisplayMode = NCWidgetDisplayMode.compact
  /// In points. iOS gives 110 points of height to compact widgets; an expanded one gets as much as the screen has.
  public var maximumSize = CGSize(width: 359, height: 110)

  public init() {}

  static func current(asked question: String) -> TodayViewAnswers {
    StandInScope.answers(framework: "NotificationCenter", asked: question)
  }
}

extension NSExtensionContext {
  /// The most expanded mode that a widget can be shown in. Stored for the process's extension.
  @MainActor public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { TodayWidget.shared.largest }
    set { TodayWidget.shared.largest = newValue }
  }
  public var widgetActiveDisplayMode: NCWidgetDisplayMode {
    TodayViewAnswers.current(asked: "how a widget is displayed").activeDisplayMode
  }
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
    TodayViewAnswers.current(asked: "how large a widget can be").maximumSize
  }
}

@MainActor private final class TodayWidget {
  var largest = NCWidgetDisplayMode.compact

  nonisolated init() {}
  static var shared: TodayWidget { StandInScope.shared { TodayWidget() } }
}

extension UIVibrancyEffect {
  /// The vibrancy of texts in the Today view, which is that of labels here.
  public class func widgetPrimary() -> UIVibrancyEffect { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)) }
  public class func widgetSecondary() -> UIVibrancyEffect { widgetPrimary() }
  public class func notificationCenter() -> UIVibrancyEffect { widgetPrimary() }
}
