import Foundation
import OnionskinTestSupport
import Testing

/// A process that may open few files.
@Suite struct OpenFilesTests {
  /// Whatever is opened when no more can be: what is wrong is the number of files, and not what is in a font.
  @Test(arguments: [8, 10, 12, 14, 16, 20, 24]) func tooManyOpenFilesAreNotTakenForDamagedFonts(limit: Int) throws {
    let script = "ulimit -n \(limit); exec \"$0\" sample-digest"
    let child = try ChildProcess("/bin/sh", ["-c", script, ChildProcess.tool])
    #expect(!child.output.contains("Expected a TrueType"), "\(child.output)")
    if child.status != 0 { #expect(!child.output.contains("no readable font"), "\(child.output)") }
  }
}
