import Foundation
import OnionskinTestSupport
import Testing

@testable import SnapshotReport

/// The page's modules, separately and combined into one script.
@Suite struct PageProgramTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = checkout.appending(path: "Sources/SnapshotReport/HTML/Page")

  private static func files(_ suffix: String) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(suffix) })
  }

  private static let modules = PageFiles.modules.map {
    (name: $0.name, text: String(decoding: $0.bytes, as: UTF8.self))
  }

  @Test func everyFileIsInThePage() throws {
    #expect(try Set(PageFiles.modules.map(\.name)) == Self.files(".js"))
    #expect(try Set(PageFiles.styles.map(\.name)) == Self.files(".css"))
    #expect(PageFiles.modules.count >= 15)
  }

  @Test func modulesImportOnlyFromThoseBeforeThem() {
    var earlier: Set<String> = []
    var imports = 0
    for (name, text) in Self.modules {
      for line in text.split(separator: "\n") where line.hasPrefix("import") {
        guard let match = line.wholeMatch(of: /import (?:\{ [\w, ]+ \} from )?"\.\/([\w-]+\.js)";/) else {
          Issue.record("\(name): an import that isn't one line: \(line)")
          continue
        }
        imports += 1
        #expect(earlier.contains(String(match.1)), "\(name) runs before \(match.1)")
      }
      earlier.insert(name)
    }
    #expect(imports > 20)
  }

  @Test func theJoinedScriptHasEveryNameOnce() {
    let script = PageFiles.script
    #expect(!script.contains(/(?m)^\s*(?:import|export)\b/))
    var names: [String: Int] = [:]
    for match in script.matches(of: /(?m)^(?:async )?(?:const|let|function\*?|class) (\w+)/) {
      names[String(match.1), default: 0] += 1
    }
    // Several names in one declaration.
    for match in script.matches(of: /(?m)^let (\w+ = [^;]+, [^;]+);/) {
      for name in match.1.matches(of: /, (\w+) =/) { names[String(name.1), default: 0] += 1 }
    }
    #expect(names.count > 90)
    #expect(names.filter { $0.value > 1 }.isEmpty)
    // Texts that would end the element that contains them.
    #expect(!script.contains("</script") && !script.contains("<!--"))
    #expect(!PageFiles.style.contains("</style"))
  }

  @Test func joiningTakesImportsAndExportsOut() {
    let joined = PageFiles.script(of: [
      "export const a = 1;\n// export const\n",
      "import { a } from \"./a.js\";\nexport function b() {\n  return a;\n}\n",
    ])
    #expect(joined == "\"use strict\";\nconst a = 1;\n// export const\n\nfunction b() {\n  return a;\n}\n")
  }

  @Test(.enabled(if: OutsideProgram.typeScript.isExpected, OutsideProgram.typeScript.sentence))
  func typesHold() throws {
    let check = try ChildProcess(OutsideProgram.typeScript.path(), ["--project", Self.folder.path])
    #expect(check.status == 0, "\(check.output)")
  }

  @Test(.enabled(if: OutsideProgram.node.isExpected, OutsideProgram.node.sentence))
  func modulesPassTheirOwnTests() throws {
    let folder = Self.checkout.appending(path: "Tests/PageTests").path
    let tests = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".test.mjs") }
    #expect(tests.count >= 4)
    let run = try ChildProcess(OutsideProgram.node.path(), ["--test"] + tests.sorted().map { "\(folder)/\($0)" })
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("fail 0") && !run.output.contains("pass 0\n"))
  }
}
