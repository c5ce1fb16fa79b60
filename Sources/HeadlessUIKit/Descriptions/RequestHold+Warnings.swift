package import HeadlessObjectiveC

extension RequestHold {
  /// A hold for an app that starts: a warning of the snapshot that is being taken names each request, so that a screen without its
  /// data says what it waits for.
  package static func warning() -> RequestHold {
    // Sessions load on their own threads.
    let listeners = NoticeListener.continuation
    return RequestHold { request in
      listeners { AppWarning.noteUsage("no answer to \(request): servers don't answer at an app's start") }
    }
  }
}
