import { listCode, type Owner, type RenderComposition } from '../messages';
import { PageEndedError } from './api-calls';
import { formatError } from './format-error';

const pick = ({ remote, release }: Owner): Owner => ({ remote, release });

/**
 * Whose code an error comes from: the first remote in its stack, else the current owner (a position in `listCode`, from 1),
 * else the host if its stack names it.
 */
function findBlamedOwner(error: unknown, composition: RenderComposition, currentOwner: number): Owner | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const releases = [...stack.matchAll(/([\w.-]+)\/server\.cjs/g)].map(([, release]) => release);
  const remote = releases.flatMap((release) => composition.remotes.find((other) => other.release === release) ?? [])[0];
  const found =
    remote ??
    listCode(composition)[currentOwner - 1]?.owner ??
    (stack.includes(`${composition.host.release}/renderer.cjs`) ? composition.host : undefined);
  return found ? pick(found) : null;
}

/** Reports errors outside of pages, and keeps the worker running for its pages. */
export function watchUncaughtErrors(
  composition: RenderComposition,
  getCurrentOwner: () => number,
  report: (owner: Owner | null, message: string) => void,
): void {
  function handleError(error: unknown) {
    if (error instanceof PageEndedError) return;
    report(findBlamedOwner(error, composition, getCurrentOwner()), formatError(error));
  }
  process.on('uncaughtException', handleError);
  process.on('unhandledRejection', handleError);
}
