/// Reports uses of UIKit off the main thread. The message names the call, as Xcode's Main Thread Checker does, and is written to
/// the error stream once per call and added to the pictures that are being made. As on iOS the program continues, unless it reaches
/// a closure for which Swift checks the thread.
enum BackgroundUse {
  private static let modules = ["HeadlessUIKit", "HeadlessQuartzCore", "HeadlessObjectiveC"]

  /// To be called by what views, layers of views and controllers do.
  ///
  /// - Parameter fallback: what is named where the program doesn't know its symbols.
  @inline(__always) static func check(_ fallback: @autoclosure () -> String) {
    if !MainThread.isCurrent { note(fallback()) }
  }

  @inline(never) private static func note(_ fallback: String) {
    let call = CallStack().entry(into: modules)
    let name = call?.name ?? fallback
    let place = call?.caller.map { " in \($0)" } ?? ""
    let text =
      "\(name) was used on a background thread\(place): UIKit's views and controllers belong to the main thread"
    AppWarning(.usage, text).note()
    if WrittenMessages.isFirst(text) { ErrorStream.tell("HeadlessUIKit: \(text).") }
  }
}
