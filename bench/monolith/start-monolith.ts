import { splitLocale } from '@oracle-astra/shared/contract';
import { start } from '../../shell/src/app/start';
import { createMonolithRemotes } from './monolith-remotes';

start(createMonolithRemotes(splitLocale(location.pathname).locale));
