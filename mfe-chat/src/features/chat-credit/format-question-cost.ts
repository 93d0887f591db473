import { questionPricePaise } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import type { Translate } from '@oracle-astra/shared/i18n';
import { canPayFromWallet, formatWalletBalance, type ChatCredit } from '../../components/chat-credit';

const price = formatRupees(questionPricePaise);

/** Whether the countdown of the specification is running. */
export const isTimed = ({ questionsLeft, balance }: ChatCredit) => questionsLeft <= 0 && balance > 1;

/** Formats the cost of the next question, shown before it is sent. */
export function formatQuestionCost(credit: ChatCredit, isSubscribed: boolean, t: Translate): string {
  const { questionsLeft: count, balance } = credit;
  if (count > 0 && isSubscribed) return t('chat.cost.subscription', { count });
  if (count === 1) return t('chat.cost.lastFree', { price });
  if (count > 1) return t('chat.cost.free', { count, price });
  if (canPayFromWallet(credit)) return t('chat.cost.wallet', { price, balance: formatWalletBalance(balance) });
  return t('chat.cost.none', { price });
}
