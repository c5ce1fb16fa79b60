import CoreData
import Dispatch
import Foundation
import Testing

/// Several coordinators of one file, as an app has whose stack is made twice.
@Suite struct SharedFileTests {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Shared.sqlite")

  /// What the coordinators say of the file that they open at the same time: its identifiers, or errors.
  private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var identifiers: Set<String> = []
    private(set) var errors: [String] = []

    func read(_ body: () throws -> String) {
      let answer = Result { try body() }
      lock.withLock {
        switch answer {
        case .success(let identifier): identifiers.insert(identifier)
        case .failure(let error): errors.append("\(error)")
        }
      }
    }
  }

  @Test func coordinatorsOpenAFileAtTheSameTime() {
    let answers = Answers()
    let url = url
    DispatchQueue.concurrentPerform(iterations: 24) { _ in
      answers.read {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
        let store = try coordinator.addPersistentStore(
          ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: nil)
        return store.identifier ?? ""
      }
    }
    #expect(answers.errors == [])
    #expect(answers.identifiers.count == 1 && !answers.identifiers.contains(""))
  }
}
