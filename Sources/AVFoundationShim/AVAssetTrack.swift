public import Foundation
public import HeadlessCoreGraphics

/// The kind of media in a track.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let subtitle = AVMediaType(rawValue: "sbtl")
}

/// A track of a film. Films aren't read here, so assets have no tracks.
open class AVAssetTrack: NSObject {
  public let mediaType: AVMediaType
  /// In pixels, before the transform.
  public let naturalSize: CGSize
  /// The transform that displays the pictures upright.
  public let preferredTransform: CGAffineTransform
  public let timeRange: CMTimeRange

  init(mediaType: AVMediaType, naturalSize: CGSize, timeRange: CMTimeRange) {
    self.mediaType = mediaType
    self.naturalSize = naturalSize
    self.timeRange = timeRange
    preferredTransform = .identity
    super.init()
  }
}

extension AVAsset {
  /// None: the film isn't read.
  public var tracks: [AVAssetTrack] { [] }
  /// Empty, as for an unreadable file.
  public var duration: CMTime { .zero }
  /// False: the film isn't read.
  public var isPlayable: Bool { false }

  /// None: the film isn't read.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  /// None: the film isn't read.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
}

/// The volumes of a film's sound tracks. None is ever made: films aren't read, and nothing is played.
open class AVAudioMix: NSObject {}
