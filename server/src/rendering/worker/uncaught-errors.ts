import { listCode, type BlamedCode, type Owner, type RenderComposition } from '../messages';
import { PageEndedError } from './api-calls';
import { formatError } from './format-error';

const pick = ({ remote, release }: Owner): Owner => ({ remote, release });

/**
 * Whose code an error comes from: a fill that runs, whatever the stack names, else the first remote in its stack, else the current
 * owner (a position in `listCode`, from 1), else the host if its stack names it.
 */
function findBlamed(error: unknown, composition: RenderComposition, currentOwner: number): BlamedCode {
  const current = listCode(composition)[currentOwner - 1];
  if (current?.isFill) return { owner: pick(current.owner), isFill: true };
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const releases = [...stack.matchAll(/([\w.-]+)\/server\.cjs/g)].map(([, release]) => release);
  const remote = releases.flatMap((release) => composition.remotes.find((other) => other.release === release) ?? [])[0];
  const found = remote ?? current?.owner ?? (stack.includes(`${composition.host.release}/renderer.cjs`) ? composition.host : undefined);
  return { owner: found ? pick(found) : null, isFill: false };
}

/** Reports errors outside of pages, and keeps the worker running for its pages. */
export function watchUncaughtErrors(
  composition: RenderComposition,
  getCurrentOwner: () => number,
  report: (code: BlamedCode, message: string) => void,
): void {
  function handleError(error: unknown) {
    if (error instanceof PageEndedError) return;
    report(findBlamed(error, composition, getCurrentOwner()), formatError(error));
  }
  process.on('uncaughtException', handleError);
  process.on('unhandledRejection', handleError);
}
