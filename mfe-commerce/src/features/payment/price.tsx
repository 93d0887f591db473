import { formatError } from '@oracle-astra/shared/api';
import { RetryLine } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import type { RechargeQuote } from '../../api/payments';
import { CouponForm } from './coupon-form';
import { OrderSummary } from './order-summary';
import type { Payment } from './use-payment';
import type { Quote } from './use-quote';

interface PriceProps {
  quote: RechargeQuote;
  /** The state of the price of today. */
  today: Quote;
  /** Whether the price is that of an order that was begun, and not the one of today. */
  isBegun: boolean;
  phase: Payment['phase'];
}

/** The price line by line, with its coupon until the payment is confirmed. */
export function Price({ quote, today, isBegun, phase }: PriceProps) {
  const t = useTranslations();
  const { coupon, couponError, checkAgain, isFetching, retry } = today;
  const error = isBegun ? undefined : today.error;
  return (
    <div className="stack-6">
      <OrderSummary quote={quote} />
      {error !== undefined && <RetryLine message={formatError(error, t)} busy={isFetching} onRetry={retry} />}
      {phase !== 'confirming' && (
        <CouponForm
          applied={coupon}
          refusal={couponError}
          isUnknown={error !== undefined}
          disabled={phase !== 'ready'}
          onCheckAgain={checkAgain}
        />
      )}
    </div>
  );
}
