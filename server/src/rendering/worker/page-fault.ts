import { renderFaults, type RenderFault } from '@oracle-astra/shared/contract';

/** Why a page is not rendered. */
export class PageFault extends Error {
  constructor(readonly reason: RenderFault, message: string) {
    super(message);
  }
}

const framesTold = 4;

/** An error's message with the first frames of its stack, for the log. */
export function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)).slice(0, framesTold) ?? [];
  return [`${error.name}: ${error.message}`, ...frames].join('\n');
}

/** The reason that an error carries, or `otherwise`. */
export function reasonOf(error: unknown, otherwise: RenderFault): RenderFault {
  const reason = typeof error === 'object' && error !== null && 'reason' in error ? error.reason : undefined;
  return renderFaults.find((known) => known === reason) ?? otherwise;
}
