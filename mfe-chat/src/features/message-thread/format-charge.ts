import type { Charge } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { formatWalletBalance } from '../../components/chat-credit';

/** Formats the charge of a reply. `left` (questions) and `balance` (rupees) are omitted from the text where undefined. */
export type FormatCharge = (charge: Charge, left?: number, balance?: number) => string;

export const formatCharge: FormatCharge = ({ by, amount }, left, balance) => {
  const rest = left === undefined ? '' : `, ${left} left`;
  if (by === 'subscription') return `1 question of your subscription used${rest}`;
  if (by === 'questions') return `1 free question used${rest}`;
  const taken = `${formatRupees(Math.round(amount * 100))} taken from your wallet`;
  return balance === undefined ? taken : `${taken}, ${formatWalletBalance(balance)} left`;
};

export const formatChargeHindi: FormatCharge = ({ by, amount }, left) => {
  const rest = left === undefined ? '' : `, ${left} बाकी`;
  if (by === 'subscription') return `सदस्यता का 1 प्रश्न लगा${rest}`;
  if (by === 'questions') return `1 मुफ़्त प्रश्न लगा${rest}`;
  return `वॉलेट से ${formatRupees(Math.round(amount * 100))} लगे`;
};
