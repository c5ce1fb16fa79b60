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
  /// Presents UIKit's document picker for a destination, which a test picks.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { exporting(isPresented, { file.map { [$0] } ?? [] }, onCompletion) }
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented, { document.flatMap { $0.temporaryFile(contentType, defaultFilename) }.map { [$0] } ?? [] },
      onCompletion)
  }

  private func exporting(
    _ isPresented: Binding<Bool>, _ urls: @escaping () -> [URL],
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    nonisolated(unsafe) let urls = urls
    return sheet(isPresented: isPresented) {
      DocumentPicker {
        UIDocumentPickerViewController(forExporting: urls())
      } picked: { urls in
        isPresented.wrappedValue = false
        if let url = urls.first { onCompletion(.success(url)) }
      } cancelled: {
        isPresented.wrappedValue = false
      }
    }
  }

  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  public func fileDialogMessage(_ message: Text?) -> some View { self }
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
}

/// A UIKit document picker.
struct DocumentPicker: UIViewControllerRepresentable {
  let make: @MainActor () -> UIDocumentPickerViewController
  nonisolated(unsafe) let picked: ([URL]) -> Void
  nonisolated(unsafe) let cancelled: () -> Void

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
    return picker
  }
  func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {
    context.coordinator.owner = self
  }
}
