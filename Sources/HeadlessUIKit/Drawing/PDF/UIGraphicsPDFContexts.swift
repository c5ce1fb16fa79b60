public import Foundation

// The functions that preceded renderers. Every thread has its own document.

/// The document that the calling thread draws.
private struct OpenDocument {
  static let ofThread = ThreadValue<[OpenDocument]> { [] }

  let recorder: PDFRecorder
  let finish: (Data) -> Void

  static var current: PDFRecorder? { ofThread.value.last?.recorder }

  static func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ finish: @escaping (Data) -> Void) {
    var words: [String: Any] = [:]
    for (key, value) in info ?? [:] { if let key = key as? String { words[key] = value } }
    let recorder = PDFRecorder(bounds: bounds, info: words)
    ofThread.value.append(OpenDocument(recorder: recorder, finish: finish))
    UIGraphicsPushContext(recorder.context)
  }
}

/// Begins a document that is appended to `data` when it ends.
///
/// - Parameter bounds: the bounds of pages, in points; an empty rectangle means 612 x 792.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  OpenDocument.begin(bounds, documentInfo) { data.append($0) }
}

/// Begins a document that is written to a file when it ends; false if the directory doesn't exist.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  var isDirectory: ObjCBool = false
  let directory = url.deletingLastPathComponent().path
  guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory), isDirectory.boolValue else {
    return false
  }
  OpenDocument.begin(bounds, documentInfo) { data in
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      ErrorStream.tell("UIGraphicsEndPDFContext: \(path) can't be written: \(error)")
    }
  }
  return true
}

/// Ends the document that was begun last.
public func UIGraphicsEndPDFContext() {
  guard let document = OpenDocument.ofThread.value.popLast() else { return }
  UIGraphicsPopContext()
  do {
    document.finish(try document.recorder.finish())
  } catch {
    ErrorStream.tell("UIGraphicsEndPDFContext: no PDF can be made: \(error)")
  }
}

/// Begins a page of the document's size.
public func UIGraphicsBeginPDFPage() { OpenDocument.current?.beginPage(nil) }

/// - Parameters:
///   - bounds: the page's, in points.
///   - pageInfo: has no effect.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  OpenDocument.current?.beginPage(bounds)
}

/// The page's bounds, in points; empty without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { OpenDocument.current?.context.bounds ?? .zero }

/// Makes a part of the page link to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  OpenDocument.current?.link(rect, to: .uri(url.absoluteString))
}

/// Names a place of the page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  OpenDocument.current?.addDestination(name, point)
}

/// Makes a part of the page link to a position in the document.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  OpenDocument.current?.link(rect, to: .destination(name))
}
