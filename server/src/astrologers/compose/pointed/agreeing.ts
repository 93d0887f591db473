import { openMatters, type MatterId } from '../../question/matters';
import { shortVowels } from '../../question/question-text';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Context } from '../context';
import { judge } from '../judgement';
import { comingMonths } from './coming';
import { lineBefore } from './line-before';

const agrees = / (?:ma+nenge|ma+nega|ma+negi|ma+n (?:jayeng\w*|jaeng\w*|jayeg\w*|jaeg\w*|leng\w*|leg\w*)|ra+zi (?:hong\w*|hog\w*|ho jayeng\w*|ho jayeg\w*)|ha+n? (?:karenge|karega|karegi|bolenge|bolega|bolegi)|permission (?:deng\w*|deg\w*)|ijazat (?:deng\w*|deg\w*)|agree|agrees|say yes|consent|approve|allow (?:me|us|it|this)|let me (?:go|do|join|study|work)) /u;

const family = / (?:ghar ?wal[aeo]\w*|gharval\w*|family|parents|mummy papa|papa mummy|ma bap|maa baap|in ?laws|sasural\w*|parivar\w*) /u;
const ofLove: readonly MatterId[] = ['loveMarriage', 'love', 'marriage', 'reunion', 'secondMarriage'];
const mostWords = 8;

/** Whether a relative agrees to what was spoken of: null where nobody is named, or a marriage of love needs the whole family. */
export function composeAgreeing(context: Context): string | null {
  const { read, say, book, strengths, question, now, isEnglish } = context;
  const plain = shortVowels(read.text);
  if (read.text.length > mostWords || !['yesNo', 'how'].includes(read.kind) || !agrees.test(plain)) return null;
  const last = lineBefore(context);
  if (last === null || ofLove.includes(last.matter.id) || last.matter.careful) return null;
  const isFamily = family.test(plain);
  if (read.kin?.id === 'partner' || (read.kin === null && !isFamily)) return null;
  const house = isFamily ? 2 : (read.kin?.house ?? 2);
  const judgement = judge({ ...context, read: { ...read, kin: null, horizon: comingMonths(now), step: null } }, { ...openMatters.time, houses: [house], karakas: ['Mercury'] });
  const who = isFamily ? (isEnglish ? 'family' : 'घर वालों') : book.kin(read.kin?.id ?? 'father');
  const span = judgement.window && judgement.isInside ? book.span(judgement.window, question.astrologer) : '';
  const [time, samay] = span === '' ? ['', ''] : [`, best asked in ${span}`, `, बात करने का अच्छा समय ${span} है`];
  const opening = {
    yes: () => say([[`Yes, your ${who} is likely to agree`, `Your ${who} should say yes`, `Yes, most likely with the consent of your ${who}`], [': that house is well supported in your chart', '; your chart speaks well for it'], time, '.'], [[`हाँ, ${who} के मानने के योग अच्छे हैं`, `${who} की ओर से हाँ के आसार हैं`, `हाँ, ${who} की सहमति मिलनी चाहिए`], ['; उनके भाव को अच्छा सहारा है', ': उनका पक्ष मज़बूत है'], samay, '।']),
    careful: () => say([[`Not at the first asking, but your ${who} can be won over`, `Your ${who} may agree, if it is talked over calmly`, `Half a yes: your ${who} will have conditions`], [': that house is mixed in your chart', '; the support for it is middling'], time, '.'], [[`पहली बार में नहीं, पर समझाने से ${who} की हाँ मिल सकती है`, `${who} की सहमति शर्तों के साथ मिल सकती है`, `${who} को मनाना होगा, पर बात बन सकती है`], ['; उनका पक्ष मिला-जुला है', ': सहारा बीच का है'], samay, '।']),
    slow: () => say([[`Not soon: your ${who} needs time for it`, `For now rather a no from your ${who}`, `Your ${who} will not agree quickly`], [': that house has little support in your chart just now', '; your chart is slow on it'], time, '.'], [[`जल्दी नहीं, ${who} को समय लगेगा`, `अभी ${who} की ओर से ना के आसार ज़्यादा हैं`, `${who} की हाँ आसानी से नहीं मिलेगी`], ['; उनके भाव को अभी कम सहारा है', ': उनका पक्ष अभी धीमा है'], samay, '।']),
  }[judgement.level]();
  const lord = strengths.view.lord(house);
  const at = strengths.view.house(lord);
  return [
    opening,
    say([`Your ${who} is read from the ${th(house)} house, whose lord ${book.planet(lord)} is in your ${th(at)}`, strengths.of(lord) >= 40 ? [', with good strength.', ' and well supported.'] : [', with little strength.', ' and not strong.']], [`${who} को ${hindiOrdinal(house, 'oblique')} भाव से देखते हैं; स्वामी ${book.planet(lord)} ${hindiOrdinal(at, 'oblique')} भाव में हैं`, strengths.of(lord) >= 40 ? [', बल अच्छा है।', ' और सहारा है।'] : [', बल कम है।', ' और सहारा कम है।']]),
    say([['Come with the sums, the plan and one person on your side.', 'Ask what exactly worries them, and answer that first.', 'Ask for a trial of some months instead of a yes for ever.']], [['हिसाब, योजना और साथ देने वाला एक व्यक्ति लेकर बात कीजिए।', 'पूछिए कि चिंता किस बात की है, पहले उसी का जवाब दीजिए।', 'हमेशा की हाँ नहीं, कुछ महीने आज़माने की बात कीजिए।']]),
  ].join('\n\n');
}
