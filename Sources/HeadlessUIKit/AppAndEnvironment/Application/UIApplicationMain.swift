internal import Foundation

/// Ends the process with a message: apps aren't run here. Tests show their controllers.
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let name = delegateClassName ?? "the app"
  ErrorStream.tell("\(name) can't be run without a screen; show its view controllers in tests instead.")
  exit(EXIT_FAILURE)
}

extension UIApplicationDelegate {
  /// The entry point of `@main`. (The older attribute, `@UIApplicationMain`, crashes Swift's compiler on Linux.)
  public static func main() {
    _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, String(describing: self))
  }
}
