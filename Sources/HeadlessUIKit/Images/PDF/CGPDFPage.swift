public import Foundation
internal import InterfaceBuilder

/// A page of a PDF file.
public final class CGPDFPage: Sendable {
  private let owner: CGPDFDocument
  /// The page number, starting with 1.
  public let pageNumber: Int

  init(_ document: CGPDFDocument, number: Int) {
    owner = document
    pageNumber = number
  }

  public var document: CGPDFDocument? { owner }

  private var page: PDFPages.Page { owner.pages.pages[pageNumber - 1] }

  /// The rotation of the page in viewers, in degrees clockwise.
  public var rotationAngle: Int32 { Int32(page.rotation) }

  /// Returns a box in points of the page, with y pointing up; the media box if the page doesn't have the box.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    page.boxes[box.name] ?? page.boxes[CGPDFBox.mediaBox.name] ?? .null
  }

  /// Returns a transform that moves a box into the middle of a rectangle, rotated as in viewers and by `rotate` degrees more. A box
  /// larger than the rectangle is scaled down; smaller ones aren't scaled up.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let box = getBoxRect(box)
    guard !box.isEmpty, !box.isNull else { return .identity }
    let quarters = Int((rotationAngle + rotate) / 90) & 3
    let turned = quarters % 2 == 0 ? box.size : CGSize(width: box.height, height: box.width)
    var (x, y) = (min(rect.width / turned.width, 1), min(rect.height / turned.height, 1))
    if preserveAspectRatio {
      x = min(x, y)
      y = x
    }
    return CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: x, y: y)
      .rotated(by: -CGFloat(quarters) * .pi / 2).translatedBy(x: -box.midX, y: -box.midY)
  }

  /// Renders the page with its rotation, in points of its media box. Returns nil and writes to the error stream if it can't be
  /// painted.
  func picture(scale: CGFloat) -> CGImage? {
    do throws(VectorPainter.Failure) {
      let file = try VectorPainter.paint(owner.path, page: pageNumber, scale: Double(scale))
      return UIImage(contentsOfFile: file)?.cgImage
    } catch {
      ErrorStream.tell("\(error)")
      return nil
    }
  }
}

/// The boxes of a page.
public enum CGPDFBox: Int32, Sendable {
  case mediaBox = 0
  case cropBox = 1
  case bleedBox = 2
  case trimBox = 3
  case artBox = 4

  /// The box's key in a PDF file.
  var name: String { ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"][Int(rawValue)] }
}
