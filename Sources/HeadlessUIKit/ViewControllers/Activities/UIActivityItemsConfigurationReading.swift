public import Foundation

/// The items that can be shared.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Optional.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// Optional.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
}

extension UIActivityItemsConfigurationReading {
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
}

public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let share = UIActivityItemsConfigurationInteraction(rawValue: "share")
  public static let copy = UIActivityItemsConfigurationInteraction(rawValue: "copy")
}

public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  public static let title = UIActivityItemsConfigurationMetadataKey("title")
  public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
  public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey("linkPresentationMetadata")
}
