public import HeadlessSwiftUI
public import HeadlessUIKit
public import WidgetKit

extension WidgetConfiguration {
  private func changing(_ change: @escaping (inout WidgetDescription) -> Void) -> some WidgetConfiguration {
    ModifiedWidgetConfiguration(base: self, change: change)
  }

  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { $0.supportedFamilies = families }
  }

  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changing { $0.displayName = displayName }
  }
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }
  @_disfavoredOverload public func configurationDisplayName(
    _ displayNameResource: LocalizedStringResource
  ) -> some WidgetConfiguration { configurationDisplayName(Text(displayNameResource)) }

  public func description(_ description: Text) -> some WidgetConfiguration {
    changing { $0.summary = description }
  }
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }
  @_disfavoredOverload public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(description))
  }
  @_disfavoredOverload public func description(
    _ descriptionResource: LocalizedStringResource
  ) -> some WidgetConfiguration { description(Text(descriptionResource)) }

  /// Lets the content reach the widget's edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration { changing { $0.hasContentMargins = false } }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changing { $0.isContainerBackgroundRemovable = isRemovable }
  }

  // These concern the system's screens and processes, which a picture doesn't have.

  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
  public func onBackgroundURLSessionEvents(
    matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}
