export const usage = `npm run release -- COMMAND
  status [--revision N]                 what each remote's visitors get, now or at a revision
  schema                                the JSON schema of a release's descriptor
  publish FOLDER [--promote] [--to URL] add a built release (…/dist/<release>), here or to a site; promote it too
  publish --manifest FILE --route PATH=./EXPOSE [--route …]
                                        add a remote that was built without this kit, by its mf-manifest.json
  check REMOTE RELEASE                  what speaks against giving it to visitors
  promote REMOTE RELEASE                make it the stable one
  canary REMOTE RELEASE PERCENT         give it to some visitors; 0 ends it
  rollout REMOTE RELEASE                give it to 1, 5, 25, 100 %, and on while nothing speaks against it
  halt REMOTE RELEASE                   end a canary for good: withdraws it
  link REMOTE RELEASE [--hours 24]      a link that puts it into one browser
  rollback REMOTE [RELEASE]             withdraw the stable one, take the last that was not withdrawn;
                                        with RELEASE only where that is the stable one
  pin REMOTE REASON / unpin REMOTE      keep it at its stable release / let it go
  follow REMOTE                         let npm start give its new builds again
  against REMOTE                        the releases to test it with: live, the one before and the next; with --to
  tested REMOTE RELEASE REMOTE RELEASE passed|failed --commit SHA
                                        record the result of its tests with another release; with --to
  flag [FLAG]                           the flags of the live releases, and how they are set
  flag FLAG VALUE[=PERCENT]… [--role ROLE]… [--release RELEASE] [--add]
                                        set a flag, for a share, for roles (visitor, member, subscriber), with a release of its
                                        remote; --add keeps its other rules, of which the first that fits decides
  flag FLAG off|on|clear                everyone has the default at once / as before / removes the setting
  diff REMOTE RELEASE RELEASE           routes, bytes and needs of two releases
  history [REMOTE]                      who changed what, newest first
  prune [--days N]                      remove releases that nothing refers to, older than 30 days
  adopt                                 copy this folder's registry into the database, once
  key NAME REMOTE… --file FILE          make a team's key for its remotes

  --json               the answer as JSON
  --browser            the check visits each route in Chromium too, signed out and in, in both languages; needs --site or --to
  --states             with --browser: each page also while the API is late, empty or wrong, offline, in two tabs, in forced
                       colours with text of 200 %, after accepted writes, with odd text, and again and again; five minutes more
  --page ADDRESS       with --browser: this page alone, while you work on it
  --accept FILE        with --browser: refuse what differs from the live release and is no line of this file
  --with REMOTE=RELEASE  check: as if this release were live, and nothing else
  --commit SHA         the commit whose tests ran
  --strict             refuse where something would not be judged: data without --site, Chromium without --browser
  --override "reason"  promote or canary in spite of the check; the history keeps the reason
  --reason "reason"    why, for the history
  --expect N           only if the registry is at revision N
  --site URL           the check asks this site's API for the pages' data; a link is for this site
  --to URL             publish, status, check, promote, canary, rollout, halt, rollback, pin, unpin, flag,
                       against, tested and history there, with the team's key

Exit codes: 0 done, 1 failed, 2 refused or not judged by the check, 3 somebody else changed it meanwhile.
npm start leaves alone what promote, canary, rollback or pin set.`;
