internal import AppAdoption
internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// Writes a package beside an Xcode project, whose tests show the app's screens.
struct AdoptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Write a package beside an Xcode project, whose tests show the app's screens.",
    discussion: """
      Reads the project without changing it. First lists the missing imports of the sources, and how to provide \
      them. Run it again after changing the project: files that you edited stay, and their pending changes are listed.
      """)

  @Argument(
    help: """
      An .xcodeproj, an .xcworkspace, XcodeGen's project.yml, Tuist's Workspace.swift or Project.swift, or the folder that \
      contains one.
      """, completion: .file())
  var project: String

  @Option(help: "The target of the app (default: the first app).")
  var target: String?

  @Option(name: .shortAndLong, help: "The package's folder (default: Linux beside the project).")
  var output: String?

  @Option(
    help: """
      A folder of checked-out libraries, each in a folder of its own; Pods, Carthage/Checkouts and Libraries in the package's \
      folder are always searched.
      """)
  var libraries: [String] = []

  @Option(
    help: "The folder of a checkout of Onionskin (default: the one that the command runs in, else its repository).")
  var onionskin: String?

  @Flag(
    help: """
      Check out libraries that are missing with git, in the revisions that Package.resolved and Cartfile.resolved name, into the \
      folder Libraries of the package.
      """)
  var fetch = false

  @Flag(help: "Print what would be written, without writing.")
  var report = false

  @Flag(
    help: """
      Then build the package, and write a page that shows the app's first screen on eleven devices, from iPhone SE to iPad Pro.
      """)
  var show = false

  @Flag(
    inversion: .prefixedNo,
    help: """
      Build the package, and declare what the compiler doesn't find as the app uses it: of modules that are OPEN, of libraries \
      whose sources don't compile, and of the app's own Objective-C.
      """)
  var infer = true

  @Flag(
    inversion: .prefixedNo,
    help: """
      Leave out the statements and functions of the app that don't compile after that: LeftOut.txt lists them, and they say so when \
      a screen calls them.
      """)
  var leaveOut = true

  func validate() throws {
    if show, report { throw ValidationError("--report writes nothing that --show could build: pass one of them.") }
  }

  func run() async throws {
    let url = URL(filePath: project).standardizedFileURL
    let isFolder = url.pathExtension != "xcodeproj" && url.pathExtension != "xcworkspace"
    let beside = isFolder ? url : url.deletingLastPathComponent()
    let output = self.output.map { URL(filePath: $0) } ?? beside.appending(path: "Linux")
    func adopt(without failing: Set<String> = []) throws -> Adoption {
      do {
        return try Adoption(
          of: url, target: target, libraries: libraries.map { URL(filePath: $0) }, output: output.standardizedFileURL,
          failing: failing)
      } catch let failure as XcodeProject.Failure {
        throw ValidationError(failure.description)
      }
    }
    var adoption = try adopt()
    if fetch, !report {
      let fetched = LibraryCheckout(into: output.standardizedFileURL).fetch(for: adoption)
      for (name, outcome) in fetched { print(Console.printable(AdoptCommand.line(of: outcome, name))) }
      if fetched.contains(where: { $0.outcome == .checkedOut }) { adoption = try adopt() }
    }
    var words = AdoptionReport(adoption)
    print(Console.printable(words.text), terminator: "")
    guard !report else { return }
    if infer {
      let standIns = InferredStandIns(adoption)
      let folder = output.standardizedFileURL
      let rounds = InferenceRounds(
        standIns: standIns, leftOut: leaveOut ? LeftOutSources(adoption, output: folder) : nil, package: folder,
        onionskin: onionskinFolder
      ) { try adopt(without: $0) }
      // What is left then is listed, and keeps the package from a picture.
      guard let inferred = try rounds.run() else { throw ExitCode.failure }
      (adoption, words) = (inferred, AdoptionReport(inferred))
      guard show else { return print(Console.printable("\nNext: cd \(folder.path) && swift test")) }
      try await showFirstScreen(of: adoption.name, words, in: folder)
      return
    }
    let files = AdoptedFiles(adoption, output: output.standardizedFileURL, onionskin: onionskinFolder)
    print(Console.printable("\n\(AdoptCommand.lines(of: try files.write(), in: output).joined(separator: "\n"))"))
    if show {
      try await showFirstScreen(of: adoption.name, words, in: output.standardizedFileURL)
      return
    }
    let before = words.isComplete ? "" : "what is OPEN above. Then run this again, and: "
    print(Console.printable("\nNext: \(before)cd \(output.path) && swift test"))
  }

  /// Builds the written package and paints what the app shows when it starts.
  private func showFirstScreen(of app: String, _ report: AdoptionReport, in folder: URL) async throws {
    guard report.isComplete else {
      throw ValidationError("The package can't be built before what is OPEN above is there. Then run this again.")
    }
    guard report.hasFirstTest else {
      throw ValidationError(
        "The project doesn't say what the app shows first: it has no delegate, storyboard or scene. Write a test in "
          + "\(folder.path)/Tests, and run `onionskin screens` there.")
    }
    let place = try PackagePlace(folder.path)
    let shown = ShownScreens(folder: "\(place.artifacts)/screens", devices: ShownScreens.commonDevices)
    // The project's own XCTest cases are made before one is chosen, and one that ends the process would keep the screen from view.
    try await ScreensCommand.paint(
      shown, of: app, in: place, filters: ["FirstScreenTests"], arguments: ["--disable-xctest"])
  }

  private var onionskinFolder: String? { OnionskinCheckout.path(onionskin) }

  private static func line(of outcome: LibraryCheckout.Outcome, _ name: String) -> String {
    switch outcome {
    case .checkedOut: "checked out \(name)"
    case .failed(let problem): "\(name) couldn't be checked out: \(problem)"
    }
  }

  /// The result for each file, one per line; unchanged ones aren't listed.
  static func lines(of outcomes: [(path: String, outcome: AdoptedFiles.Outcome)], in folder: URL) -> [String] {
    let lines = outcomes.flatMap { path, outcome -> [String] in
      switch outcome {
      case .written: ["wrote \(folder.lastPathComponent)/\(path)"]
      case .unchanged: []
      case .kept(let new) where new.isEmpty: ["left \(folder.lastPathComponent)/\(path) as you have it"]
      case .kept(let new):
        ["left \(folder.lastPathComponent)/\(path) as you have it; new would be:"] + new.map { "    \($0)" }
      }
    }
    return lines.isEmpty ? ["Nothing is new."] : lines
  }
}
