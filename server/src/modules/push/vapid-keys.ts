import { createECDH } from 'node:crypto';
import { idOfSecret, type SigningSecrets } from '../session/keyed-hash';

/** A pair of VAPID keys in base64url. `id` is that of its private key in log and metrics. */
export interface VapidPair {
  id: string;
  publicKey: string;
  privateKey: string;
}

/** Throws if it is no private key. */
export function toVapidPair(privateKey: string): VapidPair {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey, 'base64url');
  return { id: idOfSecret(privateKey), publicKey: ecdh.getPublicKey('base64url'), privateKey };
}

/** The pairs of a list that is replaced while the server runs: browsers subscribe with the first one, and each is sent to with its own. */
export function createVapidKeys(secrets: SigningSecrets) {
  let list: SigningSecrets['list'] | null = null;
  let pairs: VapidPair[] = [];
  const readPairs = (): VapidPair[] => {
    if (list !== secrets.list) {
      list = secrets.list;
      pairs = list.map(toVapidPair);
    }
    return pairs;
  };

  return {
    get current(): VapidPair {
      return readPairs()[0] as VapidPair;
    },

    /** The pair of a subscription; all of them, the last first, for one of an earlier release, which has no id. */
    find: (id: string | null): VapidPair[] =>
      readPairs()
        .filter((pair) => id === null || pair.id === id)
        .reverse(),

    /** The id of a pair by its public half. */
    findId: (publicKey: string): string | undefined => readPairs().find((pair) => pair.publicKey === publicKey.replaceAll('=', ''))?.id,
  };
}

export type VapidKeys = ReturnType<typeof createVapidKeys>;
