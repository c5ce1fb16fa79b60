public import HeadlessUIKit
public import Vision

/// A placeholder for the camera that reads texts and codes. A test calls the delegate itself.
@preconcurrency @MainActor open class DataScannerViewController: UIViewController {
  public enum QualityLevel: Hashable, Sendable { case balanced, fast, accurate }
  public enum TextContentType: Hashable, Sendable {
    case URL, currency, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber
    case telephoneNumber
  }
  public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }

  /// What is looked for.
  public struct RecognizedDataType: Hashable, Sendable {
    private let symbologies: [VNBarcodeSymbology]?
    private let languages: [String]
    private let textContentType: TextContentType?

    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {
      Self(symbologies: symbologies, languages: [], textContentType: nil)
    }
    public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self {
      Self(symbologies: nil, languages: languages, textContentType: textContentType)
    }
  }

  /// False, as in the simulator.
  open class var isSupported: Bool { false }
  /// False, as in the simulator.
  open class var isAvailable: Bool { false }
  open class var supportedTextRecognitionLanguages: [String] { [] }

  open weak var delegate: (any DataScannerViewControllerDelegate)?
  public let recognizedDataTypes: Set<RecognizedDataType>
  public let qualityLevel: QualityLevel
  public let recognizesMultipleItems: Bool
  public let isHighFrameRateTrackingEnabled: Bool
  public let isPinchToZoomEnabled: Bool
  public let isGuidanceEnabled: Bool
  public let isHighlightingEnabled: Bool
  /// A view above the camera's picture, for the app's own views.
  public let overlayContainerView = UIView()
  /// False: scanning never starts.
  open var isScanning: Bool { false }

  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) {
    (self.recognizedDataTypes, self.qualityLevel) = (recognizedDataTypes, qualityLevel)
    (self.recognizesMultipleItems, self.isPinchToZoomEnabled) = (recognizesMultipleItems, isPinchToZoomEnabled)
    self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
    (self.isGuidanceEnabled, self.isHighlightingEnabled) = (isGuidanceEnabled, isHighlightingEnabled)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "made in code")
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Scanner", detail: nil)
    overlayContainerView.frame = view.bounds
    overlayContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlayContainerView)
  }

  /// Fails, as where there is no camera.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  /// Has no effect: scanning never started.
  open func stopScanning() {}
}

@preconcurrency @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

// Optional on iOS.
extension DataScannerViewControllerDelegate {
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
