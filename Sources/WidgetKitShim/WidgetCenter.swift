/// The app's widgets. There are none here: the views of widgets are SwiftUI views, and widget targets are left out.
public final class WidgetCenter: @unchecked Sendable {
  public static var shared: WidgetCenter { StandInScope.shared { WidgetCenter() } }

  /// The kinds of the widgets that the app reloaded, in order; "*" for all widgets. Not a part of WidgetKit.
  public private(set) var reloads: [String] = []

  public func reloadAllTimelines() { reloads.append("*") }
  public func reloadTimelines(ofKind kind: String) { reloads.append(kind) }
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    deliverLater { completion(.success([])) }
  }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
}

/// The size and shape of a widget.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
  case accessoryInline
  /// A family of visionOS.
  case systemExtraLargePortrait
  /// A family of watchOS. Sources for all platforms can name it in patterns, as with Apple's SDK for iOS.
  @available(*, unavailable) case accessoryCorner

  /// The families on iPhone and iPad.
  public static var allCases: [WidgetFamily] {
    [
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ]
  }

  /// The case's name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    }
  }
}

/// How the system colours a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// In its own colours, as on the Home Screen.
  public static var fullColor: WidgetRenderingMode { WidgetRenderingMode(description: "fullColor") }
  /// In two colours: one for `widgetAccentable` views, and one for all other views.
  public static var accented: WidgetRenderingMode { WidgetRenderingMode(description: "accented") }
  /// Without colours, only by brightness, as on the Lock Screen.
  public static var vibrant: WidgetRenderingMode { WidgetRenderingMode(description: "vibrant") }
}
