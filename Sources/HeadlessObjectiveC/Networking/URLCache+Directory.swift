public import Foundation
public import FoundationNetworking

extension URLCache {
  /// A cache whose files are in a folder.
  ///
  /// - Parameters:
  ///   - memoryCapacity: in bytes.
  ///   - diskCapacity: in bytes.
  ///   - directory: the folder of the files; nil for the system's folder of caches.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
