public import Foundation
public import UniformTypeIdentifiers

nonisolated extension View {
  /// Presents UIKit's document picker for a destination, which a test picks. Nothing is presented without a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {}) }
  /// Presents a picker that moves a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    moving(isPresented, file.map { [$0] } ?? [], firstOf(onCompletion), onCancellation)
  }
  /// Like `fileMover(isPresented:file:onCompletion:)`, for several files.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { moving(isPresented, Array(files), onCompletion, {}) }
  /// Presents a picker that moves several files.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL { moving(isPresented, Array(files), onCompletion, onCancellation) }

  private func moving(
    _ isPresented: Binding<Bool>, _ files: [URL], _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    sheet(
      isPresented: Binding(get: { !files.isEmpty && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    ) {
      DocumentPicker(exporting: files, isPresented, onCompletion, onCancellation)
    }
  }
}

nonisolated extension View {
  /// Writes a document to a file, and presents UIKit's document picker for its destination, which a test picks. Nothing is presented
  /// without a document.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }
  /// Writes a snapshot of a document that is an object.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }
  /// Writes several documents, each to a file of its own.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }
  /// Writes several documents, each to a file of its own.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }
  /// - Parameter contentTypes: the types that the file can have, of which the first is written; none for those of the document's type.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return exporting(
      isPresented, document.map { [$0] } ?? [], write: { try $0.temporaryFile(type, defaultFilename) },
      firstOf(onCompletion), onCancellation)
  }
  /// Writes a snapshot of a document that is an object.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return exporting(
      isPresented, document.map { [$0] } ?? [], write: { try $0.temporaryFile(type, defaultFilename) },
      firstOf(onCompletion), onCancellation)
  }
  /// Presents a picker that exports several documents.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
    return exporting(
      isPresented, Array(documents), write: { try $0.temporaryFile(type, nil) }, onCompletion, onCancellation)
  }
  /// Presents a picker that exports several documents.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
    return exporting(
      isPresented, Array(documents), write: { try $0.temporaryFile(type, nil) }, onCompletion, onCancellation)
  }

  private func exporting<Document>(
    _ isPresented: Binding<Bool>, _ documents: [Document], write: @escaping (Document) throws -> URL,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let view = self
    return DocumentExporter(
      content: view, isPresented: isPresented, hasDocument: !documents.isEmpty, write: { try documents.map(write) },
      onCompletion: onCompletion, onCancellation: onCancellation)
  }

  /// A handler of several files from that of a single one.
  func firstOf(
    _ completion: @escaping (Result<URL, any Error>) -> Void
  ) -> (Result<[URL], any Error>) -> Void {
    {
      switch $0 {
      case .success(let urls): if let url = urls.first { completion(.success(url)) }
      case .failure(let error): completion(.failure(error))
      }
    }
  }
}

/// Writes documents when their picker is requested. An error ends the export before the picker is presented.
private struct DocumentExporter<Content: View>: View {
  nonisolated(unsafe) let content: Content
  let isPresented: Binding<Bool>
  let hasDocument: Bool
  nonisolated(unsafe) let write: () throws -> [URL]
  nonisolated(unsafe) let onCompletion: (Result<[URL], any Error>) -> Void
  nonisolated(unsafe) let onCancellation: () -> Void
  @State private var files: [URL] = []

  nonisolated init(
    content: Content, isPresented: Binding<Bool>, hasDocument: Bool, write: @escaping () throws -> [URL],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) {
    self.content = content
    self.isPresented = isPresented
    self.hasDocument = hasDocument
    self.write = write
    self.onCompletion = onCompletion
    self.onCancellation = onCancellation
  }

  var body: some View {
    content
      .onChange(of: isPresented.wrappedValue && hasDocument, initial: true) { if $1 { prepare() } else { files = [] } }
      .sheet(
        isPresented: Binding(
          get: { !files.isEmpty && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
      ) {
        DocumentPicker(exporting: files, isPresented, onCompletion, onCancellation)
      }
  }

  private func prepare() {
    do {
      files = try write()
    } catch {
      isPresented.wrappedValue = false
      onCompletion(.failure(error))
    }
  }
}
