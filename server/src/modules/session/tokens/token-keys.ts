import { createSecretKey } from 'node:crypto';
import { idOfSecret, type SigningSecrets } from '../keyed-hash';

/** The id of a key is in the header of its tokens. */
const createKey = (secret: string) => ({ kid: idOfSecret(secret), key: createSecretKey(secret, 'utf8') });
export type Key = ReturnType<typeof createKey>;

/** The key objects are created once for each list of secrets and not for every token. */
export function createKeys(secrets: SigningSecrets): () => [current: Key, ...others: Key[]] {
  const create = ([current, ...others]: SigningSecrets['list']): [Key, ...Key[]] => [createKey(current), ...others.map(createKey)];
  let [list, keys] = [secrets.list, create(secrets.list)];
  return () => {
    if (secrets.list !== list) [list, keys] = [secrets.list, create(secrets.list)];
    return keys;
  };
}
