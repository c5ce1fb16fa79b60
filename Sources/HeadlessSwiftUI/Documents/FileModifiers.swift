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
  /// The folder in which the document pickers of the view begin.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogDirectory, defaultDirectory)
  }
  public func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Has no effect: the picker shows no such part.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// Has no effect: the picker shows no such part.
  @_disfavoredOverload public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Has no effect: the picker shows no such part.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Has no effect: the picker shows no such part.
  @_disfavoredOverload public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// Has no effect: the picker shows no such part.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Has no effect: the picker shows no such part.
  @_disfavoredOverload public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Has no effect: there are no aliases of files here.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Has no effect: the picker is a placeholder, and a test chooses the files.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
  /// Has no effect: the picker is a placeholder that lists no files.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
}

private enum FileDialogDirectoryKey: EnvironmentKey { static var defaultValue: URL? { nil } }

extension EnvironmentValues {
  /// The folder in which document pickers begin; nil for the picker's own.
  fileprivate var fileDialogDirectory: URL? {
    get { self[FileDialogDirectoryKey.self] }
    set { self[FileDialogDirectoryKey.self] = newValue }
  }
}

/// What a document picker shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The contents of packages can be chosen.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files are listed.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Names of files are shown with their extensions.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
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
    exporting files: [URL], _ isPresented: Binding<Bool>, _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) {
    self.init {
      UIDocumentPickerViewController(forExporting: files)
    } picked: { urls in
      isPresented.wrappedValue = false
      onCompletion(.success(urls))
    } cancelled: {
      isPresented.wrappedValue = false
      onCancellation()
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
