import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireWord } from '../arguments';
import { isDatabaseRegistry } from '../registry/database-registry';
import { listUsed, pruneOld } from '../registry/prune';
import { packagePlainRemote } from '../plain-remote/package-plain-remote';
import { publish } from '../publish';
import { readRegistry } from '../registry/registry-file';
import { createKey, readSigner } from '../files/signatures';
import { upload } from '../upload';
import { createLink } from './link-command';
import { promoteRelease } from './change-commands';
import type { Answer, Context } from './context';

/** Promotes the published release in the same process, because starting another one takes as long as the change. */
async function promotePublished(
  context: Context,
  { lines, data: { remote, release } }: Answer & { data: { remote: string; release: string } },
): Promise<Answer> {
  const promoted = await promoteRelease(context, [remote, release]);
  return { lines: [...lines, ...promoted.lines], data: { remote, release, ...(promoted.data as object) } };
}

/** Makes a release of a remote without code of ours in a temporary folder. */
async function withPlainRemote<Result>(
  remote: { manifest: string; routes: readonly string[] },
  use: (built: string) => Promise<Result>,
): Promise<Result> {
  const target = await mkdtemp(path.join(tmpdir(), 'plain-remote-'));
  try {
    await packagePlainRemote({ ...remote, target });
    return await use(target);
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

/** The commands that add releases and keys, and remove old releases. */
export const folderCommands: Record<string, (context: Context, words: string[]) => Promise<Answer>> = {
  async publish(context, [first]) {
    const { folder, bucket, args, env } = context;
    const signer = await readSigner(folder, env);
    const publishBuilt = (built: string) => (args.to === undefined ? publish(folder, built, { signer }) : upload(built, signer, args.to));
    const { remote, release } = await (args.manifest === undefined
      ? publishBuilt(requireWord(first, 'the folder of a built release'))
      : withPlainRemote({ manifest: args.manifest, routes: args.routes }, publishBuilt));
    await bucket?.upload(remote, release);
    const published = { lines: [`Published ${release}`], data: { remote, release } };
    return args.promote ? promotePublished(context, published) : published;
  },
  link: createLink,
  async prune({ folder, bucket, args }) {
    const local = await pruneOld(folder, args.days);
    const removed = [
      ...new Set([...local, ...((await bucket?.prune(await readRegistry(folder), args.days, await listUsed(folder, args.days))) ?? [])]),
    ];
    return { lines: removed.length === 0 ? ['Nothing to remove'] : removed.map((name) => `Removed ${name}`), data: { removed } };
  },
  async adopt({ registry }) {
    if (!isDatabaseRegistry(registry)) throw new Error('Say RELEASES_REGISTRY=database and DATABASE_URL, where the registry is to go');
    const { revision } = await registry.adopt();
    return { lines: [`The database has the registry of this folder, at revision ${revision}`], data: { revision } };
  },
  async key({ folder, args, env }, [first, ...remotes]) {
    const id = requireWord(first, 'the key');
    requireWord(remotes[0], 'the remotes that it may release');
    const file = path.resolve(requireWord(args.file, 'a file for the private key with --file'));
    await createKey(folder, { id, remotes, file }, env);
    return {
      lines: [`${id} releases ${remotes.join(', ')}. Its private half is in ${file}: give it to the team, and keep no copy.`],
      data: { id, remotes },
    };
  },
};
