import { renderFailureReasons, type RenderFailureReason } from './rendering';

/** Why a page cannot be rendered on the server. */
export class PageRenderError extends Error {
  override name = 'PageRenderError';

  constructor(
    readonly reason: RenderFailureReason,
    message: string,
  ) {
    super(message);
  }
}

/** The `reason` of an error, or `otherwise`. It does not use instanceof, because another bundle has its own copy of the class. */
export function renderFailureReason(error: unknown, otherwise: RenderFailureReason): RenderFailureReason {
  const reason = typeof error === 'object' && error !== null && 'reason' in error ? error.reason : undefined;
  return renderFailureReasons.find((each) => each === reason) ?? otherwise;
}
