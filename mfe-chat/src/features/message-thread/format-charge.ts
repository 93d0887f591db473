import type { Charge } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import type { Translate } from '@oracle-astra/shared/i18n';
import { formatWalletBalance } from '../../components/chat-credit';

/** The remaining questions and rupees after a reply; undefined if unknown. */
interface Rest {
  left?: number | undefined;
  balance?: number | undefined;
}

/** Formats the charge of a reply, with the remaining balance if it is known. */
export function formatCharge({ by, amount }: Charge, { left, balance }: Rest, t: Translate): string {
  if (by === 'wallet') {
    const charge = t('chat.charge.wallet', { amount: formatRupees(Math.round(amount * 100)) });
    return balance === undefined ? charge : t('chat.charge.withRest', { charge, rest: formatWalletBalance(balance) });
  }
  const charge = by === 'subscription' ? t('chat.charge.subscription') : t('chat.charge.free');
  return left === undefined ? charge : t('chat.charge.withRest', { charge, rest: left });
}
