import CoreBluetooth
import CoreTelephony
import ExternalAccessory
import Foundation
import HealthKit
import NaturalLanguage
import NotificationCenter
import PassKit
import ReplayKit
import Testing
import UIKit
import UserNotificationsUI

/// Devices, health and texts, from the test.
@MainActor @Suite struct NearbyDeviceTests {
  private final class Offering: NSObject, CBPeripheralManagerDelegate {
    var told: [String] = []
    var done: CheckedContinuation<Void, Never>?

    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
      told.append("state \(peripheral.state.rawValue)")
      let value = CBMutableCharacteristic(
        type: CBUUID(string: "2a19"), properties: [.read], value: Data([7]), permissions: [.readable])
      let service = CBMutableService(type: CBUUID(string: "180f"), primary: true)
      service.characteristics = [value]
      peripheral.add(service)
    }
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {
      told.append("\(service.uuid) \(service.characteristics?.first?.value?.count ?? 0)")
      peripheral.startAdvertising(nil)
    }
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
      told.append("advertising \(peripheral.isAdvertising)")
      done?.resume()
    }
  }

  @Test func servicesAreOffered() async {
    let offering = Offering()
    var answers = BluetoothAnswers()
    (answers.state, answers.authorization) = (.poweredOn, .allowedAlways)
    await withAnswers(answers) {
      #expect(CBPeripheralManager.authorizationStatus() == .authorized)
      let manager = CBPeripheralManager(delegate: offering, queue: nil)
      await withCheckedContinuation { offering.done = $0 }
      #expect(offering.told == ["state 5", "180F 1", "advertising true"])
      manager.stopAdvertising()
      #expect(!manager.isAdvertising)
    }
  }

  private final class Finder: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    var told: [String] = []
    var done: CheckedContinuation<Void, Never>?
    let battery = CBUUID(string: "180f")

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
      told.append("state \(central.state.rawValue)")
      central.scanForPeripherals(withServices: [battery])
    }
    func centralManager(
      _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
      rssi RSSI: NSNumber
    ) {
      told.append("\(peripheral.name ?? "") \(RSSI)")
      central.stopScan()
      central.connect(peripheral)
    }
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
      peripheral.delegate = self
      peripheral.discoverServices(nil)
    }
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
      for service in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: service) }
    }
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {
      for characteristic in service.characteristics ?? [] { peripheral.readValue(for: characteristic) }
    }
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    {
      told.append("\(characteristic.uuid) \(characteristic.value?.first ?? 0)")
      done?.resume()
    }
  }

  @Test func peripheralsAreTheTests() async {
    var answers = BluetoothAnswers()
    (answers.state, answers.authorization) = (.poweredOn, .allowedAlways)
    answers.peripherals = [
      .init(name: "Lamp", services: ["1812": [:]]),
      .init(name: "Watch", rssi: -40, services: ["180F": ["2A19": Data([80])]]),
    ]
    let finder = Finder()
    await withAnswers(answers) {
      let manager = CBCentralManager(delegate: finder, queue: nil)
      await withCheckedContinuation { finder.done = $0 }
      #expect(manager.retrieveConnectedPeripherals(withServices: []).map(\.name) == ["Watch"])
    }
    #expect(finder.told == ["state 5", "Watch -40", "2A19 80"])
    #expect(CBUUID(string: "180f").data == Data([0x18, 0x0F]) && CBUUID(string: "180f") == CBUUID(string: "180F"))
  }

  @Test func bluetoothIsUnsupportedWithoutAnswers() {
    #expect(CBCentralManager().state == .unsupported && CBManager.authorization == .notDetermined)
    #expect(EAAccessoryManager.shared().connectedAccessories.isEmpty)
    #expect(CTTelephonyNetworkInfo().subscriberCellularProvider == nil)
  }

  @Test func samplesAreTheTestsAndTheApps() async {
    let day = Date(timeIntervalSince1970: 86400)
    var answers = HealthAnswers()
    answers.samples = [
      .init(.stepCount, 300, unit: "count", start: day), .init(.stepCount, 200, unit: "count", start: day + 3600),
      .init(.stepCount, 1000, unit: "count", start: day - 3600), .init(.height, 1.8, unit: "m", start: day),
    ]
    await withAnswers(answers) {
      let store = HKHealthStore()
      let steps = HKQuantityType(.stepCount)
      let more = HKQuantitySample(
        type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 50), start: day + 60, end: day + 60)
      try? await store.save(more)
      let today = HKQuery.predicateForSamples(withStart: day, end: day + 86400, options: .strictStartDate)
      let sum = await withCheckedContinuation { continuation in
        store.execute(
          HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: today, options: .cumulativeSum) {
            _, found, _ in continuation.resume(returning: found?.sumQuantity()?.doubleValue(for: .count()))
          })
      }
      #expect(sum == 550)
      let last = await withCheckedContinuation { continuation in
        store.execute(
          HKSampleQuery(
            sampleType: steps, predicate: nil, limit: 1,
            sortDescriptors: [NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)]
          ) { _, found, _ in
            continuation.resume(returning: (found?.first as? HKQuantitySample)?.quantity.doubleValue(for: .count()))
          })
      }
      #expect(last == 200)
    }
  }

  @Test func unitsAreConverted() {
    #expect(HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1.5).doubleValue(for: .meter()) == 1500)
    #expect(HKQuantity(unit: .kilocalorie(), doubleValue: 2).doubleValue(for: .joule()) == 8368)
    let pace = HKUnit.count().unitDivided(by: .minute())
    #expect(abs(HKQuantity(unit: pace, doubleValue: 90).doubleValue(for: HKUnit(from: "count/s")) - 1.5) < 1e-9)
    #expect(!HKQuantity(unit: .meter(), doubleValue: 1).is(compatibleWith: .gram()))
  }

  @Test func textsHaveWordsAndSentences() {
    let text = "It's 5 o'clock. Really?\nYes"
    func units(_ unit: NLTokenUnit) -> [String] {
      let tokenizer = NLTokenizer(unit: unit)
      tokenizer.string = text
      return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }
    #expect(units(.word) == ["It's", "5", "o'clock", "Really", "Yes"])
    #expect(units(.sentence) == ["It's 5 o'clock. ", "Really?\n", "Yes"])
    #expect(units(.paragraph) == ["It's 5 o'clock. Really?\n", "Yes"])
  }

  @Test func whatTextsMeanIsTheTests() {
    var answers = NaturalLanguageAnswers()
    (answers.language, answers.sentiment, answers.tags) = (.french, -0.5, ["Paris": .placeName])
    let text = "J'aime Paris"
    withAnswers(answers) {
      #expect(NLLanguageRecognizer.dominantLanguage(for: text) == .french)
      let tagger = NLTagger(tagSchemes: [.nameType, .sentimentScore])
      tagger.string = text
      var places: [String] = []
      tagger.enumerateTags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .nameType) { tag, range in
        if tag == .placeName { places.append(String(text[range])) }
        return true
      }
      #expect(places == ["Paris"])
      #expect(tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore).0?.rawValue == "-0.5")
    }
  }

  private final class Widget: UIViewController, NCWidgetProviding {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.newData) }
  }

  @Test func widgetsAreUpdatedByTheTest() {
    var result: NCUpdateResult?
    Widget().widgetPerformUpdate { result = $0 }
    #expect(result == .newData)
  }

  @Test func sheetsOfTheSystemArePossibleOrNot() async {
    #expect(await !PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest()).present())
    #expect(!RPScreenRecorder.shared().isAvailable)
    var recording = RecordingAnswers()
    recording.isAvailable = true
    await withAnswers(recording) {
      let recorder = RPScreenRecorder.shared()
      let error = await withCheckedContinuation { continuation in
        recorder.startRecording { continuation.resume(returning: $0 != nil) }
      }
      #expect(!error && recorder.isRecording)
    }
  }
}
