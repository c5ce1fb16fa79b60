import CoreML
import JavaScriptCore
import Speech
import StandIns
import Testing
import UIKit
import Vision

/// Requests to models, image analysis, speech recognition and scripts.
@MainActor @Suite struct RecognitionTests {
  private func picture() -> CGImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.cgImage!
  }

  @Test func aModelPredictsWhatTheTestSays() throws {
    let model = try MLModel(contentsOf: URL(fileURLWithPath: "/Fruit.mlmodelc"))
    let input = try MLDictionaryFeatureProvider(dictionary: ["width": 3.5])
    #expect(throws: MLModelError.self) { try model.prediction(from: input) }
    try withAnswers(ModelAnswers(outputs: ["label": "quince", "labelProbability": ["quince": 0.75]])) {
      let output = try model.prediction(from: input)
      #expect(output.featureValue(for: "label")?.stringValue == "quince")
      #expect(output.featureValue(for: "labelProbability")?.dictionaryValue["quince"] == 0.75)
    }
  }

  @Test func arraysAreFilledByPlaces() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .double)
    array[[1, 2]] = 7
    #expect(array.count == 6 && array[5] == 7 && array.strides == [3, 1])
  }

  @Test func aPictureShowsWhatTheTestSays() throws {
    var answers = VisionAnswers()
    answers.classifications = [("quince", 0.9), ("pear", 0.1)]
    answers.texts = ["Two", "lines"]
    answers.barcodes = ["4006381333931"]
    var labels: [String] = []
    let model = try VNCoreMLModel(for: MLModel(contentsOf: URL(fileURLWithPath: "/Fruit.mlmodelc")))
    let request = VNCoreMLRequest(model: model) { request, _ in
      labels = (request.results as? [VNClassificationObservation])?.map(\.identifier) ?? []
    }
    let texts = VNRecognizeTextRequest()
    let codes = VNDetectBarcodesRequest()
    codes.symbologies = [.ean13, .upce]
    try withAnswers(answers) { try VNImageRequestHandler(cgImage: picture()).perform([request, texts, codes]) }
    #expect(labels == ["quince", "pear"])
    let lines = texts.results
    #expect(lines?.compactMap { $0.topCandidates(1).first?.string } == ["Two", "lines"])
    #expect(lines?.first?.boundingBox == CGRect(x: 0, y: 0.5, width: 1, height: 0.5))
    #expect(codes.results?.first?.payloadStringValue == "4006381333931" && codes.results?.first?.symbology == .ean13)
    try VNImageRequestHandler(cgImage: picture()).perform([texts])
    #expect(texts.results?.isEmpty == true)
  }

  @Test func speechIsTheTextOfTheTest() async throws {
    #expect(SFSpeechRecognizer.authorizationStatus() == .notDetermined)
    let answers = SpeechAnswers(authorizationStatus: .authorized, transcription: "two quinces")
    let segments = await withAnswers(answers) {
      await withCheckedContinuation { continuation in
        SFSpeechRecognizer()?.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { result, _ in
          let segments = result?.bestTranscription.segments ?? []
          continuation.resume(returning: segments.map { "\($0.substring) \($0.substringRange.location)" })
        }
      }
    }
    #expect(segments == ["two 0", "quinces 4"])
  }

  @Test func scriptsReturnTheAnswers() throws {
    let context = try #require(JSContext())
    #expect(context.evaluateScript("1 + 2").isUndefined)
    context.setObject(4, forKeyedSubscript: "count" as NSString)
    #expect(context.evaluateScript("count").toInt32() == 4)
    withAnswers(ScriptAnswers(results: ["1 + 2": 3, "greet": "Hello"])) {
      #expect(context.evaluateScript("1 + 2").toString() == "3")
      #expect(context.objectForKeyedSubscript("greet").call(withArguments: ["you"]).toString() == "Hello")
    }
  }
}
