public import HeadlessUIKit

/// Finds text and codes in pictures: not supported, as in the simulator.
@preconcurrency @MainActor open class ImageAnalyzer {
  public nonisolated static var isSupported: Bool { false }
  public nonisolated static var supportedTextRecognitionLanguages: [String] { [] }

  /// The kinds of content to find.
  public struct AnalysisTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let text = AnalysisTypes(rawValue: 1)
    public static let machineReadableCode = AnalysisTypes(rawValue: 2)
    public static let visualLookUp = AnalysisTypes(rawValue: 4)
  }

  public struct Configuration: Sendable {
    public var analysisTypes: AnalysisTypes
    public var locales: [String] = []
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }

  public init() {}

  /// - Throws: Always, because analysis isn't supported here.
  open func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
    throw CocoaError(.featureUnsupported)
  }
}

/// The result of an analysis. It is never created here.
public final class ImageAnalysis: Sendable {
  init() {}
  public var transcript: String { "" }
}
