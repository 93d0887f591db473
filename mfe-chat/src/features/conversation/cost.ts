import { questionPricePaise, type Charge } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';

/** What a person has to ask with: questions, rupees in the wallet, seconds that the wallet keeps the chat open. */
export interface Tally {
  questionsLeft: number;
  balance: number;
  secondsLeft: number;
}

const price = formatRupees(questionPricePaise);

/** Rupees of the wallet, with paise: 24 is '₹24.00'. */
export const walletText = (rupees: number) => formatRupees(Math.round(rupees * 100), { paise: true });

const canPayOne = ({ balance }: Tally) => Math.round(balance * 100) >= questionPricePaise;

/** Whether the countdown of the specification runs. */
export const isOnTheClock = ({ questionsLeft, balance }: Tally) => questionsLeft <= 0 && balance > 1;

export const isOutOfMeans = (tally: Tally) => tally.questionsLeft <= 0 && !canPayOne(tally);

/** What the next question costs, said before it is sent. */
export function costLine(tally: Tally, subscribed: boolean): string {
  const { questionsLeft: left } = tally;
  if (left > 0 && subscribed) return `Covered by your subscription. ${left} ${left === 1 ? 'question' : 'questions'} left.`;
  if (left === 1) return `Your last free question. Then ${price} each from your wallet.`;
  if (left > 1) return `Free. ${left} free questions left, then ${price} each from your wallet.`;
  if (canPayOne(tally)) return `This question takes ${price} from your wallet, which has ${walletText(tally.balance)}.`;
  return `No question left, and less than ${price} in your wallet.`;
}

/** What an answer cost, said under it; `left` and `balance` where they are known. */
export function chargeLine({ by, amount }: Charge, left?: number, balance?: number): string {
  const rest = left === undefined ? '' : `, ${left} left`;
  if (by === 'subscription') return `1 question of your subscription used${rest}`;
  if (by === 'questions') return `1 free question used${rest}`;
  const taken = `${formatRupees(Math.round(amount * 100))} taken from your wallet`;
  return balance === undefined ? taken : `${taken}, ${walletText(balance)} left`;
}
