public import Foundation

/// A property of media, such as that it can be heard.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
  public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
  public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(
    rawValue: "AVMediaCharacteristicContainsOnlyForcedSubtitles")
  public static let describesVideoForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-video")
  public static let transcribesSpokenDialogForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.transcribes-spoken-dialog")
}

/// A soundtrack or subtitles among which a user can choose. No asset has any: assets aren't read.
open class AVMediaSelectionOption: NSObject {
  open var displayName: String { "" }
  open var locale: Locale? { nil }
  open var extendedLanguageTag: String? { nil }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}

/// The soundtracks or the subtitles of an asset. No asset has such a group: assets aren't read.
open class AVMediaSelectionGroup: NSObject {
  open var options: [AVMediaSelectionOption] { [] }
  open var defaultOption: AVMediaSelectionOption? { nil }
  open var allowsEmptySelection: Bool { true }
}

extension AVAsset {
  /// Always nil: the asset isn't read.
  public func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic)
    -> AVMediaSelectionGroup?
  { nil }
  /// Always nil: the asset isn't read.
  public func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws
    -> AVMediaSelectionGroup?
  { nil }
  /// Always empty: the asset isn't read.
  public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
  /// Has no effect: nothing is loaded.
  public func cancelLoading() {}
}

@MainActor extension AVPlayerItem {
  /// Has no effect: no group has options.
  public func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
  /// Has no effect: no group has options.
  public func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
}
