import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { baseApi, useAppDispatch } from '@oracle-astra/shared/api';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginRequested, useSession } from '@oracle-astra/shared/session';
import { useCommerceGetMeQuery } from '../../api/account';
import type { CheckoutResult, RechargeStatus } from '../../api/orders';
import type { RechargeQuote } from '../../api/payments';
import type { ChosenPack } from '../../api/parse-pack';
import { openCheckout, type PaymentMethod } from '../../components/checkout';
import type { PaymentNote } from './payment-note';
import { useConfirmOrder } from './use-confirm-order';
import { useLate } from './use-late';
import { useOrderStatus } from './use-order-status';
import { useFindOpenOrder } from './use-open-orders';
import { useOrderNotice } from './use-order-notice';
import { usePrepareOrder, type OpenOrder } from './use-prepare-order';

/** `open`: the provider's window is open; `confirming`: the person has paid, and the server has not confirmed it yet. */
type PaymentPhase = 'ready' | 'starting' | 'open' | 'confirming';

export interface Payment {
  phase: PaymentPhase;
  note: PaymentNote | null;
  /** The order after it is paid. */
  paid: RechargeStatus | null;
  /** Whether the confirmation takes longer than usual. */
  isLate: boolean;
  pay: (method: PaymentMethod) => Promise<void>;
}

/** After this time an unconfirmed attempt of an earlier visit can be repeated. */
const unclearMs = 20_000;
const lateMs = 60_000;

/** The phase of the current attempt to pay, and the outcome of the last one. */
function usePaymentAttempt() {
  const [phase, setPhase] = useState<PaymentPhase>('ready');
  const [note, setNote] = useState<PaymentNote | null>(null);
  const isRunning = useRef(false);
  const end = (next: PaymentPhase, why: PaymentNote | null): void => {
    isRunning.current = false;
    setPhase(next);
    setNote(why);
  };
  return {
    ...{ phase, setPhase, note, setNote, end },
    isRunning: () => isRunning.current,
    begin() {
      isRunning.current = true;
      setPhase('starting');
      setNote(null);
    },
    dismiss() {
      isRunning.current = false;
      setPhase((before) => (before === 'open' ? 'ready' : before));
      setNote((before) => before ?? { kind: 'dismissed' });
    },
  };
}

/** A recharge from its order to its receipt. The order's id is stored in the address, so that the payment continues after a reload. */
export function usePayment(pack: ChosenPack, quote: RechargeQuote | undefined, coupon: string | undefined): Payment {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const [query, setQuery] = useSearchParams();
  const { phase, setPhase, note, setNote, isRunning, begin, dismiss, end } = usePaymentAttempt();
  const lastOrder = useRef<OpenOrder | undefined>(undefined);
  const { currentData: me } = useCommerceGetMeQuery(undefined, { skip: !isSignedIn });
  const confirmOrder = useConfirmOrder();
  const { isOnPage, showNotice } = useOrderNotice();
  const prepareOrder = usePrepareOrder(pack, coupon);
  const findOpenOrder = useFindOpenOrder();
  const pace = phase === 'confirming' ? 'confirming' : 'waiting';
  const { status, isLoading } = useOrderStatus(query.get('order') || null, pace, phase === 'starting' || phase === 'open');

  async function confirm(result: CheckoutResult, order: string): Promise<void> {
    setPhase('confirming');
    setNote(null);
    const refused = await confirmOrder(result, order);
    // Without a response, the order is polled until it is settled.
    end(refused ? 'ready' : 'confirming', refused);
  }

  async function pay(method: PaymentMethod): Promise<void> {
    if (isRunning()) return;
    if (!isSignedIn) return void dispatch(loginRequested());
    begin();
    // What the pressed button says; the list of open orders may arrive meanwhile.
    const shown = quote?.amount;
    const before = await findOpenOrder(query.get('order'), lastOrder.current);
    // Another open order comes first; the page shows it.
    const order = before && (await prepareOrder(status ?? before.order, before.amount ?? quote?.amount));
    if (order === null) return end('ready', null);
    if (order === 'priceChanged') return end('ready', { kind: 'priceChanged' });
    if ('wallet' in order) {
      if (!isOnPage()) showNotice('good', t('commerce.payment.paid', { wallet: formatRupees(order.wallet * 100) }), order.order_id);
      return end('ready', { kind: 'credited', ...order });
    }
    lastOrder.current = { order_id: order.orderId, amount: order.amount, state: 'created' };
    if (!isOnPage()) {
      showNotice('warn', t('commerce.checkout.left'), order.orderId);
      return end('ready', null);
    }
    setQuery((before) => ({ ...Object.fromEntries(before), order: order.orderId }), { replace: true, preventScrollReset: true });
    if (order.amount !== shown) {
      // The order of an earlier visit has its own price, which is shown first.
      dispatch(baseApi.util.invalidateTags(['Coupon', 'Transaction']));
      return end('ready', { kind: 'priceChanged' });
    }
    setPhase('open');
    openCheckout({
      key: order.key,
      order_id: order.orderId,
      name: t('commerce.checkout.product'),
      description: t('commerce.payment.purpose'),
      mobile: me?.mobile,
      method,
      onResult: (result) => void confirm(result, order.orderId),
      onFailed: () => end('ready', { kind: 'failed' }),
      onDismissed: dismiss,
    });
  }

  return { ...useShownState(phase, note, status, isLoading), pay };
}

/** The displayed state, from the page's own phase and the state of the order on the server. */
function useShownState(
  phase: PaymentPhase,
  note: PaymentNote | null,
  status: RechargeStatus | undefined,
  isLoading: boolean,
): Omit<Payment, 'pay'> {
  const isUnclear = phase === 'ready' && note === null && (isLoading || status?.state === 'attempted');
  const wasUnclear = useLate(isUnclear, unclearMs);
  const isLate = useLate(phase === 'confirming', lateMs);
  const unconfirmed: PaymentNote | null = status?.state === 'attempted' ? { kind: 'unconfirmed' } : null;
  const lapsed: PaymentNote | null = status?.state === 'expired' ? { kind: 'lapsed' } : null;
  return {
    phase: isUnclear && !wasUnclear ? 'confirming' : phase,
    note: status?.state === 'refunded' ? { kind: 'refunded' } : (note ?? unconfirmed ?? lapsed),
    paid: status?.state === 'paid' ? status : null,
    isLate,
  };
}
