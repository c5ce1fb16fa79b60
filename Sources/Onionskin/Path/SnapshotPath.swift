internal import Foundation
internal import HeadlessUIKit

// The steps of a snapshot, from top to bottom. Each step converts one value into another:
//
//   SnapshotRequest -> take -> TakenSnapshot -> paint -> PaintedSnapshot -> compare -> ComparedSnapshot -> conclude -> message
//
// Errors are also values, and become the message of a failure at the end.

extension SnapshotCall {
  /// Runs one snapshot through the four steps, on the calling thread, and returns the failure message.
  func run<Value, Format>(
    _ request: SnapshotRequest, of value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    auditing audit: SnapshotAudit, timeout: TimeInterval
  ) -> String? {
    conclude([compare(paint(take(request, of: value, as: strategy, auditing: audit, timeout: timeout)))])
  }

  /// Runs a snapshot through the four steps, lets other tests run while it waits, and returns the message with which the test
  /// fails.
  func run<Value, Format>(
    _ request: SnapshotRequest, of value: () async throws -> Value, as strategy: Snapshotting<Value, Format>,
    auditing audit: SnapshotAudit, within timeout: TimeInterval, isolation: isolated (any Actor)?
  ) async -> String? {
    let taken = await take(
      request, of: value, as: strategy, auditing: audit, within: timeout, isolation: isolation)
    return conclude([compare(paint(taken))])
  }

  /// Runs each cell of a matrix through the four steps, and returns the failure message: screens are captured one after the other,
  /// and painted and compared on other threads meanwhile.
  ///
  /// - Parameter take: captures a cell's snapshot.
  @MainActor func run(_ matrix: SnapshotMatrix, taking take: (SnapshotMatrix.Cell) -> TakenSnapshot) -> String? {
    let compared = ComparedSnapshots(count: matrix.cells.count)
    let defaults = CellDefaults()
    for (index, cell) in matrix.cells.enumerated() {
      if index > 0 { defaults.restore() }
      let warnings = SnapshotWarnings()
      let taken = warnings.listener.hear { autoreleasepool { StateHost.given { take(cell) } } }.with(warnings)
      switch taken.content {
      case .screen(let screen, let tolerance):
        let (request, notes) = (taken.request, taken.notes)
        compared.start(index) {
          compare(paint(TakenSnapshot(request: request, content: .screen(screen, tolerance), notes: notes)))
        }
      // The comparison is the test's code, which may not support other threads.
      case .value, .nothing: compared.set(index, compare(paint(taken)))
      }
    }
    return conclude(compared.finish())
  }
}

extension SnapshotCall {
  /// Throws the error that prevents a snapshot from being captured at all.
  func check<Value, Format>(_ request: SnapshotRequest, _ strategy: Snapshotting<Value, Format>) throws {
    if let problem = request.problem ?? strategy.problem { throw problem }
    if strategy.needsFonts { try session.checkMachine() }
  }

  /// Step 1, take, on the calling thread: the later steps need no views.
  func take<Value, Format>(
    _ request: SnapshotRequest, of value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    auditing audit: SnapshotAudit, timeout: TimeInterval
  ) -> TakenSnapshot {
    let warnings = SnapshotWarnings()
    let taken = Result { () throws -> Taken<Format> in
      try check(request, strategy)
      return try warnings.listener.hear {
        try autoreleasepool {
          // Rendering reads the test's state very often, so it is looked up once.
          try StateHost.given {
            try AsyncWaiter.value(
              of: strategy.take(try value(), configuration(auditing: audit)), timeout: timeout,
              subject: strategy.subject)
          }
        }
      }
    }
    return TakenSnapshot(request, taken, by: strategy, auditing: audit).with(warnings)
  }

  /// Step 1 for values that arrive later. Other tests run meanwhile.
  func take<Value, Format>(
    _ request: SnapshotRequest, of value: () async throws -> Value, as strategy: Snapshotting<Value, Format>,
    auditing audit: SnapshotAudit, within timeout: TimeInterval, isolation: isolated (any Actor)?
  ) async -> TakenSnapshot {
    let warnings = SnapshotWarnings()
    var taken: Result<Taken<Format>, any Error>
    do {
      try check(request, strategy)
      taken = .success(
        try await warnings.listener.hear {
          try await AsyncWaiter.value(
            of: strategy.take(try await value(), configuration(auditing: audit)), within: timeout,
            subject: strategy.subject, isolation: isolation)
        })
    } catch {
      taken = .failure(error)
    }
    return TakenSnapshot(request, taken, by: strategy, auditing: audit).with(warnings)
  }

  /// Step 2, paint: renders the picture of a screen; other values are unchanged. On any thread.
  func paint(_ taken: TakenSnapshot) -> PaintedSnapshot {
    var notes = taken.notes
    let contents = Result { () throws -> any SnapshotContents in
      switch taken.content {
      case .screen(let screen, let tolerance):
        let (picture, seconds) = try StageTimes.measure { () throws -> PaintedPicture in
          try PaintedPicture(painting: screen, tolerance: tolerance)
        }
        notes.times.paint = seconds
        notes.warnings += SnapshotWarnings.missingGlyphs(in: screen.displayList)
        return picture
      case .value(let contents): return contents
      case .nothing(let error): throw error
      }
    }
    return PaintedSnapshot(request: taken.request, contents: contents, notes: notes)
  }

  /// Step 3, compare: compares with the reference, and writes it if that is requested. On any thread.
  func compare(_ painted: PaintedSnapshot) -> ComparedSnapshot {
    var compared = ComparedSnapshot(request: painted.request, verdict: Verdict(.failed), notes: painted.notes)
    switch painted.contents {
    case .success(let contents):
      let (verdict, seconds) = StageTimes.measure {
        ReferenceCheck(request: painted.request, session: session).compare(contents)
      }
      compared.verdict = verdict.adding(findings: newFindings(painted.notes))
      compared.notes.times.verdict = seconds
    case .failure(let problem as SnapshotProblem):
      compared.verdict = verdict(.problem(problem), of: painted.request)
    case .failure(let error):
      compared.verdict = verdict(.notTaken(error), of: painted.request)
    }
    return compared
  }

  private func verdict(_ cause: FailureCause, of request: SnapshotRequest) -> Verdict {
    FailureMessage.verdict(cause, of: request, isCI: session.environment.isCI)
  }

  /// Step 4, conclude: adds the run's record, attaches files to the test, and returns the failure message.
  func conclude(_ snapshots: [ComparedSnapshot]) -> String? {
    for snapshot in snapshots {
      for file in snapshot.verdict.attachments {
        session.reporter.attach([UInt8](file.data), named: "\(snapshot.request.name.fileName).\(file.name)", at: site)
      }
    }
    if let paths = snapshots.first?.request.paths, paths.artifactsRoot.hasPrefix("/") {
      session.note(snapshots.map { entry(for: $0) }, artifactsRoot: paths.artifactsRoot, root: paths.root)
    }
    return FailureMessage.text(for: snapshots)
  }
}
