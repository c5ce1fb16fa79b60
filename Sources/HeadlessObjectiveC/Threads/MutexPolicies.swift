#if canImport(Glibc)
  public import Glibc

  // Mutex policies, which only Apple's C library has.

  public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
  public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

  /// Has no effect: mutexes have a single policy on Linux, which is one of the behaviours that first-fit allows.
  @discardableResult public func pthread_mutexattr_setpolicy_np(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32
  ) -> Int32 { 0 }

  /// Takes the types of mutexes as Glibc declares them: as `Int`, where Apple's C library has `Int32`.
  @discardableResult public func pthread_mutexattr_settype(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int
  ) -> Int32 { pthread_mutexattr_settype(attributes, Int32(type)) }
#endif
