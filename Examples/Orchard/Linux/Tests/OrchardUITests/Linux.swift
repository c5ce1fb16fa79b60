// The app's own tests lie behind the link App; the plugin UIKitSources translates them.
