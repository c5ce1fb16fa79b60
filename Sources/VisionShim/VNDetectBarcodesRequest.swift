/// The codes of the answers, each of the first kind that is looked for.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  /// Nil before a handler performed the request.
  public final var results: [VNBarcodeObservation]? { found as? [VNBarcodeObservation] }
  /// The kinds that are looked for.
  open var symbologies = VNBarcodeSymbology.all

  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }

  override func observations() -> [VNObservation] {
    guard let kind = symbologies.first else { return [] }
    return VisionAnswers.current(asked: "for codes").barcodes.map { VNBarcodeObservation(payload: $0, kind) }
  }
}
