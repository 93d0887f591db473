import { createConfig, type Config } from '../config';
import type { Env } from '../environment';
import { readMode } from '../start/mode';
import { StartError } from '../start/start-error';
import { readBlogUrl } from './blog-url';
import { readCommerceConfig, type CommerceConfig } from './commerce';
import { readModel, type ModelConfig } from './model';
import { readPayments, type PaymentConfig } from './payments';
import { parseProductEnvironment, type ProductEnvironment } from './product-environment';
import { readPush, type PushConfig } from './push';
import { readSiteConfig, type SiteConfig } from './site';

/** The configuration of this site: that of every site, and what its product adds. */
export interface ProductConfig extends Config {
  /** Milliseconds between two chunks of the built-in reader. */
  readerPaceMs: number;
  /** The language model that answers; null for the built-in reader. */
  model: ModelConfig | null;
  /** Prices, packs, plan, GST and seller. */
  commerce: CommerceConfig;
  /** The owner's details about the site. */
  site: SiteConfig;
  /** Address of the WordPress with the posts, without a trailing slash; null for the server's own posts. */
  blogUrl: string | null;
  /** The payment provider; null if payments are disabled. */
  payments: PaymentConfig | null;
  /** Keys for notifications on devices; null without push. */
  push: PushConfig | null;
}

/** The files of the owner, of which production refuses the samples. */
function readOwnerFiles(values: ProductEnvironment, local: boolean): Pick<ProductConfig, 'commerce' | 'site'> {
  const commerce = readCommerceConfig(values.COMMERCE_CONFIG);
  if (!local && commerce.seller.sample)
    throw new StartError('In production COMMERCE_CONFIG must name a file of prices with the details of the real seller.');
  const site = readSiteConfig(values.SITE_CONFIG);
  if (!local && site.sample)
    throw new StartError('In production SITE_CONFIG must name a file with the real details of the site: addresses and grievance officer.');
  return { commerce, site };
}

/**
 * The configuration of this site; `home` is the folder that contains `migrations` and `assets`. Throws a StartError where a variable
 * is missing or invalid.
 */
export function readProductConfig(env: Env, home: string): ProductConfig {
  const values = parseProductEnvironment(env);
  const { local } = readMode(env);
  const payments = readPayments(values, { local });
  const files = readOwnerFiles(values, local);
  const config = createConfig(values, env, home);
  return {
    ...config,
    ...files,
    payments,
    readerPaceMs: values.READER_PACE_MS,
    model: readModel(values),
    blogUrl: readBlogUrl(values.BLOG_URL),
    push: readPush(values, config),
  };
}
