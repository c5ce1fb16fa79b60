public import HeadlessUIKit

/// A text or a code that the camera found: a test makes one for the delegate.
public enum RecognizedItem: Identifiable, Sendable {
  case text(Text)
  case barcode(Barcode)

  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let barcode): barcode.id
    }
  }

  /// The corners of an item, in the view's coordinates.
  public var bounds: Bounds {
    switch self {
    case .text(let text): text.bounds
    case .barcode(let barcode): barcode.bounds
    }
  }

  public struct Bounds: Sendable {
    public let topLeft: CGPoint
    public let topRight: CGPoint
    public let bottomRight: CGPoint
    public let bottomLeft: CGPoint

    init(_ frame: CGRect) {
      topLeft = frame.origin
      topRight = CGPoint(x: frame.maxX, y: frame.minY)
      bottomRight = CGPoint(x: frame.maxX, y: frame.maxY)
      bottomLeft = CGPoint(x: frame.minX, y: frame.maxY)
    }
  }

  public struct Text: Identifiable, Sendable {
    public let id = UUID()
    public let bounds: Bounds
    public let transcript: String

    /// What a test passes to a delegate. Not a part of VisionKit.
    public init(transcript: String, frame: CGRect = .zero) {
      (self.transcript, bounds) = (transcript, Bounds(frame))
    }
  }

  public struct Barcode: Identifiable, Sendable {
    public let id = UUID()
    public let bounds: Bounds
    public let payloadStringValue: String?

    /// What a test passes to a delegate. Not a part of VisionKit.
    public init(payloadStringValue: String?, frame: CGRect = .zero) {
      (self.payloadStringValue, bounds) = (payloadStringValue, Bounds(frame))
    }
  }
}
