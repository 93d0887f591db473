import { questionPricePaise } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { formatWalletBalance, type ChatCredit } from '../../components/chat-credit';

const price = formatRupees(questionPricePaise);

const canPayFromWallet = ({ balance }: ChatCredit) => Math.round(balance * 100) >= questionPricePaise;

/** Whether the countdown of the specification runs. */
export const isTimed = ({ questionsLeft, balance }: ChatCredit) => questionsLeft <= 0 && balance > 1;

export const isOutOfCredit = (credit: ChatCredit) => credit.questionsLeft <= 0 && !canPayFromWallet(credit);

/** Formats the cost of the next question, shown before it is sent. */
export function formatQuestionCost(credit: ChatCredit, isSubscribed: boolean): string {
  const { questionsLeft: left } = credit;
  if (left > 0 && isSubscribed) return `Covered by your subscription. ${left} ${left === 1 ? 'question' : 'questions'} left.`;
  if (left === 1) return `Your last free question. Then ${price} each from your wallet.`;
  if (left > 1) return `Free. ${left} free questions left, then ${price} each from your wallet.`;
  if (canPayFromWallet(credit)) return `This question takes ${price} from your wallet, which has ${formatWalletBalance(credit.balance)}.`;
  return `No question left, and less than ${price} in your wallet.`;
}
