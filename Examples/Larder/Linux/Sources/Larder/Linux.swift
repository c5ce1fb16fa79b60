// The app's sources lie behind the link App; the plugin UIKitSources translates them.
