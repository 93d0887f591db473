import type { ProductSecrets, SecretLists } from '../secrets/follow-secrets';
import { readModel } from './model';
import { readPayments } from './payments';
import type { ProductConfig } from './product-config';
import { readPush } from './push';
import { parseProductEnvironment } from './product-environment';

type SecretConfig = Pick<ProductConfig, 'payments' | 'model' | 'push'>;

const listSecrets = ({ payments, model, push }: SecretConfig): SecretLists => ({
  RAZORPAY_WEBHOOK_SECRET: payments?.webhookSecrets,
  MODEL_API_KEY: model?.apiKeys,
  VAPID_PRIVATE_KEY: push?.secrets,
});

/** The secrets of the payment provider, of the language model and of push messages. */
export const createProductSecrets = (config: SecretConfig & Pick<ProductConfig, 'local' | 'dataDir' | 'publicUrl'>): ProductSecrets => ({
  inUse: listSecrets(config),
  read(env) {
    const values = parseProductEnvironment(env);
    return listSecrets({ payments: readPayments(values, config), model: readModel(values), push: readPush(values, config) });
  },
});
