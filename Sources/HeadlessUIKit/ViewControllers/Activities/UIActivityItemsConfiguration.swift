public import Foundation

/// Objects that can be shared.
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  /// Apps use it to distinguish items.
  open var localObject: Any?
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?

  public init(objects: [any NSItemProviderWriting]) {
    itemProvidersForActivityItemsConfiguration = objects.map { NSItemProvider(object: $0) }
    super.init()
  }

  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }

  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }

  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }
}
