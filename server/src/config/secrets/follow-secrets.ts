import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { idOfSecret, type SigningSecrets } from '../../modules/session/keyed-hash';
import type { Config } from '../config';
import { parseEnvironment, type Env } from '../environment';
import { StartError } from '../start/start-error';
import { readDataSecrets } from './data-secrets';
import { readSecrets } from './secret';

type SecretConfig = Pick<Config, 'jwtSecrets' | 'linkSecrets' | 'hashSecret' | 'dataSecrets'>;

/** Secrets of which several are valid, by variable. */
export type SecretLists = Readonly<Record<string, SigningSecrets | null | undefined>>;

/** The secrets that a product adds: those in use, whose lists are replaced, and those of the files as they are now. */
export interface ProductSecrets {
  inUse: SecretLists;
  read: (env: Env) => SecretLists;
}

const listSecrets = ({ jwtSecrets, linkSecrets, dataSecrets }: SecretConfig): SecretLists => ({
  JWT_SECRET: jwtSecrets,
  LINK_SECRET: linkSecrets,
  DATA_KEY: dataSecrets,
});

const secretFiles = ['JWT_SECRET', 'JWT_SECRET_PREVIOUS', 'LINK_SECRET', 'HASH_SECRET', 'DATA_KEY'];

interface FollowDeps {
  env: Env;
  config: SecretConfig & Pick<Config, 'local' | 'dataDir'>;
  log: FastifyBaseLogger;
  /** By default none. */
  secrets?: ProductSecrets | undefined;
}

function readAgain({ env, config, secrets: ofProduct }: Pick<FollowDeps, 'env' | 'config' | 'secrets'>): SecretLists {
  const values = parseEnvironment(env);
  const secrets = readSecrets(values, config);
  if (secrets.hashSecret !== config.hashSecret) throw new StartError('HASH_SECRET has to stay: known numbers would count as new.');
  const { dataSecrets } = readDataSecrets(values, config);
  return { ...listSecrets({ ...secrets, dataSecrets }), ...ofProduct?.read(env) };
}

function replaceList(secrets: { list: SigningSecrets['list'] }, list: SigningSecrets['list']): void {
  secrets.list = list;
}

/** Reads the files of secrets again; where one cannot be used, all secrets stay as they are. */
export function createSecretReader({ env, config, log, secrets: ofProduct }: FollowDeps): () => void {
  let lastRefusal: string | null = null;
  return () => {
    try {
      const next = readAgain({ env, config, secrets: ofProduct });
      for (const [name, secrets] of Object.entries({ ...listSecrets(config), ...ofProduct?.inUse })) {
        const list = next[name]?.list;
        if (!secrets || list === undefined || list.join('\n') === secrets.list.join('\n')) continue;
        replaceList(secrets, list);
        log.info({ secret: name, keys: list.map(idOfSecret) }, 'a secret was changed');
      }
      lastRefusal = null;
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      if (error.message !== lastRefusal) log.error({ reason: error.message }, 'the files of secrets cannot be used; the last secrets stay');
      lastRefusal = error.message;
    }
  };
}

const everyMs = 5000;

/** Follows changes of the files of secrets, so that none needs a restart. */
export function followSecrets(
  app: FastifyInstance,
  { env = {}, ...deps }: Omit<FollowDeps, 'env'> & Partial<Pick<FollowDeps, 'env'>>,
): void {
  if (![...secretFiles, ...Object.keys(deps.secrets?.inUse ?? {})].some((name) => env[`${name}_FILE`] !== undefined)) return;
  const timer = setInterval(createSecretReader({ ...deps, env }), everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** The ids of the keys that this process knows, by which an operator sees that every process has read a change. */
export function addSecretMetrics(app: FastifyInstance, config: SecretConfig, ofProduct: SecretLists = {}): void {
  new Gauge({
    name: 'secret_key_info',
    help: 'The keys of this process by their ids; 1 signs, 0 is accepted.',
    labelNames: ['secret', 'key'],
    registers: [app.metrics],
    collect() {
      this.reset();
      for (const [secret, keys] of Object.entries({
        ...listSecrets(config),
        ...ofProduct,
        HASH_SECRET: { list: [config.hashSecret] as const },
      }))
        keys?.list.forEach((key, at) => this.set({ secret, key: idOfSecret(key) }, at === 0 ? 1 : 0));
    },
  });
}
