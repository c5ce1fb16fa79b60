#!/bin/sh
# Copies the pictures of Onion's articles from the gallery's references into the documentation catalogue, where DocC wants
# them. Git keeps the bytes of a picture and its copy once. Tests/GalleryTests fails when a copy isn't a reference any more.
set -eu
cd "$(dirname "$0")/.."
references=Snapshots/GalleryTests
resources=Sources/Onion/Onion.docc/Resources
mkdir -p "$resources"
rm -f "$resources"/*.png

# name in the articles, reference; the dark picture comes with it where there is one
while read -r name reference; do
  case "$name" in '' | '#'*) continue ;; esac
  cp "$references/$reference.png" "$resources/$name@2x.png"
  if [ -f "$references/$reference.dark.png" ]; then
    cp "$references/$reference.dark.png" "$resources/$name~dark@2x.png"
  fi
done <<'PICTURES'
containment ContainmentTests/pinned.iPhone-11
player ContainmentTests/player.iPhone-SE-3rd-generation
modal ModalContainerTests/article.iPhone-11
card ModalContainerTests/card.iPhone-11
template TemplateTests/twoActions.iPhone-11
template-large TemplateTests/twoActions.iPhone-11.text-accessibility-XXXL
content-loaded ContentStateTests/loaded.iPhone-11
content-failed ContentStateTests/failed.iPhone-11
keyboard KeyboardTests/signIn.iPhone-SE-3rd-generation
login LoginStateTests/signedIn.iPhone-11
pages PagesTests/second.iPhone-11
square SquareTests/middle.iPhone-11
square-across SquareTests/acrossTheEdge.iPhone-11
fares StoryboardTests/fares.iPhone-11
map CoordinatorTests/choosingOnAMap.iPhone-11
profile ProfileTests/editUser.iPhone-11
cities ProfileTests/severalCities.iPhone-11
tabs TabTests/tabs.iPhone-11
sign-in CoordinatorTests/signIn.iPhone-11
PICTURES
