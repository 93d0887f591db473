import { hasKind } from '../question/kinds';
import { getMatter } from '../question/matters';
import { shortVowels } from '../question/question-text';
import { composeDecision } from './decision';
import type { Context } from './context';
import { elaborate, judge } from './judgement';

const home = / (?:flat|flats|house|home|plot|makan|makaan|ghar|land|zameen|jamin|zamin|villa|apartment|2bhk|3bhk|property) /u;
const buys = / (?:buy|buying|purchase|book|take it|we take|i take|go for it|le l[uoe]\w*|l[eu] len\w*|kharid\w*|lena chahiye|lu kya|lun kya|le sakt\w*) /u;
const moves = / (?:(?:ghar|makan|makaan|house|flat|home) (?:badl\w*|badal\w*|chhod\w*|chod\w*|khali kar\w*)|(?:change|leave|vacate|move out of|shift from) (?:the |this |my |our )?(?:house|flat|home)) /u;
const loan = / (?:loan|lon|emi|karz|karj|karja) /u;

/** A home to be bought, whatever is told of the loan, or one to be left: a leaning with its time; null where something else is asked. */
export function composePurchase(context: Context): string | null {
  const { read, say, book, strengths } = context;
  const plain = shortVowels(read.text);
  const isMove = moves.test(plain);
  const isBought = home.test(plain) && buys.test(plain) && loan.test(plain) && !/ (?:loan (?:lu|lun|le l\w+|len\w*|pass|approv\w*|mil\w*)|take (?:a |the )?(?:\w+ )?loan|get (?:a |the )?(?:\w+ )?loan) /u.test(plain);
  if ((!isMove && !isBought) || read.fact !== null || hasKind(read.text, 'either') || read.kin !== null && !['husband', 'wife'].includes(read.kin.id)) return null;
  if (['why', 'remedy', 'past', 'muhurta', 'risk'].includes(read.kind) || (read.kind === 'when' && !/ (?:kya aur kab|and when|or not) /u.test(plain)) || / (?:sell|bech\w*|name|naam|vastu) /u.test(plain)) return null;
  const own = { ...context, read: { ...read, kin: null, kind: 'yesNo' as const, matter: getMatter('house'), horizon: read.horizon?.isPast ? null : read.horizon } };
  const judgement = judge(own, getMatter(isMove ? 'travel' : 'house'));
  const opening = isMove ? moveLead(own, judgement) : composeDecision(own, judgement);
  const lord = strengths.view.lord(6);
  const note = isMove ? '' : say([[`The loan is read from the 6th house, whose lord is ${book.planet(lord)}`, `For the loan see the 6th house, with ${book.planet(lord)} as its lord`], ['; keep the EMI under a third of what comes in.', ': take it only if the EMI stays under a third of your income.']], [[`लोन छठे भाव से देखा जाता है, स्वामी ${book.planet(lord)} हैं`, `लोन का भाव छठा है, जिसके स्वामी ${book.planet(lord)} हैं`], ['; किस्त आमदनी की तिहाई से कम रखिए।', ', किस्त कमाई की एक तिहाई से ऊपर न जाए।']]);
  return [[opening, note].filter((each) => each !== '').join(' '), ...elaborate(own, judgement)].join('\n\n');
}

/** Whether to leave a rented or unhappy home, and when. */
function moveLead({ say, book, question }: Context, { level, window }: ReturnType<typeof judge>): string {
  const span = window ? book.span(window, question.astrologer) : null;
  const when = span === null ? [['.'], ['।']] as const : [[`; a good time to move is ${span}.`, `, and the time for it is ${span}.`], [`; घर बदलने का अच्छा समय ${span} है।`, `, समय ${span} का ठीक है।`]] as const;
  return level === 'slow'
    ? say([['Not in a hurry: the house itself is not to blame', 'No need to flee from it'], when[0]], [['जल्दी में नहीं; परेशानी घर की वजह से नहीं दिखती', 'घबराकर मत बदलिए, दोष घर का नहीं'], when[1]])
    : say([['Yes, you may move, though the house itself is not to blame', 'Yes, a move suits you, but not out of fear of the house'], when[0]], [['हाँ, बदल सकते हैं, हालाँकि दोष घर का नहीं', 'हाँ, घर बदलना ठीक है, पर डर से नहीं'], when[1]]);
}
