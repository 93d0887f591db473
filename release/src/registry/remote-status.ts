import * as z from 'zod/mini';
import { registry as registrySchema, type Registry } from '@oracle-astra/shared/contract';
import { proveKey } from '../files/key-proof';
import { recordedCommands, type HistoryEntry } from './registry-file';
import type { Signer } from '../files/signatures';
import type { TestedReleases } from './test-result';

const timeoutMs = 20_000;

const text = z.optional(z.string());
const historyEntry = z.object({
  revision: z.number(),
  at: z.string(),
  command: z.enum(recordedCommands),
  remote: z.string(),
  release: text,
  percent: z.optional(z.number()),
  flag: text,
  setting: text,
  by: text,
  reason: text,
  override: text,
});

const release = z.nullable(z.string());
/** A site of an older version does not return the releases to test with. */
const tested = z._default(z.record(z.string(), z.object({ live: release, before: release, next: release })), {});

const statusAnswer = z.object({ registry: registrySchema, history: z.array(historyEntry), tested });

export interface SiteStatus {
  registry: Registry;
  /** Newest first. */
  history: HistoryEntry[];
  /** The releases of each remote with which others are tested. */
  tested: Record<string, TestedReleases>;
}

/** Requests a site's registry and history with a team's key. Rejects with the site's sentence if it refuses. */
export async function requestStatus(signer: Pick<Signer, 'id' | 'privateKey'>, site: string): Promise<SiteStatus> {
  const response = await fetch(new URL('/ops/releases', site), {
    headers: proveKey(signer, new Date()),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // For an answer that is not JSON, such as a proxy's page, the status is reported.
  const answer: unknown = await response.json().catch(() => null);
  const { data } = statusAnswer.safeParse(answer);
  if (response.ok && data) return data;
  const { message = 'no reason was given' } = (answer ?? {}) as { message?: string };
  throw new Error(`${site} does not tell its releases (${response.status}): ${message}`);
}
