// The toolchain declares that a file with `import Testing` and `import CoreImage` also imports this module, and ships it
// on Apple's platforms alone; without an empty one such a file doesn't compile on Linux.
