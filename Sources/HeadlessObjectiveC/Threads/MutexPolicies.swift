#if canImport(Glibc)
  public import Glibc

  // Policies of mutexes, which Apple's C library alone has.

  public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
  public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

  /// Changes nothing: mutexes here have one policy, and the first thread that asks may have one.
  @discardableResult public func pthread_mutexattr_setpolicy_np(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32
  ) -> Int32 { 0 }
#endif
