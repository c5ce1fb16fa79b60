// Tries what tests can't wait for, and ends with 1 where something didn't hold. `make fuzz`, `make soak` and `make faults` run
// it; the seed is printed, and the same seed tries the same.

import Foundation
import Onionskin

let arguments = Arguments(CommandLine.arguments.dropFirst())
switch arguments.command {
case "fuzz": exit(Fuzzing(arguments).run())
case "soak": exit(MainActor.assumeIsolated { Soak(arguments).run() })
case "bounds": exit(MainActor.assumeIsolated { Bounds(arguments).run() })
case "faults": exit(try Faults(arguments).run())
case "record": exit(MainActor.assumeIsolated { Recording(arguments).run() })
default:
  print("usage: Proofs fuzz|soak|faults|bounds [--seconds N] [--count N] [--seed N] [--only NAME]")
  exit(2)
}
