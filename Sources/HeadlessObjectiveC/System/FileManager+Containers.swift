public import Foundation

extension FileManager {
  /// Returns the shared folder of an app group, which is in the temporary directory. Every group has one, as in the simulator.
  /// Returns nil if the folder can't be created.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix(".") else { return nil }
    let folder = temporaryDirectory.appendingPathComponent("AppGroups/\(groupIdentifier)", isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return fileExists(atPath: folder.path) ? folder : nil
  }

  /// Always nil: the user isn't signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Always nil: the user isn't signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Whether a file is in iCloud's container, which there is none of here.
  public func isUbiquitousItem(at url: URL) -> Bool {
    guard let container = self.url(forUbiquityContainerIdentifier: nil) else { return false }
    return url.standardizedFileURL.path.hasPrefix(container.standardizedFileURL.path + "/")
  }

  // These calls fail, since no file is in iCloud. Which error Foundation throws then isn't documented.

  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
  }
  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
  }
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
  }
}

// On iOS, documents that the user chose are outside the app's sandbox. Here an app has access to all of them.
extension URL {
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Has no effect: access to documents isn't restricted here.
  public func stopAccessingSecurityScopedResource() {}
}
