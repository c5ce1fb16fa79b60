import Foundation
import OnionskinTestSupport
import Testing

@Suite struct OutsideProgramTests {
  @Test func continuousIntegrationIsKnownByItsVariable() {
    for value in ["true", "1", "TRUE", "woodpecker"] {
      #expect(OutsideProgram.isContinuousIntegration(["CI": value]), "\(value)")
    }
    for environment in [[:], ["CI": ""], ["CI": "false"], ["CI": "0"]] {
      #expect(!OutsideProgram.isContinuousIntegration(environment), "\(environment)")
    }
  }

  @Test func programsAreFoundInThePathAndNamedWhereTheyAreMissing() throws {
    let folder = TestFolder()
    try folder.write(Data("#!/bin/sh\n".utf8), "bin/unheard-of")
    let path = folder.path + "/bin/unheard-of"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let environment = ["PATH": "/nowhere:\(folder.path)/bin"]
    #expect(try OutsideProgram(package: "p", names: ["x", "unheard-of"], environment: environment).path() == path)
    let missing = OutsideProgram(package: "unheard", names: ["unheard-of"], environment: [:])
    let error = #expect(throws: OutsideProgram.Missing.self) { try missing.path() }
    #expect(error?.description == missing.sentence.rawValue)
    // Installing one doesn't help if a sanitizer is used.
    if ProcessInfo.processInfo.environment["ONIONSKIN_SANITIZER"] == nil {
      #expect(error?.description.contains("package unheard is missing") == true)
    }
  }
}
