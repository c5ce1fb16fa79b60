public import HeadlessUIKit

/// A page of a document.
@preconcurrency @MainActor open class PDFPage: NSObject {
  public let pageRef: CGPDFPage?
  public internal(set) weak var document: PDFDocument?
  /// What a page without a file shows.
  private let image: UIImage?

  init(_ page: CGPDFPage) {
    pageRef = page
    image = nil
    super.init()
  }

  /// A page that shows an image in its size, in points; nil for an image without any.
  public init?(image: UIImage) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    pageRef = nil
    self.image = image
    super.init()
  }

  /// The page number as text, from 1.
  open var label: String? {
    guard let place = document?.index(for: self), place != NSNotFound else { return nil }
    return "\(place + 1)"
  }
  /// In degrees, clockwise.
  open var rotation: Int { Int(pageRef?.rotationAngle ?? 0) }
  /// In points of the page.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    pageRef?.getBoxRect(box.box) ?? CGRect(origin: .zero, size: image?.size ?? .zero)
  }

  /// The displayed size, including the page's rotation.
  func shownSize(_ box: PDFDisplayBox) -> CGSize {
    let size = bounds(for: box).size
    return rotation / 90 % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// Draws the page in its points with the y axis pointing up, and with its rotation.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    guard let pageRef else {
      if let cgImage = image?.cgImage { context.draw(cgImage, in: bounds(for: box)) }
      return
    }
    context.saveGState()
    let size = shownSize(box)
    context.concatenate(
      pageRef.getDrawingTransform(
        box.box, rect: CGRect(origin: .zero, size: size), rotate: 0, preserveAspectRatio: true))
    context.clip(to: [bounds(for: box)])
    context.drawPDFPage(pageRef)
    context.restoreGState()
  }

  /// An image that fits into a size, in points.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let shown = shownSize(box)
    let scale = min(size.width / max(shown.width, 1), size.height / max(shown.height, 1))
    let fitting = CGSize(width: shown.width * scale, height: shown.height * scale)
    return UIGraphicsImageRenderer(size: fitting).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: fitting))
      context.cgContext.translateBy(x: 0, y: fitting.height)
      context.cgContext.scaleBy(x: scale, y: -scale)
      draw(with: box, to: context.cgContext)
    }
  }
}

/// A box of a page.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox

  var box: CGPDFBox { CGPDFBox(rawValue: Int32(rawValue)) ?? .mediaBox }
}
