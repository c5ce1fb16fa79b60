internal import ArgumentParser
internal import Foundation
internal import Onionskin
internal import ReviewServer
internal import SnapshotReport

/// Serves the page of a run to this machine's browser; accepting there writes references at once.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Serve a page of a run, on which accepting writes references immediately.",
    discussion: """
      Prints an address with a secret in it, for a browser on this machine; other machines and users have no access. \
      Rejecting an accepted picture restores the previous reference. Ends with Control-C.
      """)

  @Argument(help: "Folders or files of run records (default: the package's newest run).")
  var runs: [String] = []

  @Option(help: "The port to listen on (default: a free one).")
  var port: UInt16 = 0

  @Option(help: "The folder of artifacts, for example of a CI run (default: the package's).")
  var artifacts: String?

  @Option(help: "A further folder of references, for tests that pass `snapshotDirectory:`; may be repeated.")
  var references: [String] = []

  @Option(help: "The package's folder.")
  var packagePath = "."

  func run() throws {
    let place = try PackagePlace(packagePath, artifacts: artifacts)
    let record = try place.record(of: runs)
    let server = try LoopbackServer(port: port)
    let token = ReviewHandler.makeToken()
    let files = ReviewFiles(
      root: place.root, artifacts: place.artifacts, references: try place.folders(ofReferences: references))
    if let problem = files.problem { throw problem }
    let session = ReviewSession(
      record: record, title: "Snapshots of \(place.name)", base: "/\(token)/", files: files,
      thumbnails: ThumbnailCache(root: place.root))
    let handler = ReviewHandler(session: session, token: token, port: server.port)
    let signals = ReviewCommand.stopOnSignals(server)
    defer { for signal in signals { signal.cancel() } }
    print("http://127.0.0.1:\(server.port)/\(token)/")
    // Flushed, so that a program that reads the address from a pipe receives it now.
    fflush(nil)
    server.run(handler.respond)
    session.finish()
    let decided = session.decisions.decisions
    let accepted = decided.count { $0.verdict == .accept }
    print("\(accepted) accepted, \(decided.count - accepted) rejected")
  }

  private static func stopOnSignals(_ server: LoopbackServer) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { server.stop() }
      source.resume()
      return source
    }
  }
}
