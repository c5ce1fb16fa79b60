public import Foundation
internal import HeadlessUIKit
public import UniformTypeIdentifiers

nonisolated extension View {
  /// Presents UIKit's document picker, in which a test picks files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false) {
      switch $0 {
      case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
      case .failure(let error): onCompletion(.failure(error))
      }
    }
  }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      DocumentPicker {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: allowedContentTypes)
        picker.allowsMultipleSelection = allowsMultipleSelection
        return picker
      } picked: {
        isPresented.wrappedValue = false
        onCompletion(.success($0))
      } cancelled: {
        isPresented.wrappedValue = false
        onCancellation()
      }
    }
  }
  /// Presents UIKit's document picker for a destination, which a test picks. Nothing is presented without a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(
      isPresented: Binding(get: { file != nil && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    ) {
      DocumentPicker(exporting: file.map { [$0] } ?? [], isPresented, onCompletion)
    }
  }
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    nonisolated(unsafe) let (view, onCompletion) = (self, onCompletion)
    return DocumentExporter(
      content: view, isPresented: isPresented, hasDocument: document != nil,
      write: { try document?.temporaryFile(contentType, defaultFilename) }, onCompletion: onCompletion)
  }

  /// The folder in which the document pickers of the view begin.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogDirectory, defaultDirectory)
  }
  public func fileDialogMessage(_ message: Text?) -> some View { self }
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
}

private enum FileDialogDirectoryKey: EnvironmentKey { static var defaultValue: URL? { nil } }

extension EnvironmentValues {
  /// The folder in which document pickers begin; nil for the picker's own.
  fileprivate var fileDialogDirectory: URL? {
    get { self[FileDialogDirectoryKey.self] }
    set { self[FileDialogDirectoryKey.self] = newValue }
  }
}

/// Writes a document when its picker is requested. An error ends the export before the picker is presented.
private struct DocumentExporter<Content: View>: View {
  nonisolated(unsafe) let content: Content
  let isPresented: Binding<Bool>
  let hasDocument: Bool
  nonisolated(unsafe) let write: () throws -> URL?
  nonisolated(unsafe) let onCompletion: (Result<URL, any Error>) -> Void
  @State private var file: URL?

  nonisolated init(
    content: Content, isPresented: Binding<Bool>, hasDocument: Bool, write: @escaping () throws -> URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) {
    self.content = content
    self.isPresented = isPresented
    self.hasDocument = hasDocument
    self.write = write
    self.onCompletion = onCompletion
  }

  var body: some View {
    content
      .onChange(of: isPresented.wrappedValue && hasDocument, initial: true) { if $1 { prepare() } else { file = nil } }
      .sheet(
        isPresented: Binding(get: { file != nil && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
      ) {
        DocumentPicker(exporting: file.map { [$0] } ?? [], isPresented, onCompletion)
      }
  }

  private func prepare() {
    do {
      file = try write()
    } catch {
      isPresented.wrappedValue = false
      onCompletion(.failure(error))
    }
  }
}

/// A UIKit document picker.
struct DocumentPicker: UIViewControllerRepresentable {
  let make: @MainActor () -> UIDocumentPickerViewController
  nonisolated(unsafe) let picked: ([URL]) -> Void
  nonisolated(unsafe) let cancelled: () -> Void

  nonisolated init(
    make: @escaping @MainActor () -> UIDocumentPickerViewController, picked: @escaping ([URL]) -> Void,
    cancelled: @escaping () -> Void
  ) {
    self.make = make
    self.picked = picked
    self.cancelled = cancelled
  }

  /// A picker for the destination of files.
  nonisolated init(
    exporting files: [URL], _ isPresented: Binding<Bool>, _ onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) {
    self.init {
      UIDocumentPickerViewController(forExporting: files)
    } picked: { urls in
      isPresented.wrappedValue = false
      if let url = urls.first { onCompletion(.success(url)) }
    } cancelled: {
      isPresented.wrappedValue = false
    }
  }

  final class Coordinator: NSObject, UIDocumentPickerDelegate {
    var owner: DocumentPicker
    init(_ owner: DocumentPicker) { self.owner = owner }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      owner.picked(urls)
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { owner.cancelled() }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let picker = make()
    picker.delegate = context.coordinator
    picker.directoryURL = context.environment.fileDialogDirectory
    return picker
  }
  func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {
    context.coordinator.owner = self
  }
}
