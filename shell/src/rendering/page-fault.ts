import type { RenderFault } from '@oracle-astra/shared/contract';

/** Why a page cannot be rendered on the server. */
export class PageFault extends Error {
  override name = 'PageFault';

  constructor(readonly reason: RenderFault, message: string) {
    super(message);
  }
}
