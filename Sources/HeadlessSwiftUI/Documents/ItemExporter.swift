public import Foundation
internal import HeadlessUIKit
public import UniformTypeIdentifiers

nonisolated extension View {
  /// Presents UIKit's document picker for a file with the item's data, of the first representation with one of the types; nil has none
  /// to export, and isn't presented.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    nonisolated(unsafe) let (view, items) = (self, item.map { [$0] } ?? [])
    nonisolated(unsafe) let (onCompletion, onCancellation) = (firstOf(onCompletion), onCancellation)
    return ItemExporter(
      content: view, isPresented: isPresented, items: items, contentTypes: contentTypes, name: defaultFilename,
      onCompletion: onCompletion, onCancellation: onCancellation)
  }
  /// Like `fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)`, with a file for each of several
  /// items.
  public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where T == C.Element {
    nonisolated(unsafe) let (view, items) = (self, Array(items))
    nonisolated(unsafe) let (onCompletion, onCancellation) = (onCompletion, onCancellation)
    return ItemExporter(
      content: view, isPresented: isPresented, items: items, contentTypes: contentTypes, name: nil,
      onCompletion: onCompletion, onCancellation: onCancellation)
  }
}

/// Writes the items' files, then presents the picker for their destination.
private struct ItemExporter<Content: View, Item: Transferable>: View {
  nonisolated(unsafe) let content: Content
  let isPresented: Binding<Bool>
  nonisolated(unsafe) let items: [Item]
  let contentTypes: [UTType]
  let name: String?
  nonisolated(unsafe) let onCompletion: (Result<[URL], any Error>) -> Void
  nonisolated(unsafe) let onCancellation: () -> Void
  @State private var files: [URL] = []

  nonisolated init(
    content: Content, isPresented: Binding<Bool>, items: [Item], contentTypes: [UTType], name: String?,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) {
    self.content = content
    self.isPresented = isPresented
    self.items = items
    self.contentTypes = contentTypes
    self.name = name
    self.onCompletion = onCompletion
    self.onCancellation = onCancellation
  }

  var body: some View {
    content
      .task(id: isPresented.wrappedValue) { await prepare() }
      .sheet(isPresented: picks) {
        DocumentPicker {
          UIDocumentPickerViewController(forExporting: files)
        } picked: { urls in
          end()
          onCompletion(.success(urls))
        } cancelled: {
          end()
          onCancellation()
        }
      }
  }

  private var picks: Binding<Bool> {
    Binding(get: { !files.isEmpty && isPresented.wrappedValue }, set: { if !$0 { end() } })
  }

  private func end() {
    isPresented.wrappedValue = false
    files = []
  }

  private func prepare() async {
    guard isPresented.wrappedValue, !items.isEmpty else { return }
    do {
      var written: [URL] = []
      for item in items { written.append(try await file(of: item)) }
      files = written
    } catch {
      end()
      onCompletion(.failure(error))
    }
  }

  private func file(of item: Item) async throws -> URL {
    let ways = Item._ways.filter { $0.write != nil }
    let way = ways.first { way in contentTypes.contains { way.type.conforms(to: $0) } } ?? ways.first
    guard let way, let write = way.write else { throw _TransferError.noRepresentation(contentTypes.first ?? .data) }
    let (writing, sent) = (UncheckedValue(write), UncheckedValue(item))
    let data = try await writing.value(sent.value)
    var file = name ?? "Document"
    if let ending = way.type.preferredFilenameExtension, !file.contains(".") { file += ".\(ending)" }
    let url = try URL.temporaryFile(named: file)
    try data.write(to: url)
    return url
  }
}
