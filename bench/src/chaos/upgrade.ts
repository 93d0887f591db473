import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startSite, type Site } from '../site';
import type { Seen } from './lanes';
import { startSpread } from './spread';

interface UpgradeOptions {
  /** Folders with the builds of the previous and of this release. */
  before: string;
  root: string;
  env: Record<string, string>;
  /** Runs a load against the site at an address until the given faults are over. */
  underLoad(url: string, seen: Seen, trouble: () => Promise<void>): Promise<void>;
}

const settleMs = 4000;

/**
 * Upgrades two processes one after another from the previous release to this one, and downgrades them on the new tables. Fills
 * `seen`, and resolves with a line for each step.
 */
export async function upgradeUnderLoad({ before, root, env, underLoad }: UpgradeOptions, seen: Seen): Promise<string[][]> {
  // The processes share files: codes of local mode, and the registry.
  const dataDir = mkdtempSync(join(tmpdir(), 'oracle-astra-bench-upgrade-'));
  const shared = { ...env, LOCAL_GATEWAY_PORT: String(await freePort()) };
  const spread = await startSpread();
  const running: Site[] = [];
  const rows: string[][] = [];

  async function add(folder: string): Promise<void> {
    running.push(await startSite({ root: folder, env: shared, dataDir }));
    spread.sendTo(running.map(({ url }) => url));
  }

  async function replaceOldest(folder: string, name: string): Promise<void> {
    const counted = { chats: seen.chats.size, retried: seen.retried };
    await add(folder);
    await pause(settleMs);
    const oldest = running.shift();
    spread.sendTo(running.map(({ url }) => url));
    await oldest?.stop();
    await pause(settleMs);
    rows.push([name, String(seen.chats.size - counted.chats), String(seen.retried - counted.retried)]);
  }

  try {
    await add(before);
    await add(before);
    await underLoad(spread.url, seen, async () => {
      await replaceOldest(root, 'a process of the release before replaced');
      await replaceOldest(root, 'the other one replaced');
      await replaceOldest(before, 'the release before is back, beside this one');
    });
    return rows;
  } finally {
    for (const site of running) await site.stop();
    await spread.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
