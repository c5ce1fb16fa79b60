/// The app's widgets: there are none here. Widgets' views are SwiftUI's, and their targets are left out.
public final class WidgetCenter: @unchecked Sendable {
  public static var shared: WidgetCenter { StandInScope.shared { WidgetCenter() } }

  /// What the app had loaded anew, in order; "*" is all. Not a part of WidgetKit.
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

public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
  case accessoryInline
}
