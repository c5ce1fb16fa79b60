/// UIKit that is used off the main thread, where views may not be. A sentence names the call, as Xcode's checker does, and it
/// goes on, as on iOS, unless it comes to a closure of which Swift checks itself on which thread it runs: on the error stream, once for a call, and with the pictures that are being made.
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
