import type { FastifyInstance } from 'fastify';
import type { ReleaseStore, Revision } from './release-store';

/** Interval for checking the registry while no pages are requested, in milliseconds. */
const pollMs = 1000;

/** Calls `onRevision` for each new revision, found by a request or by polling, so that releases are warm before their first visitor. */
export function followRevisions(app: FastifyInstance, store: ReleaseStore, onRevision: (revision: Revision) => Promise<void>) {
  let latest: Revision | null = null;

  async function follow(revision: Revision): Promise<void> {
    if (revision === latest) return;
    latest = revision;
    await onRevision(revision);
  }

  /** Without a readable registry there is nothing to warm up, and every page reports the error. */
  const check = () => store.getRevision().then(follow, () => undefined);

  const poll = setInterval(() => void check(), pollMs).unref();
  app.addHook('onClose', async () => clearInterval(poll));
  return { follow, check };
}
