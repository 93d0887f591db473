import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { checkInBrowser } from '../../release/src/check/browser/check-in-browser';
import { findChromium } from '../../release/src/check/browser/find-chromium';
import { startSmallSite } from '../../release/src/testing/small-site';

const forum = { remote: 'forum', release: 'live', routes: [{ id: 'forum-list', path: 'forum', page: null }] } as unknown as Descriptor;

test('the check has no verdict where Chromium ends in the middle', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ended-browser-'));
  const [program, pid] = [path.join(folder, 'chromium'), path.join(folder, 'pid')];
  writeFileSync(program, `#!/bin/sh\necho $$ > '${pid}'\nexec '${findChromium(process.env)}' "$@"\n`, { mode: 0o755 });
  const site = await startSmallSite({});
  const link = `${site.url}/link?release=live`;
  let hasEnded = false;
  const end = () => {
    if (!hasEnded) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGKILL');
    hasEnded = true;
  };
  try {
    const { findings, notJudged } = await checkInBrowser({
      ...{ site: site.url, candidate: forum, link, token: 'a token', chromiumPath: program, uncompared: '', states: false },
      live: { live: 'live', patterns: ['forum'], links: { candidate: link, live: link } },
      tell: end,
    });
    expect({ findings, notJudged }).toEqual({ findings: [], notJudged: [expect.stringContaining('Chromium ended in the middle')] });
  } finally {
    site.stop();
    rmSync(folder, { recursive: true });
  }
});
