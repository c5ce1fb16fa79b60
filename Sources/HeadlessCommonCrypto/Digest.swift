/// A digest that is fed piece by piece: MD5 (RFC 1321), SHA-1 and the SHA-2 family (FIPS 180-4).
struct Digest {
  enum Kind { case md5, sha1, sha224, sha256, sha384, sha512 }

  let kind: Kind
  private var words32: [UInt32] = []
  private var words64: [UInt64] = []
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .md5: words32 = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    case .sha1: words32 = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    // The 8 first primes' square roots; for 224 and 384 bits the second halves and the 9th to 16th primes'.
    case .sha256: words32 = DigestConstants.squareRoots(0..<8).map { UInt32($0 >> 32) }
    case .sha224: words32 = DigestConstants.squareRoots(8..<16).map { UInt32(truncatingIfNeeded: $0) }
    case .sha512: words64 = DigestConstants.squareRoots(0..<8)
    case .sha384: words64 = DigestConstants.squareRoots(8..<16)
    }
  }

  private var isLarge: Bool { kind == .sha384 || kind == .sha512 }
  var blockSize: Int { isLarge ? 128 : 64 }

  mutating func update(_ bytes: some Sequence<UInt8>) {
    rest += bytes
    var start = 0
    while rest.count - start >= blockSize {
      process(rest[start..<(start + blockSize)])
      start += blockSize
    }
    length += UInt64(start)
    rest.removeFirst(start)
  }

  mutating func final() -> [UInt8] {
    let bits = (length + UInt64(rest.count)) * 8
    let lengthSize = isLarge ? 16 : 8
    var end = rest + [0x80]
    while (end.count + lengthSize) % blockSize != 0 { end.append(0) }
    let count = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    if isLarge { end += [UInt8](repeating: 0, count: 8) }
    end += kind == .md5 ? count : count.reversed()
    for start in stride(from: 0, to: end.count, by: blockSize) { process(end[start..<(start + blockSize)]) }
    return output()
  }

  private func output() -> [UInt8] {
    switch kind {
    case .md5: words32.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) } }
    case .sha384: Array(words64.flatMap(bigEndian).prefix(48))
    case .sha512: words64.flatMap(bigEndian)
    case .sha224: Array(words32.flatMap(bigEndian).prefix(28))
    default: words32.flatMap(bigEndian)
    }
  }

  private func bigEndian<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] {
    stride(from: Word.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> Word($0)) }
  }

  private mutating func process(_ block: ArraySlice<UInt8>) {
    let bytes = Array(block)
    switch kind {
    case .md5: md5(bytes)
    case .sha1: sha1(bytes)
    case .sha224, .sha256: sha256(bytes)
    case .sha384, .sha512: sha512(bytes)
    }
  }

  private func word32(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[place * 4 + $1]) }
  }

  // MARK: The functions

  private mutating func md5(_ bytes: [UInt8]) {
    let block = (0..<16).map { word32(bytes, $0).byteSwapped }
    var (a, b, c, d) = (words32[0], words32[1], words32[2], words32[3])
    for i in 0..<64 {
      let (mixed, place): (UInt32, Int) =
        switch i / 16 {
        case 0: (b & c | ~b & d, i)
        case 1: (d & b | ~d & c, (5 * i + 1) % 16)
        case 2: (b ^ c ^ d, (3 * i + 5) % 16)
        default: (c ^ (b | ~d), 7 * i % 16)
        }
      let sum = a &+ mixed &+ DigestConstants.sines[i] &+ block[place]
      (a, d, c) = (d, c, b)
      b = b &+ sum.rotated(left: DigestConstants.shifts[i / 16 * 4 + i % 4])
    }
    words32 = zip(words32, [a, b, c, d]).map { $0 &+ $1 }
  }

  private mutating func sha1(_ bytes: [UInt8]) {
    var schedule = (0..<16).map { word32(bytes, $0) }
    for i in 16..<80 {
      schedule.append((schedule[i - 3] ^ schedule[i - 8] ^ schedule[i - 14] ^ schedule[i - 16]).rotated(left: 1))
    }
    var (a, b, c, d, e) = (words32[0], words32[1], words32[2], words32[3], words32[4])
    for i in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch i / 20 {
        case 0: (b & c | ~b & d, 0x5a82_7999)
        case 1: (b ^ c ^ d, 0x6ed9_eba1)
        case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let next = a.rotated(left: 5) &+ mixed &+ e &+ constant &+ schedule[i]
      (e, d, c, b, a) = (d, c, b.rotated(left: 30), a, next)
    }
    words32 = zip(words32, [a, b, c, d, e]).map { $0 &+ $1 }
  }

  private mutating func sha256(_ bytes: [UInt8]) {
    words32 = compressed(
      words32, (0..<16).map { word32(bytes, $0) }, DigestConstants.rounds256, small: [(7, 18, 3), (17, 19, 10)],
      large: [(2, 13, 22), (6, 11, 25)])
  }

  private mutating func sha512(_ bytes: [UInt8]) {
    let block = (0..<16).map { place in (0..<8).reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[place * 8 + $1]) } }
    words64 = compressed(
      words64, block, DigestConstants.rounds512, small: [(1, 8, 7), (19, 61, 6)], large: [(28, 34, 39), (14, 18, 41)])
  }

  private func compressed<Word: FixedWidthInteger & UnsignedInteger>(
    _ words: [Word], _ block: [Word], _ rounds: [Word], small: [(Int, Int, Int)], large: [(Int, Int, Int)]
  ) -> [Word] {
    func shifted(_ word: Word, _ by: (Int, Int, Int)) -> Word {
      word.rotated(right: by.0) ^ word.rotated(right: by.1) ^ (word >> Word(by.2))
    }
    func turned(_ word: Word, _ by: (Int, Int, Int)) -> Word {
      word.rotated(right: by.0) ^ word.rotated(right: by.1) ^ word.rotated(right: by.2)
    }
    var schedule = block
    for i in 16..<rounds.count {
      let near = shifted(schedule[i - 15], small[0]) &+ schedule[i - 16]
      schedule.append(near &+ shifted(schedule[i - 2], small[1]) &+ schedule[i - 7])
    }
    var s = words
    for i in rounds.indices {
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ turned(s[4], large[1]) &+ choice &+ rounds[i] &+ schedule[i]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let second = turned(s[0], large[0]) &+ majority
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    return zip(words, s).map { $0 &+ $1 }
  }
}

extension FixedWidthInteger {
  fileprivate func rotated(left count: Int) -> Self { self << Self(count) | self >> Self(Self.bitWidth - count) }
  fileprivate func rotated(right count: Int) -> Self { self >> Self(count) | self << Self(Self.bitWidth - count) }
}
