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
    solve = Self.median { Loaded(problem).solver.solve() }
    let loaded = Loaded(problem)
    loaded.solver.solve()
    values = loaded.variables.map { loaded.solver.value(of: $0) }
    var isResized = false
    resize = Self.median {
      isResized.toggle()
      let size = isResized ? problem.resized : problem.size
      loaded.solver.setConstant(-size.width, of: loaded.width)
      loaded.solver.setConstant(-size.height, of: loaded.height)
      loaded.solver.solve()
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

  /// The median over as many runs as half a second allows, at least one and at most 201 samples. The first run tells
  /// how many make up a sample of 0.05 ms or more.
  private static func median(_ run: () -> Void) -> Double {
    let first = measure(1, run)
    let batch = max(1, min(1000, Int(0.05 / first)))
    var times = [first]
    var total = first
    while times.count < 201 && total < 500 {
      let time = measure(batch, run)
      times.append(time)
      total += time * Double(batch)
    }
    return times.sorted()[times.count / 2]
  }

  private static func measure(_ count: Int, _ run: () -> Void) -> Double {
    let start = cpuTime()
    for _ in 0..<count { run() }
    return (cpuTime() - start) / Double(count)
  }

  /// CPU time of the process in milliseconds, so that other processes do not count.
  private static func cpuTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}
