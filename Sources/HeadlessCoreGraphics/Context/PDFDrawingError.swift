/// Why a PDF document can't be made of what was drawn. Not a part of UIKit.
public enum PDFDrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing began a page.
  case noPages
  /// The program isn't linked with what paints.
  case noPainter
  /// What was drawn can't be painted: a font's file is gone, or groups lie too deep in groups.
  case notPainted

  public var description: String {
    switch self {
    case .noPages: "nothing began a page: call beginPage() before drawing"
    case .noPainter: "nothing here paints drawings: link the product UIKit"
    case .notPainted:
      "what was drawn can't be painted: look for fonts whose files are gone, and for drawings in themselves"
    }
  }
}
