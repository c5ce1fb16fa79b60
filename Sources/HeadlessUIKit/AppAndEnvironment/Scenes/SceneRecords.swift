internal import Foundation

/// What scenes keep when they end, by their identifiers. Each test has its own.
@MainActor package final class SceneRecords {
  package var records: [String: AnyObject] = [:]

  package static var current: SceneRecords { AppState.current.sceneRecords }

  nonisolated init() {}
}
