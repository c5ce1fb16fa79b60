import AuthenticationServices
import BackgroundTasks
import CloudKit
import Contacts
import CoreMotion
import Foundation
import HeadlessAccelerate
import HeadlessNetwork
import HeadlessSystemConfiguration
import LocalAuthentication
import MediaPlayer
import Photos
import Testing
import UIKit

/// Values that a device would provide, set by the test.
@MainActor @Suite struct DeviceFrameworkTests {
  @Test func theConnectionIsWhatTheTestSays() async {
    #expect(NWPathMonitor().currentPath.status == .satisfied)
    let cellular = NetworkAnswers(status: .satisfied, interface: .cellular, isExpensive: true)
    withAnswers(cellular) {
      let path = NWPathMonitor().currentPath
      #expect(path.usesInterfaceType(.cellular) && path.isExpensive && !path.isConstrained)
      #expect(NWPathMonitor(requiredInterfaceType: .wifi).currentPath.status == .unsatisfied)
    }
    let status = await withCheckedContinuation { continuation in
      withAnswers(NetworkAnswers(status: .unsatisfied)) {
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { continuation.resume(returning: $0.status) }
        monitor.start(queue: .main)
      }
    }
    #expect(status == .unsatisfied)
    await withAnswers(NetworkAnswers(status: .unsatisfied)) {
      for await path in NWPathMonitor() {
        #expect(path.status == .unsatisfied)
        break
      }
    }
  }

  @Test func requestsForNewPhotosAreMade() {
    var made: [PHAssetCreationRequest] = []
    PHPhotoLibrary.shared().performChanges {
      let request = PHAssetCreationRequest.forAsset()
      request.addResource(with: .photo, data: Data(), options: PHAssetResourceCreationOptions())
      made.append(request)
      PHAssetChangeRequest.deleteAssets([PHAsset(localIdentifier: "1", image: UIImage())] as NSArray)
    }
    #expect(made.count == 1)
    let kinds = { (types: [PHAssetResourceType]) in types.map { NSNumber(value: $0.rawValue) } }
    #expect(PHAssetCreationRequest.supportsAssetResourceTypes(kinds([.photo, .pairedVideo])))
    #expect(!PHAssetCreationRequest.supportsAssetResourceTypes(kinds([.photo, .video])))
  }

  @Test func reachabilityIsWhatTheTestSays() throws {
    let host = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
    var flags = SCNetworkReachabilityFlags()
    #expect(SCNetworkReachabilityGetFlags(host, &flags) && flags == .reachable)
    withAnswers(ReachabilityAnswers(flags: [])) { _ = SCNetworkReachabilityGetFlags(host, &flags) }
    #expect(flags.isEmpty)
    #expect(SCNetworkReachabilityFlags(rawValue: UInt32(kSCNetworkFlagsReachable)) == .reachable)
    #expect(SCNetworkReachabilityFlags(rawValue: UInt32(kSCNetworkFlagsConnectionRequired)) == .connectionRequired)
  }

  @Test func whoHoldsTheDeviceIsWhatTheTestSays() async throws {
    let context = LAContext()
    try await withAnswers(AuthenticationAnswers(biometryType: .touchID)) {
      #expect(context.biometryType == .touchID)
      let isLetIn = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Test")
      #expect(isLetIn)
    }
    await withAnswers(AuthenticationAnswers(unavailable: .biometryNotEnrolled)) {
      var error: NSError?
      #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
      #expect(error?.code == LAError.Code.biometryNotEnrolled.rawValue)
      await #expect(throws: LAError(.biometryNotEnrolled)) {
        try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Test")
      }
    }
  }

  @Test func sensorsCallOnceWhereTheyAreThere() async {
    let manager = CMMotionManager()
    manager.startDeviceMotionUpdates()
    #expect(!manager.isDeviceMotionAvailable && manager.deviceMotion == nil)
    var answers = MotionAnswers()
    answers.isAvailable = true
    answers.attitude = CMAttitude(roll: 0.5)
    let roll = await withCheckedContinuation { continuation in
      withAnswers(answers) {
        manager.startDeviceMotionUpdates(to: .main) { motion, _ in
          continuation.resume(returning: motion?.attitude.roll)
        }
      }
    }
    #expect(roll == 0.5)
  }

  @Test func contactsAreReadWhereTheyMayBe() throws {
    let ada = CNMutableContact()
    (ada.givenName, ada.familyName) = ("Ada", "Lovelace")
    let alan = CNMutableContact()
    (alan.givenName, alan.familyName) = ("Alan", "Turing")
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey])
    request.sortOrder = .familyName
    #expect(throws: CNError(.authorizationDenied)) {
      try CNContactStore().enumerateContacts(with: request) { _, _ in }
    }
    var answers = ContactsAnswers()
    (answers.authorizationStatus, answers.contacts) = (.authorized, [alan, ada])
    var names: [String?] = []
    try withAnswers(answers) {
      try CNContactStore().enumerateContacts(with: request) { contact, _ in
        names.append(CNContactFormatter.string(from: contact, style: .fullName))
      }
    }
    #expect(names == ["Ada Lovelace", "Alan Turing"])
  }

  /// The formats of the countries' post offices.
  @Test(arguments: [
    ("US", "1 Main St\nCupertino CA 95014\nLand"), ("GB", "1 Main St\nCupertino\nCA\n95014\nLand"),
    ("DE", "1 Main St\n95014 Cupertino\nCA\nLand"),
  ])
  func addressesFollowTheirCountry(code: String, expected: String) {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = ("1 Main St", "Cupertino", "CA")
    (address.postalCode, address.country, address.isoCountryCode) = ("95014", "Land", code)
    #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == expected)
  }

  @Test func recordsAreKeptInMemory() async throws {
    try await withAnswers(CloudAnswers()) {
      let database = CKContainer.default().privateCloudDatabase
      let record = CKRecord(recordType: "Note")
      record["text"] = "Tea"
      try await database.save(record)
      let found = try await database.records(matching: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
      let note = try found.matchResults.first?.1.get()
      #expect(note?["text"] as? String == "Tea")
      _ = try await database.deleteRecord(withID: record.recordID)
      await #expect(throws: CKError(.unknownItem)) { try await database.record(for: record.recordID) }
      let status = try await CKContainer.default().accountStatus()
      #expect(status == .noAccount)
    }
  }

  @Test func photosAreTheTestsOwn() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    var answers = PhotosAnswers()
    answers.assets = [
      PHAsset(localIdentifier: "new", image: image, creationDate: Date(timeIntervalSince1970: 9)),
      PHAsset(localIdentifier: "old", image: image, creationDate: Date(timeIntervalSince1970: 1)),
    ]
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: true)]
    let photos = withAnswers(answers) { PHAsset.fetchAssets(with: .image, options: options) }
    #expect(photos.count == 2 && photos.firstObject?.localIdentifier == "old")
    let request = PHImageRequestOptions()
    request.isSynchronous = true
    var loaded: UIImage?
    PHImageManager.default().requestImage(
      for: photos[0], targetSize: PHImageManagerMaximumSize, contentMode: .aspectFit, options: request
    ) { image, _ in loaded = image }
    #expect(loaded === image)
  }

  @Test func tasksRunWhereATestSaysSo() throws {
    let scheduler = withAnswers { BGTaskScheduler.shared }
    var done: [String] = []
    scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { task in
      done.append(task.identifier)
      task.setTaskCompleted(success: true)
    }
    #expect(!scheduler.run("refresh"))
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    #expect(scheduler.run("refresh") && !scheduler.run("refresh") && done == ["refresh"])
  }

  @Test func remoteCommandsCallTheirHandlers() {
    let command = withAnswers { MPRemoteCommandCenter.shared().playCommand }
    var calls = 0
    let token = command.addTarget { _ in
      calls += 1
      return .success
    }
    #expect(command.send() == [.success] && calls == 1)
    command.isEnabled = false
    #expect(command.send().isEmpty)
    command.isEnabled = true
    command.removeTarget(token)
    #expect(command.send().isEmpty && calls == 1)
  }

  /// The mean of a pixel and the adjacent ones: of 0, 90 and 30 in a row, with extended edges, 30, 40 and 50.
  @Test func boxesBlur() {
    var source: [UInt8] = [0, 90, 30].flatMap { [UInt8](repeating: $0, count: 4) }
    var target = [UInt8](repeating: 0, count: 12)
    source.withUnsafeMutableBytes { from in
      target.withUnsafeMutableBytes { to in
        var input = vImage_Buffer(data: from.baseAddress, height: 1, width: 3, rowBytes: 12)
        var output = vImage_Buffer(data: to.baseAddress, height: 1, width: 3, rowBytes: 12)
        let flags = vImage_Flags(kvImageEdgeExtend)
        #expect(vImageBoxConvolve_ARGB8888(&input, &output, nil, 0, 0, 3, 3, nil, flags) == kvImageNoError)
        #expect(
          vImageBoxConvolve_ARGB8888(&input, &output, nil, 0, 0, 2, 2, nil, flags) == kvImageInvalidKernelSize)
      }
    }
    #expect([target[0], target[4], target[8]] == [30, 40, 50])
  }

  private final class Listener: NSObject, ASAuthorizationControllerDelegate {
    var users: [String] = []
    var codes: [ASAuthorizationError.Code] = []
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) { users += [(authorization.credential as? ASAuthorizationAppleIDCredential)?.user ?? "none"] }
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
      codes += [(error as? ASAuthorizationError)?.code ?? .unknown]
    }
  }

  @Test func signingInEndsAsTheTestSays() async {
    let listener = Listener()
    var answers = SignInAnswers()
    (answers.failure, answers.user) = (nil, "ada")
    for answers in [SignInAnswers(), answers] {
      let controller = ASAuthorizationController(
        authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
      controller.delegate = listener
      withAnswers(answers) { controller.performRequests() }
      await settled()
    }
    #expect(listener.codes == [.canceled] && listener.users == ["ada"])
  }
}
