import type { Astrologer } from './astrologers';
import type { ProductConfig } from './config/product/product-config';
import type { FrameDeps } from './frame/frame-deps';
import type { PaymentGateway } from './modules/payments/provider/gateway';
import type { SendPush } from './modules/push/sender';

/** The dependencies of this site's server; tests pass their own. */
export interface ServerDeps extends FrameDeps {
  config: ProductConfig;
  /** Answers questions; the built-in reader by default. */
  astrologer?: Astrologer;
  /** The payment provider; that of the configuration by default. */
  gateway?: PaymentGateway;
  /** Pushes a notification to a browser; by default with the Web Push protocol. */
  sendPush?: SendPush;
}
