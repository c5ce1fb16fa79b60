/// A scene for documents. A test shows a new document.
public struct DocumentGroup<Document, Content: View>: Scene {
  private let content: AnyView?

  /// Creates a scene that edits a document, beginning with a new one.
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    content = AnyView(NewDocumentView(document: newDocument(), editor: editor))
  }
  nonisolated public init(
    viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument { content = nil }
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    content = AnyView(
      editor(ReferenceFileDocumentConfiguration(document: newDocument(), fileURL: nil, isEditable: true)))
  }

  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument { content = nil }

  public var _windowContent: AnyView? { content }
  public typealias Body = Never
}
