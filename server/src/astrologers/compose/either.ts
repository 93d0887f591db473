import { weigh } from '../plan/weigh';
import { findFields } from '../question/fields';
import { findMatters, getMatter, type Matter } from '../question/matters';
import { findKin, type Kin } from '../question/people';
import { readText } from '../question/question-text';
import type { Context } from './context';
import { composeEitherTime } from './either-time';
import { fitOf } from './field-answers';
import { elaborate, focusOf, judge, leadInput } from './judgement';
import { toNoun } from './option-label';

interface Option {
  label: string;
  matter: Matter;
  /** Where it is not weighed by its matter alone. */
  fit: number | null;
  kin: Kin | null;
}

const known: [RegExp, string, string, Parameters<typeof getMatter>[0]][] = [
  [/ (?:arrange\w*|parivar ki pasand|gharval\w* ki pasand|ghar val\w* ki pasand|gharv\w* k[ie]+ pas\w*|ma bap ki pasand) /u, 'an arranged marriage', 'परिवार की पसंद का विवाह', 'family'],
  [/ (?:love|prem|lav) /u, 'a love marriage', 'प्रेम विवाह', 'love'],
  [/ (?:govt|government|sarkari) /u, 'a government job', 'सरकारी नौकरी', 'governmentJob'],
  [/ (?:business|startup|vyapar|karobar|dhandha|bijnes|bijanes|company khol\w*|dukan\w*|shop|own) /u, 'business', 'व्यापार', 'business'],
  [/ (?:kheti\w*|farming|agriculture) /u, 'farming', 'खेती', 'house'],
  [/ (?:abroad|foreign|videsh|canada|usa|america|germany|uk|london|australia|dubai|bahar) /u, 'going abroad', 'विदेश', 'abroad'],
  [/ (?:india|home|here|desh|bharat|yahin|ghar) /u, 'staying at home in India', 'अपना देश', 'family'],
  [/ (?:mba|phd|masters|m tech|mtech|study|studies|padhai|padhae|higher) /u, 'study', 'पढ़ाई', 'higherStudy'],
  [/ (?:rent|renting|kiraya|kiraye) /u, 'renting', 'किराया', 'travel'],
  [/ (?:car|gadi|gadee) /u, 'a car', 'कार', 'vehicle'],
  [/ (?:bike|scooter|scooty|motorcycle) /u, 'a two-wheeler', 'दोपहिया', 'travel'],
  [/ (?:flat|plot|house|property|makan|jamin|zamin) /u, 'property', 'मकान या ज़मीन', 'house'],
  [/ (?:buy|buying|kharid\w*) /u, 'buying', 'खरीदना', 'house'],
  [/ (?:gold|sona|shares?|stocks?|mutual|fd|sip) /u, 'an investment', 'निवेश', 'investment'],
  [/ (?:stay|wait|rukna|ruk\w*|continue|rahna|rahu\w*|karte|karta|karti|same|current) /u, 'staying where you are', 'अभी रुकना', 'career'],
  [/ (?:switch|change|leave|quit|badal\w*|chhod\w*|go|resign|join) /u, 'the change', 'बदलाव', 'jobChange'],
  [/ (?:private|job|naukri|naukari|naukree|naukaree|nokri|working|service) /u, 'a job', 'नौकरी', 'newJob'],
];

const fill =
  /^(?:son|daughter|should|shall|will|is|it|be|i|do|does|a|an|the|my|to|for|me|or|what|which|who|better|best|go|good|choose|take|pick|college|ek|kya|mujhe|main|mein|mere|mera|meri|liye|karu|karun|karoon|lu|lun|sahi|rahega|rahegi|theek|hai|hoga|hogi|chahiye|kaha|kahan|me|मैं|मेरे|लिए|क्या|ठीक|है|सही|रहेगा|मुझे|लूँ|करूँ|जाऊँ|कहाँ|बनूँ|बनना|करना|चाहिए|जाना|में|की|से|होगा|होगी|this|that|it|on|now|then|just|only|rather|would|can|banu|banna|kholu|khol|leni|lena|jau|jaun|karna|karte|rehna|rahna|rahu|dena|de|du|best|with|of|in|at|by|and|se|ki|ka|ke|hi|also|bhi|which|kaun|konsa|kaunsa|will|become|she|he|we|hum)$/iu;
const maxOptions = 4;

function toOption(part: string, context: Context): Option {
  const { isEnglish, read, book } = context;
  const text = readText(part, read.language);
  const kin = findKin(text);
  const trimmed = trimFill(part);
  const typed = trimmed === null ? null : toNoun(trimmed, isEnglish);
  const [field] = findFields(text);
  if (kin && !field) return { label: isEnglish ? `your ${book.kin(kin.id)}` : book.kin(kin.id), matter: read.matter, fit: null, kin };
  if (isSelf(part)) return { label: isEnglish ? 'you' : 'आप', matter: read.matter, fit: null, kin: null };
  const match = known.find(([pattern]) => pattern.test(text.plain.replace(/aa/gu, 'a')));
  if (field && (!match || match[3] === 'higherStudy'))
    return { label: typed ?? (isEnglish ? field.english : field.hindi), matter: getMatter('careerField'), fit: fitOf(context, field), kin: null };
  if (match) return { label: typed ?? match[isEnglish ? 1 : 2], matter: getMatter(match[3]), fit: null, kin: null };
  const [matter] = findMatters(text);
  return { label: typed ?? part.trim(), matter: matter ?? getMatter('luck'), fit: null, kin: null };
}

const isSelf = (part: string) => /^(?:me|i|myself|main|mai|मैं|मेरा|mera|meri)$/iu.test(part.trim());

const maxLabelWords = 6;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What was typed, without the words around it that only ask; null where that is too long to be a name. */
function trimFill(part: string): string | null {
  const words = part.replace(/[?।.!]/gu, '').trim().split(/\s+/u);
  while (words.length > 0 && fill.test(words[0] ?? '')) words.shift();
  while (words.length > 0 && fill.test(words.at(-1) ?? '')) words.pop();
  return words.length > 0 && words.length <= maxLabelWords ? words.join(' ') : null;
}

/** The parts between commas, "or" and "ya": what comes before a colon, and what follows the last option, says nothing. */
function splitOptions(question: string): string[] {
  const among = / (?:aur|and) .+ (?:me|mein|men|main) se | between .+ and /u.test(readText(question, 'English').plain);
  const parts = (among ? question.replace(/^.*\bbetween\s+/iu, '').replace(/\s(?:में|mein|me|men|main)\s(?:से|se)(?:\s.*)?$/iu, '').replace(/\s(?:और|aur|and)\s/iu, ' or ') : question)
    .replace(/^.*\b(?:will|should|shall|can|do|would)\s+(?:i|we|he|she|it|they)\s+/iu, '')
    .replace(/^.*:\s+/u, '')
    .replace(/[?？!।.]+\s*$/u, '')
    .split(/\s*(?:,|\s(?:or|versus|vs|ya|yaa|या|अथवा)\s)\s*/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '' && (isSelf(part) || !part.split(/\s+/u).every((word) => fill.test(word))));
  const real = parts.filter((part) => !/^(?:who|which|what|between|compare|kaun|kis|कौन|किस)(?:\s|$)/iu.test(part) || isSelf(part));
  return (real.length > 1 ? real : parts).slice(0, maxOptions);
}

/** Where no two options are found, the matter itself is told. */
function composeOne(context: Context): string {
  const judgement = judge(context);
  return [context.tell(context.book.how(leadInput(context, judgement))), ...elaborate(context, judgement)].join('\n\n');
}

/** Two or more options side by side; never a yes. */
export function composeEither(context: Context): string {
  const { say, book, strengths, read, question, now } = context;
  const parts = splitOptions(question.text);
  const timed = composeEitherTime(context, parts);
  if (timed !== null) return timed;
  const options = parts.map((part) => toOption(part, context));
  const unique = options.filter(({ label }, index) => options.findIndex((each) => each.label === label) === index);
  const scored = unique
    .map((option) => ({
      ...option,
      score: option.fit ?? weigh(strengths, focusOf(option.matter, { kin: option.kin }, question.birth.gender), now, question.birth.gender).score,
    }))
    .sort((a, b) => b.score - a.score);
  const [best, other] = scored;
  if (!best || !other) return composeOne(context);
  const labels = book.list(scored.map(({ label }) => label));
  const others = book.list(scored.slice(1).map(({ label }) => label));
  const isOpen = best.fit === null && best.kin === null && scored.every(({ matter, kin }) => matter.id === best.matter.id && kin === null);
  const isClose = best.score - other.score < 5;
  const opening = isOpen
    ? say([['Between ', 'As for '], `${labels} the chart sees no difference`, ['; choose what you can keep up', ', so take the one you would not regret', '; let the practical side decide'], '.'], [`${labels} में कुंडली फ़र्क नहीं दिखाती`, ['; जो निभा सकें, वही चुनिए', ', सुविधा देखकर चुनिए'], '।'])
    : isClose
      ? say([['It is close, but ', 'There is little between them: '], `${best.label} is slightly ahead of ${others}`, ['.', ' in your chart.']], [['दोनों लगभग बराबर हैं', 'फ़र्क कम है'], [`; ${best.label} थोड़ा आगे, ${others} पीछे`, `, फिर भी पहले ${best.label}, फिर ${others}`], '।'])
      : say([[`${upper(best.label)} suits you better than ${others}`, `Your chart leans towards ${best.label} more than ${others}`, `Between the two, ${best.label} looks better than ${others}`.replace(/^Between the two, /u, scored.length > 2 ? 'Of these, ' : 'Between the two, ')], ['.', ', on balance.', ', as things stand.']], [[`आपके लिए ${best.label} बेहतर है, ${others} बाद में`, `पहले ${best.label}, फिर ${others}: कुंडली यही कहती है`], ['।', ', कुल मिलाकर।']]);
  return [opening, ...elaborate({ ...context, read: { ...read, kin: best.kin } }, judge({ ...context, read: { ...read, kin: best.kin } }, best.matter))].join('\n\n');
}
