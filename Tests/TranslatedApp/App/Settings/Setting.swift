// What conditions hold.
struct Setting {
  #if os(iOS)
    static let platform = "iOS"
  #elseif os(macOS)
    static let platform = "macOS"
  #else
    static let platform = "other"
  #endif
  #if targetEnvironment(simulator)
    static let isSimulator = true
  #endif
}
