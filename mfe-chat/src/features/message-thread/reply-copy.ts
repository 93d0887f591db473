import type { TextLang } from '../../components/get-text-lang';
import { formatCharge, formatChargeHindi, type FormatCharge } from './format-charge';

interface ReplyCopy {
  sources: string;
  copy: string;
  copied: string;
  askAgain: string;
  formatCharge: FormatCharge;
}

/** The labels around a reply, in the language of the reply. */
export const replyCopy: Record<TextLang, ReplyCopy> = {
  en: { sources: 'Why this answer', copy: 'Copy the answer', copied: 'Copied', askAgain: 'Ask again', formatCharge },
  hi: { sources: 'यह उत्तर क्यों', copy: 'उत्तर कॉपी करें', copied: 'कॉपी हो गया', askAgain: 'फिर पूछें', formatCharge: formatChargeHindi },
};
