/// What models answer. By default no model gives a prediction.
public struct ModelAnswers: StandInAnswers {
  /// The outputs of every prediction, by their names: numbers, texts, and dictionaries of probabilities by labels.
  public var outputs: [String: any Sendable] = [:]

  public init() {}
  public init(outputs: [String: any Sendable]) { self.outputs = outputs }
}

/// A model of machine learning. Its file isn't read: predictions are the outputs in ``ModelAnswers``.
open class MLModel: NSObject, @unchecked Sendable {
  public let configuration: MLModelConfiguration

  /// Creates a model for any address.
  public init(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
    self.configuration = configuration
    super.init()
  }

  /// Returns the address as it is: nothing is compiled.
  open class func compileModel(at modelURL: URL) throws -> URL { modelURL }

  /// - Throws: ``MLModelError/generic`` if the test sets no outputs.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    let answers: ModelAnswers = StandInScope.answers(framework: "CoreML", asked: "for a prediction")
    guard !answers.outputs.isEmpty else { throw MLModelError(.generic) }
    return try MLDictionaryFeatureProvider(dictionary: answers.outputs)
  }

  /// - Throws: ``MLModelError/generic`` if the test sets no outputs.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { try prediction(from: input) }
}

/// Options of a prediction: none has an effect.
open class MLPredictionOptions: NSObject {
  public override init() { super.init() }
}

public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

open class MLModelConfiguration: NSObject, @unchecked Sendable {
  /// Stored but unused: nothing is computed.
  open var computeUnits = MLComputeUnits.all
  /// Stored but unused: nothing is computed.
  open var allowLowPrecisionAccumulationOnGPU = false
  public override init() { super.init() }
}

/// An error of Core ML.
public struct MLModelError: StandInError {
  public enum Code: Int, StandInErrorCode {
    public static let domain = "com.apple.CoreML"
    case generic = 0, featureType, io
    case customLayer = 4, customModel, update, parameters, modelDecryptionKeyFetch, modelDecryption
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var generic: Code { .generic }
  public static var io: Code { .io }
}
