public import Foundation

// Documents that a person chose lie outside of an app's folder on iOS; here nothing keeps an app from them.
extension URL {
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing: nothing keeps an app from a document.
  public func stopAccessingSecurityScopedResource() {}
}
