public import HeadlessCoreGraphics

/// A text as Core Foundation hands it out, which the caller may own. Strings are values here, which `Unmanaged` doesn't
/// take.
public struct HandedOutText: Sendable {
  let text: CFString

  public func takeRetainedValue() -> CFString { text }
  public func takeUnretainedValue() -> CFString { text }
}
