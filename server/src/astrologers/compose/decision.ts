import { shortVowels } from '../question/question-text';
import { englishAbout } from '../words/english-leads';
import { hindiAbout } from '../words/hindi-leads';
import type { Context } from './context';
import type { Judgement } from './judgement';

const dayMs = 86_400_000;
const soonDays = 45;

const should = / (?:yes or no|ha+n? ya nahi|kar (?:de|dein|den|le|lein|len) kya|should (?:i|we|he|she|my)|shall (?:i|we)|can i|is it (?:ok|okay|good|wise|right|fine|safe|worth) to|worth|better to|advisable|chahiye|chahie|sahi rahega|thik rahega|theek rahega|achha rahega|acha rahega|accha rahega|sahi hoga|thik hoga|ya nahi|ya nahin|ya nai|ya rehne du|kya (?:\w+ ){1,6}(?:lu|lun|du|dun|karu|karun|karoon|kar lu|kar lun|kar du|jau|jaun|rakhu|chhod du|chod du|bech du|le lu|le lun)) | (?:\w*(?:ar|ech|od|ol|al|eed|id|un|ej|an) )?(?:lu|lun|loon|du|dun|doon|karu|karun|karoon|jau|jaun|rakhu|bechu|chhodu|kharidu|badlu|chunu) (?:kya |na |ji |ya )?$/u;

/** "Should I …?": a decision is asked for, and not whether something comes. */
export const asksDecision = ({ read }: Context): boolean => read.kind === 'yesNo' && should.test(shortVowels(read.text));

/** A leaning, yes, wait or rather not, with its time; the grounds follow it. */
export function composeDecision(context: Context, judgement: Judgement): string {
  const { say, book, question, read, now } = context;
  const { level, window, matter, isInside } = judgement;
  const kin = read.kin?.id ?? null;
  const [m, hi] = [englishAbout(matter.id, kin), hindiAbout(matter.id, kin)];
  const span = window ? book.span(window, question.astrologer) : null;
  const { horizon } = read;
  const at = horizon && !horizon.isPast ? horizon : null;
  if (at) return sayAt(context, judgement, m, hi);
  const isSoon = window !== null && window.start - now < soonDays * dayMs && isInside;
  return level === 'slow'
      ? say([['Not now, I would wait', 'Not yet', 'Not now'], [`: ${m} has little support in your chart just now`, `; your chart only half supports ${m} at present`], span ? [`, and the better time is ${span}.`, `; look again at ${span}.`] : '.'], [['अभी रुकिए', 'अभी नहीं, थोड़ा ठहरिए'], [`; ${hi} को कुंडली से अभी कम सहारा है`, `, ${hi} का पक्ष अभी कमज़ोर है`], span ? [`, बेहतर समय ${span} है।`, `; फिर ${span} में सोचिए।`] : '।'])
      : !isSoon && span
        ? say([['Yes, but not at once', 'Yes, but wait a little', 'Lean to yes, only later'], [`; the time that favours ${m} is ${span}`, `: for ${m} the good time is ${span}`], '.'], [['हाँ, पर अभी नहीं', 'हाँ, थोड़ा रुककर'], [`; ${hi} का अच्छा समय ${span} है`, `, ${hi} के लिए ${span} बेहतर है`], '।'])
        : level === 'yes'
          ? say([['Yes, go ahead', 'Yes, do it'], [`: your chart supports ${m}`, `; ${m} is well supported in your chart`], span ? [`, best in ${span}.`, `, and the time for it is ${span}.`] : '.'], [['हाँ, कर लीजिए', 'हाँ, आगे बढ़िए'], [`; ${hi} को कुंडली से अच्छा सहारा है`, `, ${hi} का पक्ष मज़बूत है`], span ? [`, समय ${span} का है।`, `; सबसे अच्छा समय ${span} है।`] : '।'])
          : say([['Yes, with preparation', 'Lean to yes, with care'], [`: your chart is mixed but workable on ${m}`, `; ${m} goes with some effort`], span ? [`, best in ${span}.`, `, and the time for it is ${span}.`] : '.'], [['हाँ, पर तैयारी के साथ', 'हाँ की ओर झुकाव है, सावधानी से'], [`; ${hi} का पक्ष मिला-जुला है`, `, ${hi} में थोड़ी मेहनत लगेगी`], span ? [`, समय ${span} का है।`, `; अच्छा समय ${span} है।`] : '।']);
}

/** The same where a time is named: whether then, and where not, when. */
function sayAt({ say, book, question, read: { horizon } }: Context, { level, window, isInside }: Judgement, m: string, hi: string): string {
  const [at, atHi] = [horizon?.english ?? '', horizon?.hindi ?? ''];
  const span = window ? book.span(window, question.astrologer) : null;
  if (!isInside && span) return say([[`Not ${at}, rather later`, `Wait beyond that, not ${at}`], [`: for ${m} the good time is ${span}.`, `; ${m} goes better in ${span}.`]], [[`${atHi} नहीं, बाद में`, `${atHi} रुकिए`], [`; ${hi} का अच्छा समय ${span} है।`, `, ${hi} के लिए ${span} बेहतर है।`]]);
  if (level === 'slow') return say([[`Rather not ${at}`, `Not ${at}, if you can wait`], [`: ${m} has little support in your chart then`, `; your chart only half supports ${m} then`], '.'], [[`${atHi} रुक सकें तो रुकिए`, `${atHi} नहीं तो अच्छा`], [`; ${hi} को तब कुंडली से कम सहारा है`, `, ${hi} का पक्ष तब कमज़ोर है`], '।']);
  return say([level === 'yes' ? [`Yes, ${at}`, `Yes, ${at} is fine`] : [`Yes, ${at}, with preparation`, `Lean to yes ${at}`], [`: your chart supports ${m} then`, `; your chart carries ${m} then`], span ? [`, best in ${span}.`, `, with ${span} as the best of it.`] : '.'], [level === 'yes' ? [`हाँ, ${atHi}`, `हाँ, ${atHi} ठीक है`] : [`हाँ, ${atHi}, तैयारी के साथ`, `${atHi} हाँ की ओर झुकाव`], [`; ${hi} को तब सहारा है`, `, ${hi} का पक्ष तब ठीक है`], span ? [`, सबसे अच्छे दिन ${span}।`, `; सबसे अच्छा समय ${span} है।`] : '।']);
}
