import { renderFailureReasons, type RenderFailureReason } from './rendering';

/** Why a page cannot be rendered on the server. */
export class PageRenderError extends Error {
  override name = 'PageFault';

  constructor(readonly reason: RenderFailureReason, message: string) {
    super(message);
  }
}

/** The reason that an error carries, or `otherwise`. The error may come from another bundle, whose PageFault is another class. */
export function renderFailureReason(error: unknown, otherwise: RenderFailureReason): RenderFailureReason {
  const reason = typeof error === 'object' && error !== null && 'reason' in error ? error.reason : undefined;
  return renderFailureReasons.find((known) => known === reason) ?? otherwise;
}
