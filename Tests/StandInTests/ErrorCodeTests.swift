import CloudKit
import CoreLocation
import Foundation
import LocalAuthentication
import StoreKit
import Testing

/// Errors of Apple's frameworks in a `switch` and in `catch`, as apps write them.
@Suite struct ErrorCodeTests {
  private func name(_ error: any Error) -> String {
    switch error {
    case LAError.userCancel: "user"
    case CLError.denied: "place"
    case SKError.paymentCancelled: "payment"
    case CKError.networkFailure: "cloud"
    default: "other"
    }
  }

  @Test func errorsAreMatchedByTheirCodes() {
    #expect(name(LAError(.userCancel)) == "user" && name(LAError(.userFallback)) == "other")
    #expect(name(CLError(.denied)) == "place" && name(SKError(.paymentCancelled)) == "payment")
    #expect(name(CKError(.networkFailure)) == "cloud")
  }

  /// `evaluatePolicy` of Objective-C gives an `NSError`. Both `LAError.userCancel` and another domain's error have the code -2.
  @Test func objectiveCsErrorsAreMatchedByDomainAndCode() {
    #expect(name(NSError(domain: "com.apple.LocalAuthentication", code: -2)) == "user")
    #expect(name(NSError(domain: "SKErrorDomain", code: -2)) == "other")
    #expect(name(NSError(domain: "kCLErrorDomain", code: 1)) == "place")
  }

  @Test func errorsAreCaughtByTheirCodes() {
    func caught() -> Bool {
      do { throw CLError(.geocodeCanceled) } catch CLError.geocodeCanceled { return true } catch { return false }
    }
    #expect(caught() && (CLError(.geocodeCanceled) as NSError).code == 10)
  }
}
