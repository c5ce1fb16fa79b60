internal import Dispatch
public import Foundation

/// A request for resources on demand, by their tags.
///
/// All resources of the sources are there, as for an app that Xcode started; a tag that no resource has isn't an error here.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
  public let tags: Set<String>
  public let bundle: Bundle
  /// Stored but unused: nothing is loaded.
  open var loadingPriority = 0.5
  /// Finished.
  public let progress: Progress

  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

  public init(tags: Set<String>, bundle: Bundle) {
    (self.tags, self.bundle) = (tags, bundle)
    progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    super.init()
  }

  /// Calls the handler on a background queue, without an error.
  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(nil) }
  }

  open func beginAccessingResources() async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      beginAccessingResources { error in
        if let error { done.resume(throwing: error) } else { done.resume() }
      }
    }
  }

  /// Calls the handler on a background queue: the resources are there.
  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { completionHandler(true) }
  }

  open func conditionallyBeginAccessingResources() async -> Bool { true }
  /// Has no effect: resources are never removed.
  open func endAccessingResources() {}
}

public let NSBundleResourceRequestLoadingPriorityUrgent = Double.greatestFiniteMagnitude
