// What lies in App is an app's sources as Xcode has them; the plugin translates them.
