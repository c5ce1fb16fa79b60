/// Modules that a file's names come from.
struct ModuleNeeds {
  private(set) var uiKit = false
  private(set) var networking = false
  private(set) var xml = false

  init(_ file: SourceFile) {
    let bytes = file.text.bytes
    for token in file.tokens where token.kind == .identifier && token.end - token.start > 5 {
      switch bytes[token.start] {
      case UInt8(ascii: "U"):
        let (second, third) = (bytes[token.start + 1], bytes[token.start + 2])
        if second == UInt8(ascii: "I"), third >= 0x41, third <= 0x5A { uiKit = true }
        if second == UInt8(ascii: "R") { networking = networking || isNetworking(token, file) }
      case UInt8(ascii: "H"), UInt8(ascii: "C"), UInt8(ascii: "N"): networking = networking || isNetworking(token, file)
      case UInt8(ascii: "X"): xml = xml || file.text.string(token.start..<token.end).hasPrefix("XMLParser")
      default: break
      }
    }
  }

  private func isNetworking(_ token: Token, _ file: SourceFile) -> Bool {
    let name = file.text.string(token.start..<token.end)
    return Self.networkingNames.contains(name) || name.hasPrefix("URLSession")
  }

  private static let networkingNames: Set<String> = [
    "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse", "URLProtocol", "URLProtocolClient",
    "HTTPCookie", "HTTPCookieStorage", "HTTPCookiePropertyKey", "URLCredential", "URLCredentialStorage",
    "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLProtectionSpace", "NSURLRequest",
    "NSMutableURLRequest", "NSURLConnection",
  ]
}
