import Foundation

/// What a process runs in, beside what it computes.
struct Surroundings {
  var name: String
  var environment: [String: String] = [:]
  /// Commands of a shell that come first: limits, masks, folders.
  var shell: [String] = []
  /// Programs that start the next one, as `nice`.
  var wrapper: [String] = []

  /// Both at once; what the second says of a thing counts.
  func with(_ other: Surroundings) -> Surroundings {
    Surroundings(
      name: "\(name), \(other.name)", environment: environment.merging(other.environment) { $1 },
      shell: shell + other.shell, wrapper: wrapper + other.wrapper)
  }

  private init(
    name: String, environment: [String: String] = [:], shell: [String] = [], wrapper: [String] = []
  ) {
    self.name = name
    self.environment = environment
    self.shell = shell
    self.wrapper = wrapper
  }

  static let plain = Surroundings(name: "nothing")

  private static func variable(_ name: String, _ values: String...) -> [Surroundings] {
    values.map { Surroundings(name: "\(name)=\($0)", environment: [name: $0]) }
  }

  private static func shell(_ commands: String...) -> [Surroundings] {
    commands.map { Surroundings(name: $0, shell: [$0]) }
  }

  private static func wrapper(_ words: String...) -> [Surroundings] {
    [Surroundings(name: words.joined(separator: " "), wrapper: words)]
  }

  /// One thing each.
  static var single: [Surroundings] {
    languages + places + libraries + memory + processor + limits
  }

  private static var languages: [Surroundings] {
    variable(
      "LC_ALL", "C", "C.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "fa_IR.UTF-8", "th_TH.UTF-8",
      "hi_IN.UTF-8",
      "zh_Hant_TW.UTF-8", "no such locale")
      + variable("LANG", "ja_JP.UTF-8", "he_IL.UTF-8") + variable("LANGUAGE", "ar:de:tr")
      + variable("LC_NUMERIC", "de_DE.UTF-8")
      + variable(
        "TZ", "UTC", "Pacific/Kiritimati", "America/St_Johns", "Asia/Kathmandu", "Antarctica/Troll", ":no such zone")
  }

  private static var places: [Surroundings] {
    variable("HOME", "/nonexistent", "/", "/tmp/" + String(repeating: "x", count: 300))
      + variable("TMPDIR", "/nonexistent", "/dev/shm") + variable("CFFIXED_USER_HOME", "/nonexistent")
      + variable("XDG_CONFIG_HOME", "/nonexistent") + variable("XDG_DATA_DIRS", "/nonexistent")
      + shell("cd /", "cd /proc", "umask 000", "umask 077", "exec </dev/null", "exec <&-", "exec 2>&-")
  }

  private static var libraries: [Surroundings] {
    variable("FONTCONFIG_FILE", "/nonexistent/fonts.conf") + variable("FONTCONFIG_PATH", "/nonexistent")
      + variable(
        "FREETYPE_PROPERTIES", "truetype:interpreter-version=35 cff:no-stem-darkening=0", "autofitter:warping=1")
      + variable("CAIRO_DEBUG", "1") + variable("GDK_SCALE", "2") + variable("DISPLAY", ":99")
      + variable("CI", "true") + variable("TERM", "dumb") + variable("NO_COLOR", "1")
      + variable("SOURCE_DATE_EPOCH", "0") + variable("NSUnbufferedIO", "YES")
  }

  private static var memory: [Surroundings] {
    variable("MALLOC_PERTURB_", "1", "165", "255") + variable("MALLOC_ARENA_MAX", "1")
      + variable("MALLOC_MMAP_THRESHOLD_", "4096") + variable("MALLOC_TOP_PAD_", "1048576")
      + variable(
        "GLIBC_TUNABLES", "glibc.malloc.tcache_count=0", "glibc.malloc.hugetlb=1", "glibc.malloc.mxfast=0")
      + variable("LD_BIND_NOW", "1") + variable("LD_BIND_NOT", "1") + variable("SWIFT_DETERMINISTIC_HASHING", "1")
      + wrapper("setarch", "-R") + wrapper("setarch", "--addr-compat-layout")
  }

  /// glibc chooses its functions by these names; among them are those of mathematics, with and without FMA.
  private static var processor: [Surroundings] {
    func without(_ features: String) -> [Surroundings] { variable("GLIBC_TUNABLES", "glibc.cpu.hwcaps=\(features)") }
    return without("-FMA,-FMA4") + without("-AVX2,-AVX,-FMA,-FMA4") + without("-AVX512F,-AVX512VL,-AVX512BW,-EVEX")
      + without("-SSE4_1,-SSE4_2,-SSSE3,-AVX,-AVX2,-FMA,-FMA4,-ERMS,-BMI2")
      + variable("LIBDISPATCH_COOPERATIVE_POOL_STRICT", "1") + wrapper("taskset", "-c", "0")
  }

  private static var limits: [Surroundings] {
    shell("ulimit -s 4096", "ulimit -s unlimited", "ulimit -n 64", "ulimit -c 0", "ulimit -f 0", "ulimit -v 16000000")
      + wrapper("nice", "-n", "19") + wrapper("chrt", "--idle", "0") + wrapper("chrt", "--batch", "0")
  }

  /// A processor without anything newer than SSE3, where QEMU's user emulation is installed: libraries that ask the processor
  /// itself, as pixman does, get this answer, too.
  static var emulated: [Surroundings] {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/qemu-x86_64") else { return [] }
    return wrapper("qemu-x86_64", "-cpu", "qemu64") + wrapper("qemu-x86_64", "-cpu", "max")
  }
}
