#!/bin/sh
# progress.sh WHAT COMMAND...: runs a command and shows how far it is: a bar on a terminal, a line for each tenth else. It
# understands the lines of `swift build` ([12/345] Compiling ...) and of apt-get (pmstatus:, dlstatus:). A build counts more
# than once: first the tools that its plugins run, then the plugins, then the rest. How many counts there will be isn't known
# beforehand, so each later one is shown as a part of its own. Everything else that the command prints is passed on where it is
# a warning or an error; all of it is printed when the command fails.
set -u
what=$1
shift
log=$(mktemp)
status=$(mktemp)
trap 'rm -f "$log" "$status"' EXIT

if [ -t 1 ]; then is_terminal=1; else is_terminal=0; fi
echo "$what ..."
{ "$@" 2>&1 || echo $? >"$status"; } | tee "$log" | awk -v terminal="$is_terminal" -v what="$what" '
  function show(share, text,    bar, width) {
    if (share > 1) share = 1
    if (terminal) {
      width = int(share * 30)
      bar = substr("##############################", 1, width) substr("..............................", 1, 30 - width)
      if (part > 1) text = "part " part ": " text
      printf "\r\033[K[%s] %3d %%  %s", bar, share * 100, substr(text, 1, 40)
      shown = 1
    } else if (int(share * 10) > tenth) {
      tenth = int(share * 10)
      printf "%s%s: %d %%\n", what, (part > 1 ? ", part " part : ""), share * 100
    }
    fflush()
  }
  # What is counted from here on is another part, unless nothing was counted before.
  function begin_count() {
    if (done > 0) part++
    done = 0
    tenth = 0
  }
  function pass_on(line) {
    if (shown) printf "\r\033[K"
    shown = 0
    print line
    fflush()
  }
  BEGIN { part = 1 }
  /^Building for / { begin_count() }
  # The number of steps grows while a build is planned: a percentage, once shown, stays.
  /^\[[0-9]+\/[0-9]+\]/ {
    split(substr($1, 2), number, "/")
    if (number[1] + 0 < done) begin_count()
    done = number[1] + 0
    rest = $0
    sub(/^[^ ]* /, "", rest)
    show(number[1] / (number[2] + 0), rest)
    next
  }
  /^(pm|dl)status:/ {
    split($0, field, ":")
    # Fetching counts for the first third.
    show(/^dl/ ? field[3] / 300 : 1 / 3 + field[3] / 150, field[4])
    next
  }
  /(warning|error):/ || /^[EW]: / { pass_on($0) }
  END { if (shown) printf "\r\033[K" }
'
code=$(cat "$status")
if [ -n "$code" ]; then
  cat "$log"
  exit "$code"
fi
