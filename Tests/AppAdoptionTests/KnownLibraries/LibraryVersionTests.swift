import Foundation
import Testing

@testable import AppAdoption

/// Written libraries follow the version that an app's sources are written for.
@Suite struct LibraryVersionTests {
  private let fixture: ProjectFixture

  init() throws {
    fixture = try ProjectFixture()
    try fixture.writeGroups()
  }

  /// The written file of a library, for one source of the app.
  private func written(_ module: String, for source: String) throws -> String {
    try fixture.write("import \(module)\nimport UIKit\n\(source)\n", "Shop/List Controller.swift")
    let adoption = try Adoption(of: fixture.project, target: nil, libraries: [], output: fixture.output)
    _ = try AdoptedFiles(adoption, output: fixture.output, onionskin: nil).write()
    return try fixture.text("Linux/Sources/\(module)/\(module).swift")
  }

  @Test func responsesHaveOneParameterInVersionFour() throws {
    let old = try written("Alamofire", for: "func show(_ response: DataResponse<Any>) {}")
    #expect(old.contains("public typealias DataResponse<Value> = ResponseOfData<Value, AFError>"))
    #expect(old.contains("public struct ResponseOfData<Success, Failure: Error>"))
    #expect(old.contains("public typealias AFDataResponse<Success> = ResponseOfData<Success, AFError>"))
    #expect(!old.contains("struct DataResponse<"))
  }

  @Test func responsesHaveTwoParametersInVersionFive() throws {
    let new = try written("Alamofire", for: "func show(_ response: DataResponse<Any, AFError>) {}")
    #expect(new.contains("public struct DataResponse<Success, Failure: Error>") && !new.contains("ResponseOfData"))
    #expect(try !written("Alamofire", for: "let request = AF.request(\"/\")").contains("ResponseOfData"))
  }

  @Test func reachabilityIsNilOrThrowsAsTheAppExpects() throws {
    for source in ["let network = Reachability()!", "func a() { guard let b = Reachability() else { return } }"] {
      let old = try written("Reachability", for: source)
      #expect(old.contains("public init?(queueQoS") && old.contains("public convenience init?(hostname: String)"))
      #expect(!old.contains(") throws {}"))
    }
    let new = try written("Reachability", for: "let network = try! Reachability()")
    #expect(new.contains("public init(queueQoS") && new.contains(") throws {}"))
  }

  @Test func realmHasMapsWhereTheAppHasThem() throws {
    #expect(try written("RealmSwift", for: "let names = Map<String, Int>()").contains("typealias Map<"))
    #expect(try !written("RealmSwift", for: "func mapping(map: Map) {}").contains("typealias Map<"))
  }

  /// SwiftUI is built only for apps that name Kingfisher's view.
  @Test func kingfisherHasAViewWhereTheAppNamesIt() throws {
    let plain = try written("Kingfisher", for: "func show(_ view: UIImageView) { view.kf.cancelDownloadTask() }")
    #expect(!plain.contains("struct KFImage") && !plain.contains("SwiftUI"))
    #expect(try written("Kingfisher", for: "let view = KFImage(nil)").contains("public struct KFImage: View"))
    #expect(try fixture.text("Linux/Package.swift").contains("name: \"Kingfisher\""))
  }

  /// Before version 6 the view was in a module of its own.
  @Test func kingfishersOldModuleExportsTheNewOne() throws {
    #expect(try written("KingfisherSwiftUI", for: "let view = KFImage(nil)").contains("@_exported import Kingfisher"))
    #expect(try fixture.text("Linux/Sources/Kingfisher/Kingfisher.swift").contains("struct KFImage"))
  }
}
