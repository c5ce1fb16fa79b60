#!/bin/sh
# Checks the subjects of new commits: an area, a colon and what changed, in at most 72 characters. Commits up to the one below
# are older than the rule. Without git's history, as in an archive or a shallow clone, there is nothing to check.
set -eu
cd "$(dirname "$0")/.."
first=fbff8bff732e3631e813e9bc6941c301496f61d0

if ! git cat-file -e "$first^{commit}" 2>/dev/null; then
  echo "Commit subjects aren't checked: git's history isn't here."
  exit 0
fi

bad=$(git log --no-merges --format='%h %s' "$first..HEAD" | awk '
  { subject = substr($0, index($0, " ") + 1) }
  length(subject) > 72 { print $0 "\n  has " length(subject) " characters, and 72 at most are allowed"; next }
  subject !~ /^[A-Z][^:]*: [^ ]/ { print $0 "\n  names no area before a colon" }')
[ -z "$bad" ] && exit 0
echo "$bad" >&2
exit 1
