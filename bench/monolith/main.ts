import { initModules } from '../../shell/src/app/init-modules';
import { startupModules } from '../../shell/src/startup-modules';

void initModules(startupModules).then(() => import(/* webpackMode: "eager" */ './start-monolith'));
