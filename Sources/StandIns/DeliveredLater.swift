/// Calls an app's closure as Apple's frameworks do: on the main queue, after the call that asked returned.
package func deliverLater(_ work: @escaping () -> Void) {
  nonisolated(unsafe) let work = work
  DispatchQueue.main.async { work() }
}
