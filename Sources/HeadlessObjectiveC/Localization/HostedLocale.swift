internal import Foundation

/// The locale of the hosted screen if a test sets one; readable on every thread.
package enum HostedLocale {
  /// The hosted locale; nil if the process's own locale applies.
  package static var current: Locale? {
    get { of(.ofTest).value }
    set { of(.ofTest).value = newValue }
  }

  /// The locale set in a host.
  package static func of(_ host: StateHost) -> HostValue<HostedLocale, Locale> { host.value { HostValue(within: $0) } }
}
