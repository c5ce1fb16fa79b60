public import Foundation

/// An observation by closure; it ends with this object.
public final class NSKeyValueObservation: NSObject {
  private var observation: KeyObservation?

  init(_ observation: KeyObservation) {
    self.observation = observation
  }

  deinit { invalidate() }

  public func invalidate() {
    observation?.end()
    observation = nil
  }
}
