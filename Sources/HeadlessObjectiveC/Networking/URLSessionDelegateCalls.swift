/// What `delegate.urlSession` is in `delegate.urlSession?(session, didBecomeInvalidWithError: nil)`: the methods of that name,
/// which are called with their labels, from any thread; see ``OptionalMethods``.
public struct URLSessionDelegateCalls<Target> {
  let target: Target
}
