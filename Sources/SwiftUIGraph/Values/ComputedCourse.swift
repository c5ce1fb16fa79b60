/// The course of an animation that an app computes.
package protocol ComputedCourse: Hashable, Sendable {
  /// In seconds; infinite for a course without an end.
  var duration: Double { get }
  /// The time after which the movement counts as complete, in seconds.
  var logicalDuration: Double { get }
  /// Returns the progress after a time in seconds: 1 at the end.
  func value(at time: Double) -> Double
}

/// A computed course of any type.
struct AnyComputedCourse: Hashable, Sendable {
  let course: any ComputedCourse

  static func == (left: AnyComputedCourse, right: AnyComputedCourse) -> Bool {
    AnyHashable(left.course) == AnyHashable(right.course)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(course)) }
}
