internal import HeadlessObjectiveC

/// A place in an app's sources that declares previews.
public struct PreviewDeclaration: Sendable {
  /// The module and the file.
  package let fileID: StaticString
  package let filePath: StaticString
  /// The line, from 1.
  package let line: UInt
  /// The name of a type that declares several previews; nil for `#Preview`.
  package let provider: String?
  /// Creates the previews, in order.
  package let make: @MainActor () -> [Preview]

  /// Declares the previews of a `#Preview` at the position of this call.
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

  /// Declares the previews of a provider type.
  ///
  /// - Parameters:
  ///   - provider: the type's name.
  ///   - line: the line at which the type begins.
  ///   - make: creates the previews, in order.
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

  /// All declarations in the program, in the order of their files and lines.
  @MainActor package static var all: [PreviewDeclaration] {
    ProgramMemberLists.all.compactMap { ($0 as? any PreviewListing.Type)?.previews }
      .sorted { ("\($0.fileID)", $0.line) < ("\($1.fileID)", $1.line) }
  }
}
