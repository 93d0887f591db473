import { start } from './app/start';
import { createFederatedRemotes } from './composition/federated-remotes';
import { readComposition } from './composition/read-composition';

/** Starts the page with the remotes of the composition that is embedded in the document. */
export const startFederated = (): void => start(createFederatedRemotes(readComposition(document)));
