import { listOwners, type Owner, type RenderComposition } from '../messages';
import { PageEndedError } from './api-calls';
import { formatError } from './format-error';

const pick = ({ remote, release }: Owner): Owner => ({ remote, release });

/** Whose code an error comes from: the first remote in its stack, else who was running, else the host where it stands in the stack. */
export function findBlamedOwner(error: unknown, composition: RenderComposition, running: number): Owner | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const named = [...stack.matchAll(/([\w.-]+)\/server\.cjs/g)].map(([, release]) => release);
  const remote = named.flatMap((release) => composition.remotes.find((other) => other.release === release) ?? [])[0];
  const found = remote ?? listOwners(composition)[running - 1] ?? (stack.includes(`${composition.host.release}/renderer.cjs`) ? composition.host : undefined);
  return found ? pick(found) : null;
}

/** Tells of what throws with no page waiting for it, and keeps the worker up for the pages that it has. */
export function watchUncaughtErrors(composition: RenderComposition, running: () => number, report: (owner: Owner | null, message: string) => void): void {
  function onLate(error: unknown) {
    if (error instanceof PageEndedError) return;
    report(findBlamedOwner(error, composition, running()), formatError(error));
  }
  process.on('uncaughtException', onLate);
  process.on('unhandledRejection', onLate);
}
