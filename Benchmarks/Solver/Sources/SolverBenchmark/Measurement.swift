import ConstraintSolver
import Foundation

/// What one solver needed for one problem.
struct Measurement {
  /// Milliseconds from nothing to the solution: variables, expressions, constraints, solving.
  var solve: Double
  /// Milliseconds from a new size of the root view to the solution.
  var resize: Double
  /// The solution before resizing.
  var values: [Double]
}

extension Measurement {
  /// Measures this project's solver.
  init(_ problem: Problem) {
    let problem = FlatProblem(problem)
    var values: [Double] = []
    solve = Self.median {
      let start = ContinuousClock.now
      let loaded = Loaded(problem)
      loaded.solver.solve()
      let time = ContinuousClock.now - start
      values = loaded.variables.map { loaded.solver.value(of: $0) }
      return time
    }
    self.values = values
    let loaded = Loaded(problem)
    loaded.solver.solve()
    var isResized = false
    resize = Self.median {
      isResized.toggle()
      let size = isResized ? problem.resized : problem.size
      let start = ContinuousClock.now
      loaded.solver.setConstant(-size.width, of: loaded.width)
      loaded.solver.setConstant(-size.height, of: loaded.height)
      loaded.solver.solve()
      return ContinuousClock.now - start
    }
  }

  /// Measures kiwi's C++ core through its driver.
  init(_ problem: Problem, driver: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("solver-benchmark.txt")
    try problem.text.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: driver)
    process.arguments = [file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard process.terminationStatus == 0, numbers.count == problem.isNonnegative.count + 2 else {
      throw CocoaError(.executableLoad)
    }
    solve = numbers[0]
    resize = numbers[1]
    values = Array(numbers[2...])
  }

  /// The median of as many runs as half a second allows, at least one and at most 201.
  private static func median(_ run: () -> Duration) -> Double {
    var times: [Double] = []
    var total = 0.0
    while times.isEmpty || times.count < 201 && total < 500 {
      let time = run() / .milliseconds(1)
      times.append(time)
      total += time
    }
    return times.sorted()[times.count / 2]
  }
}
