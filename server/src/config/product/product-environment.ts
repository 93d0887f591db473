import { createEnvironmentReader } from '../environment';
import { providerVariables } from './provider-variables';

export const parseProductEnvironment = createEnvironmentReader(providerVariables);

export type ProductEnvironment = ReturnType<typeof parseProductEnvironment>;
