import { start } from '../../shell/src/app/start';
import { monolithRemotes } from './monolith-remotes';

start(monolithRemotes);
