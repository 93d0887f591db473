import * as z from 'zod/mini';
import { checkRelease } from '@oracle-astra/release/src/check/check-release';
import { ReleaseRefused } from '@oracle-astra/release/src/check/finding';
import { halt, pin, promote, rollback, setCanary, unpin } from '@oracle-astra/release/src/registry';
import { readRegistry, readRevision, type UpdateOptions } from '@oracle-astra/release/src/registry-file';
import { nameProblem, type CallApi, type Registry } from '@oracle-astra/shared/contract';
import type { Config } from '../../config/config';

const text = z._default(z.string().check(z.trim(), z.maxLength(500)), '');

/** What the operators' page asks for: a form's fields. */
export const releaseChange = z.object({
  command: z.enum(['promote', 'canary', 'halt', 'rollback', 'pin', 'unpin']),
  remote: z.string().check(z.refine((name) => nameProblem('remote', name) === null)),
  release: text,
  percent: z._default(z.coerce.number(), 0),
  reason: text,
  override: text,
  /** The revision that the operator saw. */
  revision: z.coerce.number(),
});
export type ReleaseChange = z.infer<typeof releaseChange>;

interface ChangeContext {
  config: Pick<Config, 'releasesDir' | 'requiredKeysFile'>;
  call: CallApi;
}

const commands: Record<ReleaseChange['command'], (folder: string, change: ReleaseChange, options: UpdateOptions) => Registry> = {
  promote: (folder, { remote, release }, options) => promote(folder, remote, release, undefined, options),
  canary: (folder, { remote, release, percent }, options) => setCanary(folder, remote, release, percent, options),
  halt: (folder, { remote, release, reason }, options) => halt(folder, remote, release, { ...options, reason: reason || 'by an operator' }),
  rollback: (folder, { remote, release }, options) => rollback(folder, remote, { ...options, only: release || undefined }),
  pin: (folder, { remote, reason }, options) => pin(folder, remote, reason || 'by an operator', options),
  unpin: (folder, { remote }, options) => unpin(folder, remote, options),
};

/** Makes a change that an operator asked for, after the check where it gives a release to visitors. Returns a sentence for the page; never throws because of the release. */
export async function changeRelease({ config, call }: ChangeContext, change: ReleaseChange): Promise<{ done: boolean; sentence: string }> {
  const { releasesDir: folder, requiredKeysFile } = config;
  const { command, remote, release, reason, override } = change;
  try {
    const current = readRegistry(folder);
    const seen = change.revision === current.revision ? current : readRevision(folder, change.revision);
    if (override === '' && (command === 'promote' || (command === 'canary' && change.percent > 0))) {
      const env = requiredKeysFile === null ? {} : { RELEASE_SIGNATURES: 'required', RELEASE_KEYS: requiredKeysFile };
      const findings = await checkRelease(folder, remote, release, { call, env });
      if (findings.length > 0) throw new ReleaseRefused(release, findings);
    }
    const options = { seen, by: 'operator', ...(reason && { reason }), ...(override && { override }) };
    const { revision } = commands[command](folder, change, options);
    return { done: true, sentence: `Done: ${command} ${remote} ${release}. Revision ${revision}.` };
  } catch (error) {
    if (error instanceof Error) return { done: false, sentence: error.message };
    throw error;
  }
}
