import Foundation
import OnionskinTestSupport
import Testing

/// A process with a low limit of open files.
@Suite struct OpenFilesTests {
  /// Whatever is opened at the limit: the error is about the number of files, and not about the contents of a font.
  @Test(arguments: [8, 10, 12, 14, 16, 20, 24]) func tooManyOpenFilesAreNotTakenForDamagedFonts(limit: Int) throws {
    let script = "ulimit -n \(limit); exec \"$0\" sample-digest"
    let child = try ChildProcess("/bin/sh", ["-c", script, ChildProcess.tool])
    #expect(!child.output.contains("Expected a TrueType"), "\(child.output)")
    if child.status != 0 { #expect(!child.output.contains("no readable font"), "\(child.output)") }
  }
}
