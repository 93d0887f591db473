import type { Charge } from '@oracle-astra/shared/contract';
import { formatRupees, detectLanguage } from '@oracle-astra/shared/format';
import { chargeLine } from './cost';

export type ReplyLang = 'en' | 'hi';

/** The language of a text in a page that may be in another one. */
export const langOf = (text: string): ReplyLang => detectLanguage(text) ?? 'en';

interface ReplyWords {
  why: string;
  copy: string;
  copied: string;
  again: string;
  charged: (charge: Charge, left?: number, balance?: number) => string;
}

function chargeLineHindi({ by, amount }: Charge, left?: number): string {
  const rest = left === undefined ? '' : `, ${left} बाकी`;
  if (by === 'subscription') return `सदस्यता का 1 प्रश्न लगा${rest}`;
  if (by === 'questions') return `1 मुफ़्त प्रश्न लगा${rest}`;
  return `वॉलेट से ${formatRupees(Math.round(amount * 100))} लगे`;
}

/** What stands around an answer, in the answer's own language. */
export const replyWords: Record<ReplyLang, ReplyWords> = {
  en: { why: 'Why this answer', copy: 'Copy the answer', copied: 'Copied', again: 'Ask again', charged: chargeLine },
  hi: { why: 'यह उत्तर क्यों', copy: 'उत्तर कॉपी करें', copied: 'कॉपी हो गया', again: 'फिर पूछें', charged: chargeLineHindi },
};
