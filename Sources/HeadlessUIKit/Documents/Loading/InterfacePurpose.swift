/// What a document's objects are made for.
enum InterfacePurpose: Sendable {
  /// The running app, as Interface Builder compiles the document for it: placeholders of sizes and constraints aren't there.
  case app
  /// A look at the document by itself, as on Interface Builder's canvas: placeholders of sizes and constraints hold, tables
  /// show their prototypes, and nothing is connected with the app's classes, which aren't there.
  case canvas
}
