// Tries what tests can't wait for, and ends with 1 where something didn't hold. `make fuzz`, `make soak`, `make faults`,
// `make determinism` and `make mutation` run it; the seed is printed, and the same seed tries the same.

import Foundation
import Onionskin

let arguments = Arguments(CommandLine.arguments.dropFirst())
do {
  switch arguments.command {
  case "fuzz": exit(try Fuzzing(arguments).run())
  case "soak": exit(MainActor.assumeIsolated { Soak(arguments).run() })
  case "bounds": exit(MainActor.assumeIsolated { Bounds(arguments).run() })
  case "determinism": exit(try Determinism(arguments).run())
  case "mutation": exit(try Mutations(arguments).run())
  case "faults": exit(try Faults(arguments).run())
  case "paint": exit(LinksAndChildren.paint(arguments))
  case "record": exit(MainActor.assumeIsolated { Recording(arguments).run() })
  default:
    print(
      "usage: Proofs fuzz|soak|faults|determinism|mutation|bounds [--seconds N] [--count N] [--sample N] [--seed N] "
        + "[--only NAME]")
    exit(2)
  }
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
  exit(1)
}
