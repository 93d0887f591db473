import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { exists, isStaging } from '@oracle-astra/release/src/files/atomic-files';
import { listTested, type TestedReleases } from '@oracle-astra/release/src/registry/test-result';
import type { Registry } from '@oracle-astra/shared/contract';
import { tryRead } from '../ops/try-read';

/** The published releases of a remote, newest first. */
export async function listPublished(releasesDir: string, remote: string): Promise<string[]> {
  const folder = path.join(releasesDir, remote);
  const published: { name: string; at: number }[] = [];
  // Nothing was published for it yet.
  for (const name of await readdir(folder).catch(() => [])) {
    // A release that was pruned meanwhile, or is being published, has none.
    if (isStaging(name) || !(await exists(path.join(folder, name, 'descriptor.json')))) continue;
    const at = await tryRead(async () => (await stat(path.join(folder, name))).mtimeMs);
    published.push({ name, at: at ?? 0 });
  }
  return published.sort((a, b) => b.at - a.at).map(({ name }) => name);
}

/** The releases of each remote with which others are tested. */
export async function readTested(folder: string, registry: Registry): Promise<Record<string, TestedReleases>> {
  const tested: Record<string, TestedReleases> = {};
  for (const remote of Object.keys(registry.remotes))
    if (remote !== 'bench') tested[remote] = listTested(registry, remote, await listPublished(folder, remote));
  return tested;
}
