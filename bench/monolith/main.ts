import { startInSteps } from '../../shell/src/app/in-steps';
import { packages } from '../../shell/src/packages';

void startInSteps(packages).then(() => import(/* webpackMode: "eager" */ './start-monolith'));
