import type { ProductSecrets, SecretLists } from '../secrets/follow-secrets';
import { readModel } from './model';
import { readPayments } from './payments';
import type { ProductConfig } from './product-config';
import { parseProductEnvironment } from './product-environment';

type SecretConfig = Pick<ProductConfig, 'payments' | 'model'>;

const listSecrets = ({ payments, model }: SecretConfig): SecretLists => ({
  RAZORPAY_WEBHOOK_SECRET: payments?.webhookSecrets,
  MODEL_API_KEY: model?.apiKeys,
});

/** The secrets of the payment provider and of the language model. */
export const createProductSecrets = (config: SecretConfig & Pick<ProductConfig, 'local'>): ProductSecrets => ({
  inUse: listSecrets(config),
  read(env) {
    const values = parseProductEnvironment(env);
    return listSecrets({ payments: readPayments(values, config), model: readModel(values) });
  },
});
