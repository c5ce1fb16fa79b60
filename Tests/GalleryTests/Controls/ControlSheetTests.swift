import Gallery
import Onionskin
import Testing
import UIKit

/// UIKit's controls in their states.
@MainActor @Suite struct ControlSheetTests {
  @Test func buttons() {
    assertSnapshots(on: .controlSheet) { ButtonsController() }
  }

  @Test func values() {
    assertSnapshots(on: .controlSheet) { ValuesController() }
  }

  @Test func fields() {
    assertSnapshots(on: .controlSheet) { FieldsController() }
  }

  @Test func calendar() {
    assertSnapshots(on: .controlSheet) { CalendarController() }
  }

  @Test func nothingToShow() {
    assertSnapshots(on: .controlSheet) { UnavailableController(.empty) }
  }

  @Test func notFound() {
    assertSnapshots(on: .homeButton) { UnavailableController(.notFound) }
  }

  @Test func loading() {
    assertSnapshots(on: .homeButton) { UnavailableController(.loading) }
  }
}
