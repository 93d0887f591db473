import { shortVowels } from '../question/question-text';
import type { Context } from './context';
import type { Judgement } from './judgement';

const [farMs, tooFarMs] = [400 * 86_400_000, 800 * 86_400_000];
const atOnce = / (?:agree|reply|call|message|text|send|sign|accept|refuse|apologi[sz]e|forgive|block|unblock|talk|speak|meet|confront|complain|ask (?:him|her|them|my|for)|apply|offer|put (?:a|an|up)|trust|invite|gift|let (?:him|her|them|my)|till then|for now|meanwhile|tab tak|abhi|bol (?:du|dun)|bolu|phone kar\w*|bhej\w*|mafi|maf kar\w*|tohfa|bula (?:lu|lun)|bulau|shikayat|mana kar\w*|manau|band rakh\w*|baat kar\w*) /u;

/** What one decides about now is not told a day years away, where no time was named. */
export const withoutFar = ({ read, now }: Context, judgement: Judgement): Judgement =>
  read.horizon === null && judgement.window !== null && judgement.window.start - now > (atOnce.test(shortVowels(read.text)) ? farMs : tooFarMs) ? { ...judgement, window: null } : judgement;
