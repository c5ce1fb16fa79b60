/// Writes a film to another file: it always fails, because nothing decodes films here.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var fileLengthLimit: Int64 = 0
  open var metadata: [AVMetadataItem]?
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v, .m4a] }

  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
    super.init()
  }

  open class func allExportPresets() -> [String] {
    [AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality]
  }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { allExportPresets() }

  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    if status != .cancelled { (status, error) = (.failed, AVError(.exportFailed)) }
    deliverLater(handler)
  }

  open func export() async {
    if status != .cancelled { (status, error) = (.failed, AVError(.exportFailed)) }
  }

  /// - Throws: always, because nothing is exported.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    await export()
    throw AVError(.exportFailed)
  }

  open func cancelExport() { status = .cancelled }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
