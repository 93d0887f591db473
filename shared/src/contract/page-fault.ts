import { renderFaults, type RenderFault } from './rendering';

/** Why a page cannot be rendered on the server. */
export class PageFault extends Error {
  override name = 'PageFault';

  constructor(readonly reason: RenderFault, message: string) {
    super(message);
  }
}

/** The reason that an error carries, or `otherwise`. The error may come from another bundle, whose PageFault is another class. */
export function reasonOf(error: unknown, otherwise: RenderFault): RenderFault {
  const reason = typeof error === 'object' && error !== null && 'reason' in error ? error.reason : undefined;
  return renderFaults.find((known) => known === reason) ?? otherwise;
}
