import type { EncryptionConfig } from '../../db/encryption/open-encryption';
import type { Environment } from '../environment';
import { StartError } from '../start/start-error';
import { checkSecrets, readSecrets, type Secrets } from './secret';

/** The secrets that encrypt the keys of personal data. Throws a StartError. */
export function readDataSecrets(
  { DATA_KEY: value, DATA_ENCRYPTION: encryptsData, HASH_SECRET: hash }: Pick<Environment, 'DATA_KEY' | 'DATA_ENCRYPTION' | 'HASH_SECRET'>,
  mode: { local: boolean },
): Pick<EncryptionConfig, 'dataSecrets' | 'encryptsData'> {
  if (value === undefined && encryptsData)
    throw new StartError('With DATA_ENCRYPTION=on DATA_KEY must be set. Make one by: openssl rand -base64 32');
  if (encryptsData && hash === undefined && !mode.local)
    throw new StartError(
      'With DATA_ENCRYPTION=on set HASH_SECRET to the JWT_SECRET that hashes were made with: accounts are found by it, and would be lost with another JWT_SECRET.',
    );
  return { dataSecrets: value === undefined ? null : { list: checkSecrets('DATA_KEY', value, mode) }, encryptsData };
}

/** All secrets that the server itself makes up. */
export type Keys = Secrets & EncryptionConfig;

export const readKeys = (values: Environment, mode: { local: boolean; dataDir: string }): Keys => ({
  ...readSecrets(values, mode),
  ...readDataSecrets(values, mode),
});
