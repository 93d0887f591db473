import { hindiSpan } from '../words/hindi-book';
import { isBrief, type LeadInput } from '../words/book';
import type { Parts } from '../words/speaker';
import type { HindiEcho } from './hindi-clause';

const span = ({ window, voice }: LeadInput): string => (window ? hindiSpan(window, voice) : '');
const till = ({ window, voice }: LeadInput): string => (window ? hindiSpan({ start: window.end, end: window.end }, voice).replace(/^.* से /u, '') : '');
const within = (input: LeadInput): string => (input.voice === 'Oracle' ? `${span(input)} में` : `${span(input)} के बीच`);
const joined = (...parts: readonly string[]): string => parts.filter((each) => each !== '').join(' ');

/** Whether it comes, said of the asked thing itself; a clause about what is now has no "wish", and nothing is said against it. */
export function sayYesNo(echo: HindiEcho, input: LeadInput): Parts | null {
  const { level, horizon, isInside, isNow, window } = input;
  const it = joined(echo.before, echo.after);
  const wish = echo.isWish;
  if (!wish && (level === 'slow' || horizon !== null || input.stronger)) return null;
  if (horizon && isBrief(input))
    return { yes: [[horizon.unit === 'day' ? 'हाँ, दिन आपके साथ है' : 'हाँ, समय आपके साथ है', 'हाँ, योग अच्छे हैं'], [`: ${it}, इसके लिए ${horizon.hindi} समय अच्छा है।`]], careful: [['मौका खुला है', 'हो सकता है, मेहनत से'], `: ${it}, इसके लिए ${horizon.hindi} समय ठीक है।`], slow: [['आसान नहीं', 'मुश्किल है'], `: ${it}, इसके लिए ${horizon.hindi} समय कमज़ोर है`, [', दूसरी तैयारी भी रखिए।', ', पूरी तैयारी से जाइए।']] }[level];
  if (horizon && !isInside) return [[`${horizon.hindi} मुश्किल है`, `नहीं, ${horizon.hindi} नहीं`], `: ${it}, इसके लिए बेहतर समय ${window ? span(input) : 'आगे'} है।`];
  if (!window) return level === 'slow' ? [['जल्दी नहीं', 'आसानी से नहीं'], `: ${it}, इसके योग अभी साफ़ नहीं हैं।`] : [['हाँ, पर समय लगेगा', 'हाँ, धीरे-धीरे'], `: ${it}, इसके योग हैं।`];
  if (input.stronger) return [['हो सकता है', 'मौका है'], `: ${it}, इसके लिए ${span(input)} ठीक है, और ${hindiSpan(input.stronger, input.voice)} उससे बेहतर।`];
  if (level === 'slow') return [['आसानी से नहीं', 'जल्दी नहीं', 'मेहनत के बिना नहीं'], `: ${it}, इसके लिए `, isNow ? `सबसे अच्छा मौका अभी ${till(input)} तक है।` : [`सबसे अच्छा मौका ${span(input)} है।`, `बेहतर समय ${span(input)} है।`]];
  if (!wish && level === 'careful') return [['हाँ, पर सब्र के साथ', 'हाँ, थोड़ी मेहनत से'], `: ${it}; `, ['सबसे अच्छा समय ', 'सही समय '], `${span(input)} है।`];
  if (level === 'careful') return [['हाँ, पर धीरे-धीरे', 'हाँ, सब्र के साथ', 'हाँ, थोड़ी मेहनत से'], `: ${it}, इसके लिए `, ['सबसे अच्छा समय ', 'सही समय '], `${span(input)} है।`];
  return wish ? [['हाँ, योग हैं कि ', 'हाँ, उम्मीद अच्छी है कि '], it, [`, और समय ${span(input)} का है।`, `; सबसे अच्छा समय ${span(input)} है।`]] : [['हाँ, ', 'हाँ, कुंडली साथ देती है: '], it, [`; सबसे अच्छा समय ${span(input)} है।`, `, और समय ${span(input)} का है।`]];
}

/** When it comes: the time stands where the question has "kab". */
export function sayWhen(echo: HindiEcho, input: LeadInput): Parts {
  const { horizon, isInside, isNow, window } = input;
  if (!window) return [`${joined(echo.before, echo.after)}, `, ['इसकी कोई साफ़ तारीख अभी नहीं दिखती।', 'इसका समय अभी साफ़ नहीं दिखता।']];
  const start = horizon && !isInside ? `${horizon.hindi} नहीं; ` : '';
  const time = echo.kind === 'till' || isNow ? `${till(input)} तक` : within(input);
  return [start, ['योग हैं कि ', 'उम्मीद है कि ', 'आसार हैं कि '], joined(echo.before, time, echo.after), '।'];
}

/** Whether one should. */
export function sayDecision(echo: HindiEcho, input: LeadInput, isSoon: boolean): Parts {
  const it = joined(echo.before, echo.after);
  const { level, window, horizon, isInside } = input;
  const at = horizon && !horizon.isPast ? horizon.hindi : '';
  if (level === 'slow' && at !== '') return [[`${at} नहीं`, `${at} रुकिए`], `: ${it}, इसके लिए `, window && !isInside ? `बेहतर समय ${span(input)} है।` : ['कुंडली का साथ अभी कम है।', 'समय अभी कमज़ोर है।']];
  if (level === 'slow') return [['अभी रुकिए', 'अभी नहीं', 'थोड़ा ठहरिए'], `: ${it}, इसके लिए `, window && !isSoon ? `बेहतर समय ${span(input)} है।` : ['कुंडली का साथ अभी कम है।', 'समय अभी कमज़ोर है।']];
  if (at !== '' && !isInside) return [[`${at} नहीं, थोड़ा रुककर`, `${at} के बजाय बाद में`], `: ${it}, इसके लिए अच्छा समय ${span(input)} है।`];
  if (at !== '') return [level === 'yes' ? [`हाँ, ${at}`, `हाँ, ${at} ठीक है`] : [`हाँ, ${at}, तैयारी के साथ`, `${at} हाँ की ओर झुकाव है`], `: ${it}`, window && horizon?.unit !== 'day' ? `, सबसे अच्छे दिन ${span(input)}।` : '।'];
  if (!isSoon && window) return [['हाँ, पर थोड़ा रुककर', 'हाँ, पर अभी नहीं'], `: ${it}, इसके लिए `, ['अच्छा समय ', 'सही समय '], `${span(input)} है।`];
  return level === 'yes' ? [['हाँ', 'हाँ, आगे बढ़िए'], `: ${it}, `, ['कुंडली इसका साथ देती है।', 'इसके लिए समय अच्छा है।']] : [['हाँ, पर तैयारी के साथ', 'हाँ की ओर झुकाव है'], `: ${it}, `, ['पर सोच-समझकर।', 'पर एक-एक कदम।']];
}

const manners = {
  yes: { a: 'अच्छा', i: 'अच्छी', e: 'अच्छे' },
  careful: { a: 'मिला-जुला, पर संभलने वाला', i: 'मिली-जुली, पर संभलने वाली', e: 'मिले-जुले, पर संभलने वाले' },
  slow: { a: 'थोड़ा धीमा और मेहनत वाला', i: 'थोड़ी धीमी और मेहनत वाली', e: 'थोड़े धीमे और मेहनत वाले' },
} as const;

/** How it goes: the answer stands where the question has "kaisa". */
export function sayHow(echo: HindiEcho, input: LeadInput): Parts {
  const { window, level, horizon } = input;
  return [joined(horizon && !horizon.isPast ? horizon.hindi : '', echo.before, manners[level][echo.ending ?? 'a'], echo.after), window && !horizon ? [`; सबसे अच्छा समय ${span(input)} है।`, `, सबसे उजला समय ${span(input)} है।`] : '।'];
}

/** Why it is so: "isliye" stands where the question has "kyon". */
export const sayWhy = (echo: HindiEcho, reason: string): Parts => [joined(echo.before.replace(/,$/u, ''), echo.after === '' ? '' : 'इसलिए', echo.after), ['; असल वजह है ', '; सबसे बड़ी वजह है '], reason, '।'];
