import Foundation
import Glibc
import HeadlessObjectiveC
import Testing

/// Apple's C library declares the types of mutexes as `Int32`, Glibc as `Int`: both are accepted.
@Suite struct MutexTypeTests {
  @Test func typesAreTakenAsGlibcHasThem() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    let type = Int(PTHREAD_MUTEX_RECURSIVE)
    #expect(pthread_mutexattr_settype(&attributes, type) == 0)
    var found: Int32 = 0
    pthread_mutexattr_gettype(&attributes, &found)
    #expect(found == Int32(type))
  }
}
