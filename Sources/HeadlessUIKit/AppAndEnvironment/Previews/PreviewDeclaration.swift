internal import HeadlessObjectiveC

/// A place in an app's sources that declares previews.
public struct PreviewDeclaration: Sendable {
  /// The module and the file.
  package let fileID: StaticString
  package let filePath: StaticString
  /// From 1.
  package let line: UInt
  /// The name of a type that declares several previews; nil for `#Preview`.
  package let provider: String?
  /// Makes the previews, in their order.
  package let make: @MainActor () -> [Preview]

  /// What `#Preview` declares, at the place of this call.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    _ make: @escaping @MainActor () -> Preview
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    provider = nil
    self.make = { [make()] }
  }

  /// What a type declares.
  ///
  /// - Parameters:
  ///   - provider: the type's name.
  ///   - line: where the type begins.
  ///   - make: makes the previews, in their order.
  package init(
    provider: String, fileID: StaticString, filePath: StaticString, line: UInt,
    make: @escaping @MainActor () -> [Preview]
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.provider = provider
    self.make = make
  }

  /// All that are linked into the program, in the order of their files and lines.
  @MainActor package static var all: [PreviewDeclaration] {
    ProgramMemberLists.all.compactMap { ($0 as? any PreviewListing.Type)?.previews }
      .sorted { ("\($0.fileID)", $0.line) < ("\($1.fileID)", $1.line) }
  }
}
