#include "CCurrentLocale.h"

#if defined(__linux__)

/// A locale or a calendar: a reference to an object, and its conformance to Foundation's protocol.
typedef struct {
  void *object;
  const void *conformance;
} Value;

#define swiftcall __attribute__((swiftcall))

swiftcall Value HeadlessObjectiveC_currentLocale(void);
swiftcall Value HeadlessObjectiveC_currentCalendar(void);
swiftcall void *HeadlessObjectiveC_preferredLanguages(void);

swiftcall Value currentLocale(void) __asm__("$s20FoundationEssentials6LocaleV7currentACvgZ");
swiftcall Value updatingLocale(void) __asm__("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ");
swiftcall void *preferredLanguages(void) __asm__("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");
swiftcall Value currentCalendar(void) __asm__("$s20FoundationEssentials8CalendarV7currentACvgZ");
swiftcall Value updatingCalendar(void) __asm__("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ");

swiftcall Value currentLocale(void) { return HeadlessObjectiveC_currentLocale(); }
swiftcall Value updatingLocale(void) { return HeadlessObjectiveC_currentLocale(); }
swiftcall void *preferredLanguages(void) { return HeadlessObjectiveC_preferredLanguages(); }
swiftcall Value currentCalendar(void) { return HeadlessObjectiveC_currentCalendar(); }
swiftcall Value updatingCalendar(void) { return HeadlessObjectiveC_currentCalendar(); }

#endif
