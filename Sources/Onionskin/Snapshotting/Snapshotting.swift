internal import HeadlessUIKit

/// A strategy: converts a value to an image or a text that can be stored in a file and compared.
///
/// `pullback` makes strategies from other strategies: one for view controllers is made from the one for images with
/// "take a picture of the controller".
public struct Snapshotting<Value, Format> {
  /// The extension of reference files; nil for files without one.
  public var pathExtension: String?
  /// Writes, reads and compares the format.
  public var diffing: Diffing<Format>
  /// Captures a value with the assertion's settings.
  package private(set) var take: (Value, AssertionConfiguration) -> Async<Taken<Format>>

  /// Whether the strategy performs the wait, because it shows its value first.
  var waitsWithTheScreenShown = false
  /// The error that prevents all snapshots; nil for none.
  var problem: SnapshotProblem?

  /// Converts a value to its format.
  public var snapshot: (Value) -> Async<Format> {
    get { { [take] value in take(value, AssertionConfiguration()).map { $0.format() } } }
    set {
      take = { value, _ in newValue(value).map { Taken($0) } }
      waitsWithTheScreenShown = false
    }
  }

  /// A strategy with an asynchronous snapshot.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing, taking: { value, _ in asyncSnapshot(value).map { Taken($0) } })
  }

  /// A strategy with a synchronous snapshot.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in Async(value: snapshot(value)) }
  }

  /// A strategy that uses the assertion's settings.
  ///
  /// - Parameter waitsWithTheScreenShown: whether it shows its value on a screen during the assertion's wait.
  package init(
    pathExtension: String?, diffing: Diffing<Format>, waitsWithTheScreenShown: Bool = false,
    taking take: @escaping (Value, AssertionConfiguration) -> Async<Taken<Format>>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.waitsWithTheScreenShown = waitsWithTheScreenShown
    self.take = take
  }

  /// The same strategy for another type of values: `transform` converts one to this strategy's value.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { value in Async(value: transform(value)) }
  }

  /// The same strategy for another type of values, with an asynchronous conversion.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    var strategy = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      newValue, assertion in
      Async { callback in
        transform(newValue).run { value in take(value, assertion).run(callback) }
      }
    }
    strategy.waitsWithTheScreenShown = waitsWithTheScreenShown
    strategy.problem = problem
    return strategy
  }
}

extension Snapshotting {
  /// The description of the awaited value in messages.
  var subject: String { "the snapshot of a \(Value.self)" }

  /// Whether a snapshot shows text, or depends on the size of text.
  var needsFonts: Bool {
    Format.self is UIImage.Type || Value.self is UIResponder.Type || Value.self is CALayer.Type
  }
}

/// A strategy whose format is the value itself.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy whose format is the value itself.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
