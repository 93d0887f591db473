import { buildApp } from './app';
import { prepareReader } from './astrologers';
import type { Env } from './config/environment';
import type { PaymentConfig } from './config/product/payments';
import { readProductConfig, type ProductConfig } from './config/product/product-config';
import { toSiteDetails } from './config/product/site';
import { startSite, type RunningSite } from './frame/start-site';
import { startLocalGateway, type RunningGateway } from './local-gateway/start-local-gateway';
import { createLedger } from './modules/ledger/service';
import { loadSamples } from './sample/load';
import { createSitemapPaths } from './sitemap-paths';

export type RunningServer = RunningSite<ProductConfig>;

/** Every origin that the provider's script and window come from. */
const listPaymentOrigins = (payments: PaymentConfig | null): string[] =>
  payments === null ? [] : [...new Set([new URL(payments.checkoutUrl).origin, ...payments.windowOrigins])];

interface StartOptions {
  /** The program of the local payment gateway, which local mode starts without keys; without it payments are disabled. */
  localGateway?: string;
}

/** Starts the local gateway, only in local mode without keys. */
async function openGateway(config: ProductConfig, script: string | undefined): Promise<RunningGateway | null> {
  if (config.payments !== null || !config.local || script === undefined) return null;
  return startLocalGateway(script, config);
}

/**
 * Opens everything that `env` configures and listens; `homeDir` is the folder that contains `migrations`. Throws a StartError,
 * whose message is for the person at the terminal, if it cannot start.
 */
export async function startServer(env: Env, homeDir: string, { localGateway }: StartOptions = {}): Promise<RunningServer> {
  const configured = readProductConfig(env, homeDir);
  const gateway = await openGateway(configured, localGateway);
  const config = gateway === null ? configured : { ...configured, payments: gateway.config };
  return startSite(
    {
      config,
      site: {
        details: toSiteDetails(config.site, config.commerce.seller),
        listExtraPaths: createSitemapPaths(config),
        paymentOrigins: listPaymentOrigins(config.payments),
      },
      async fill({ db, clock }) {
        if (config.local) await loadSamples({ db, ledger: createLedger({ clock }), clock });
      },
      async build(deps) {
        const app = await buildApp(deps);
        prepareReader();
        return app;
      },
      onListening: (url) => gateway?.connect(url),
      close: () => gateway?.close(),
    },
    { env, homeDir },
  );
}
