internal import Foundation

extension KnownStandIn {
  /// The file's contents in the version that an app's sources are written for, where a library's versions declare the same name in
  /// ways that exclude each other.
  ///
  /// - Parameter files: the app's own sources.
  func text(usedIn files: [URL]) -> String {
    switch module {
    // Version 4 has responses of one parameter, version 5 of two.
    case "Alamofire", "AlamofireImage":
      let sources = Self.sources(files, naming: "DataResponse<")
      let isOld = sources.contains { $0.contains(/\bDataResponse<[^,<>]+>/) }
      guard isOld, !sources.contains(where: { $0.contains(/\bDataResponse<[^<>]+,/) }) else { return text }
      let renamed = text.replacing(/\bDataResponse</) { _ in "ResponseOfData<" }.replacing(/\bDownloadResponse</) { _ in
        "ResponseOfDownload<"
      }
      guard module == "Alamofire" else { return renamed }
      return renamed + """
        // The names of version 4.
        public typealias DataResponse<Value> = ResponseOfData<Value, AFError>
        public typealias DownloadResponse<Value> = ResponseOfDownload<Value, AFError>

        """
    // Its initialisers throw since version 5, and returned nil before.
    case "Reachability":
      let sources = Self.sources(files, naming: "Reachability(")
      let isOld = sources.contains {
        $0.contains(/\bReachability\([^()\n]*\)\s*!|(?:if|guard) let \w+ = Reachability\(/)
      }
      guard isOld, !sources.contains(where: { $0.contains(/\btry[!?]?\s+Reachability\(/) }) else { return text }
      return text.replacing("public init(queueQoS", with: "public init?(queueQoS")
        .replacing(
          "notificationQueue: DispatchQueue? = .main) throws {}", with: "notificationQueue: DispatchQueue? = .main) {}"
        )
        .replacing(
          "public convenience init(hostname: String) throws { try self.init() }",
          with: "public convenience init?(hostname: String) { self.init() }")
    // `Map` exists since version 10.8, and is ObjectMapper's in many apps of before.
    case "RealmSwift":
      let usesMaps = Self.sources(files, naming: "Map<").contains { $0.contains(/\bMap</) }
      return usesMaps ? text : text.replacing("public typealias Map<Key: Hashable, Value> = [Key: Value]\n", with: "")
    // Its view of SwiftUI needs SwiftUI, which apps without it don't build.
    case "Kingfisher" where usesSwiftUI(files):
      return text.replacing("import UIKit\n", with: "import HeadlessSwiftUI\nimport UIKit\n", maxReplacements: 1)
        + Self.kingfisherSwiftUI
    default: return text
    }
  }

  /// The modules that the file needs for what an app names of it.
  ///
  /// - Parameter files: the app's own sources.
  func needed(usedIn files: [URL]) -> [String] { needed + (usesSwiftUI(files) ? ["SwiftUI"] : []) }

  private func usesSwiftUI(_ files: [URL]) -> Bool {
    module == "Kingfisher" && Self.sources(files, naming: "KFImage").contains { $0.contains(/\bKFImage\b/) }
  }

  private static func sources(_ files: [URL], naming name: String) -> [String] {
    files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.filter { $0.contains(name) }
  }
}
