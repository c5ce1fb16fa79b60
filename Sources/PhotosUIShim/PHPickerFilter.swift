/// Which photos and films a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case named(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let kind: Kind

  public static let images = PHPickerFilter(kind: .named("images"))
  public static let videos = PHPickerFilter(kind: .named("videos"))
  public static let livePhotos = PHPickerFilter(kind: .named("livePhotos"))
  public static let screenshots = PHPickerFilter(kind: .named("screenshots"))
  public static let panoramas = PHPickerFilter(kind: .named("panoramas"))
  public static let slomoVideos = PHPickerFilter(kind: .named("slomoVideos"))
  public static let depthEffectPhotos = PHPickerFilter(kind: .named("depthEffectPhotos"))

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .any(subfilters)) }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .all(subfilters)) }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(kind: .not(filter)) }
}
