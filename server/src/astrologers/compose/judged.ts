import type { Parts } from '../words/speaker';
import type { Context } from './context';
import { chooseGrounds, elaborate, leadInput, type Judgement } from './judgement';
import { composeRisk } from './risk';

/** Paragraphs, without empty ones. */
export const join = (...paragraphs: readonly string[]): string => paragraphs.filter((each) => each.trim() !== '').join('\n\n');

function composeWhy(context: Context, judgement: Judgement): string {
  const { book, tell, question, read } = context;
  const isStuck = !/ (?:good|better|best|success\w*|lucky|happy|strong|achha|acha|safal\w*|khush\w*) /u.test(read.text.plain);
  const { factors } = judgement.weighed;
  const strains = factors.filter(({ weight }) => weight < 0);
  const [first, second, third] = isStuck && strains.length > 0 ? [...strains, ...factors.filter(({ weight }) => weight >= 0)] : factors;
  const opening = first ? tell(book.why(first, judgement.matter.id)) : '';
  const others = [second, third].flatMap((factor, index) => (factor ? [tell(book.ground(factor, judgement.matter.id, question.astrologer === 'Astra' ? index : null))] : []));
  const end = elaborate(context, judgement).at(-1) ?? '';
  return join(opening, (question.astrologer === 'Astra' ? others : others.slice(0, 1)).join(' '), end);
}

function composeDoubt(context: Context, judgement: Judgement): string {
  const opening = context.say(
    [['The chart is sure, the future is not', 'No date is certain', 'Nothing here is a promise'], [': the placements are computed, their meaning is a reading', '; the positions are exact, what they bring is likely and no more', ', yet the grounds stay what they are'], '.'],
    [['ग्रह पक्के हैं, भविष्य पक्का नहीं', 'कोई तारीख पक्का वादा नहीं'], ['; स्थिति गणना से है, अर्थ परंपरा से', ', पर आधार वही है'], '।'],
  );
  const { grounds: [ground] } = chooseGrounds(judgement, 1);
  return join(opening, ground ? context.tell(context.book.why(ground, judgement.matter.id)) : '');
}

const ageMs = 365.25 * 86_400_000;

/** The age at which a window opens, where an age was asked for. */
function composeAge({ read, say, question: { chart } }: Context, { window }: Judgement): string {
  if (!window || read.kin || !/ (?:age|umar|umra|umr) /u.test(read.text.plain)) return '';
  const age = Math.floor((window.start - Date.parse(chart.utc)) / ageMs);
  return say([[`You are ${age} then.`, `That is at the age of ${age}.`]], [`तब आपकी उम्र ${age} साल होगी।`]);
}

/** The day of a result is in nobody's chart; what favours a good one is. */
const isResult = ({ read }: Context, { matter, window }: Judgement): boolean =>
  matter.id === 'exam' && read.kind === 'when' && window !== null && / (?:results?|rijalt|rizalt|rijlt|parinam|parinaam) /u.test(read.text.plain);

function resultLead({ book, isEnglish, question }: Context, { window }: Judgement): Parts {
  const when = window ? book.span(window, question.astrologer) : '';
  return isEnglish
    ? [['The day is fixed by the board', 'No chart knows the day, the board does'], [`; the time that favours a good result is ${when}`, `, but a good result is likeliest in ${when}`], '.']
    : [['तारीख बोर्ड तय करता है', 'दिन तो बोर्ड बताएगा'], [`; अच्छे नतीजे का समय ${when} है`, `, कुंडली में अच्छे नतीजे के योग ${when} में हैं`], '।'];
}

/** What is said of a matter that was weighed, by what was asked about it. */
export function composeJudged(context: Context, judgement: Judgement): string {
  const { book, tell, read } = context;
  const input = leadInput(context, judgement);
  if (read.kind === 'why') return composeWhy(context, judgement);
  if (read.kind === 'doubt') return composeDoubt(context, judgement);
  if (read.kind === 'risk' && !judgement.matter.careful) return composeRisk(context, judgement);
  if (read.kind === 'more' || read.kind === 'meaning') return join(...elaborate(context, { ...judgement, weighed: { ...judgement.weighed, factors: judgement.weighed.factors.slice(read.kind === 'more' ? 2 : 0) } }));
  if (isResult(context, judgement)) return join(tell(resultLead(context, judgement)), ...elaborate(context, judgement));
  const lead = judgement.matter.careful ? book.noVerdict(judgement.matter.id, read.kin?.id ?? null) : read.kind === 'when' ? book.when(input) : read.kind === 'yesNo' ? book.yesNo(input) : book.how(input);
  return join([tell(lead), composeAge(context, judgement)].filter((each) => each !== '').join(' '), ...elaborate(context, judgement));
}
