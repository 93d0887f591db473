import { start } from './app/start';
import { federatedRemotes } from './composition/federated-remotes';
import { provideStandIn } from './composition/first-page';
import { readComposition } from './composition/read-composition';

provideStandIn();
start(federatedRemotes(readComposition(document)));
