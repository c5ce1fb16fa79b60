internal import Foundation

/// What scenes keep when they end, by their identifiers. Each test has its own.
@MainActor package final class SceneRecords {
  /// The records, of types that the owners of the values know.
  package var records: [String: AnyObject] = [:]

  /// The running code's records.
  package static var current: SceneRecords { AppState.current.sceneRecords }

  nonisolated init() {}
}
