internal import Foundation

/// The locale of the screen that is shown, where a test asks for one: readable on every thread.
package enum HostedLocale {
  /// Nil where the process's own locale holds.
  package static var current: Locale? {
    get { of(.ofTest).value }
    set { of(.ofTest).value = newValue }
  }

  /// The locale that holds in a host.
  static func of(_ host: StateHost) -> HostValue<HostedLocale, Locale> { host.value { HostValue(within: $0) } }
}
