import Foundation
import Testing

@testable import OnionskinCLI

/// `onionskin symbols`.
@Suite struct SymbolsCommandTests {
  @Test func namesAreListed() {
    let lines = SymbolsCommand.lines(for: ["star", "figure.curling.circle", "hart"], isLookUp: true)
    #expect(lines.map { $0.split(separator: " ").last ?? "" } == ["drawn", "placeholder", "unknown"])
    #expect(SymbolsCommand.lines(for: ["star"], isLookUp: false) == ["star"])
  }

  @Test func namesInSourcesAreFound() {
    let source = #"UIImage(systemName: "star.fill"); Label("A", systemImage: "bell") + UIImage(systemName: "x\(n)")"#
    #expect(SymbolUses.names(of: source) == ["star.fill", "bell"])
  }
}
