internal import HeadlessObjectiveC

extension NSManagedObjectContext {
  // Passed to the context's queue, whose code alone uses it there.
  private struct Handed<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Runs a block on the context's queue asynchronously.
  public func perform(_ block: @escaping () -> Void) {
    let work = Handed(value: { [self] in
      lock.lock()
      defer { lock.unlock() }
      block()
      if concurrencyType != .mainQueueConcurrencyType { processPendingChanges() }
    })
    if concurrencyType == .mainQueueConcurrencyType {
      DispatchQueue.main.async { work.value() }
    } else {
      queue.async { work.value() }
    }
  }

  /// Runs a block as the context's code and waits for it. As on iOS it runs on the calling thread, except for a context of the main
  /// queue; within the context's own code it runs at once.
  public func performAndWait<T, Failure: Error>(_ block: () throws(Failure) -> T) throws(Failure) -> T {
    guard concurrencyType == .mainQueueConcurrencyType, !MainThread.isCurrent else { return try locked(block) }
    var result: Handed<Result<T, Failure>>?
    withoutActuallyEscaping(block) { block in
      let work = Handed(value: block)
      result = DispatchQueue.main.sync {
        do throws(Failure) {
          return Handed(value: .success(try self.locked(work.value)))
        } catch {
          return Handed(value: .failure(error))
        }
      }
    }
    guard let result else { fatalError("The main queue didn't run the block.") }
    return try result.value.get()
  }

  private func locked<T, Failure: Error>(_ block: () throws(Failure) -> T) throws(Failure) -> T {
    lock.lock()
    defer { lock.unlock() }
    let result = try block()
    if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() }
    return result
  }

  /// Runs a block on the context's queue and waits for it without blocking a thread.
  ///
  /// - Parameter isolation: the caller's isolation; the caller waits for the block, so it can pass values that aren't sendable.
  public func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    let work = Handed(value: block)
    let result: Handed<Result<T, Failure>> = await withCheckedContinuation(isolation: isolation) { continuation in
      perform {
        do throws(Failure) {
          continuation.resume(returning: Handed(value: .success(try work.value())))
        } catch {
          continuation.resume(returning: Handed(value: .failure(error)))
        }
      }
    }
    return try result.value.get()
  }
}
