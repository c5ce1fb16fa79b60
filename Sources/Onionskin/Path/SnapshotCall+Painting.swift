extension SnapshotCall {
  /// Writes a picture to the path of its reference in the request's folder, without comparing it.
  @MainActor func painted(_ taken: TakenSnapshot) -> ComparedSnapshot {
    let painted = paint(taken)
    var compared = ComparedSnapshot(request: painted.request, verdict: Verdict(.painted), notes: painted.notes)
    if let problem = session.environment.problem {
      compared.verdict = FailureMessage.verdict(
        .environment(problem: problem), of: painted.request, isCI: session.environment.isCI)
      return compared
    }
    do {
      let data = try painted.contents.get().encoded()
      try FileSystem.makeFolder(FileSystem.folder(of: painted.request.paths.reference))
      try FileSystem.write(data, to: painted.request.paths.reference)
    } catch {
      compared.verdict = FailureMessage.verdict(
        .notPainted(error), of: painted.request, isCI: session.environment.isCI)
    }
    return compared
  }
}
