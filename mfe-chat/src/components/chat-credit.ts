import { questionPricePaise } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';

/** The person's means to ask: questions, rupees in the wallet, and the seconds for which the wallet keeps the chat open. */
export interface ChatCredit {
  questionsLeft: number;
  balance: number;
  secondsLeft: number;
}

/** Formats rupees with paise: 24 is '₹24.00'. */
export const formatWalletBalance = (rupees: number) => formatRupees(Math.round(rupees * 100), { paise: true });

export const canPayFromWallet = ({ balance }: ChatCredit) => Math.round(balance * 100) >= questionPricePaise;

export const isOutOfCredit = (credit: ChatCredit) => credit.questionsLeft <= 0 && !canPayFromWallet(credit);
