/// Why a PDF document can't be created from a drawing. Not a part of UIKit.
public enum PDFDrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No page was begun.
  case noPages
  /// The program isn't linked with a painter.
  case noPainter
  /// The drawing can't be painted: a font's file is missing, or groups are nested too deeply.
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
