internal import AppAdoption
internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// Writes the initial files of a package without an app.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a package of screens and their tests.",
    discussion: "Writes Package.swift, a screen, its test, an ignore file and a workflow; existing files stay.")

  @Argument(help: "The package's name.")
  var name: String

  @Option(name: .shortAndLong, help: "The package's folder (default: a new folder with its name).")
  var output: String?

  @Option(
    help: "The folder of a checkout of Onionskin (default: the one that the command runs in, else its repository).")
  var onionskin: String?

  func run() throws {
    let folder = URL(filePath: output ?? name).standardizedFileURL
    let place = OnionskinCheckout.path(onionskin)
    guard let files = AdoptedFiles(newPackage: name, output: folder, onionskin: place) else {
      throw ValidationError("Expected a name of letters, numbers and lines, and found \"\(name)\".")
    }
    let lines = AdoptCommand.lines(of: try files.write(), in: folder)
    print(Console.printable("\(lines.joined(separator: "\n"))\n\nNext: cd \(folder.path) && swift test"))
  }
}
