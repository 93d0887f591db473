import { start } from './app/start';
import { federatedRemotes } from './composition/federated-remotes';
import { readComposition } from './composition/read-composition';

/** Starts the page with the remotes of the composition that its document names. */
export const startFederated = (): void => start(federatedRemotes(readComposition(document)));
