// What only Linux needs. UIKitSources.txt names the other sources.
