import { findOtherPerson } from '../question/other-people';
import { asksOrigin, isApart } from '../question/read-question';
import { type Context } from './context';
import { factAnswer } from './fact-answer';
import { asDecision, elaborate, judge, leadInput, type Judgement } from './judgement';
import { findFocus } from '../tools/focus';
import { characters } from './with-person';
import { composeEchoed } from './echoed';
import { composeRepeat } from './repeat';
import { composeFeared } from './feared';
import { composeGoodOrBad } from './good-or-bad';
import { composeJudged } from './judged';
import { join } from './join';
import { composeMuhurta } from './muhurta';
import { composeGem } from './gem';
import { composeRemedy } from './remedy';
import { composeEither } from './either';
import { asksDecision, composeDecision } from './decision';
import { composeOther } from './other';
import { composeProfession } from './field-answers';
import { composeLike, composePast, composeUnknowable } from './special';
import { composeCharacter, composeOrigin } from './character';
import { composeLending } from './lending';
import { withoutFar } from './near-enough';
import { composeOrder } from './order';
import { composeWay } from './way';
import { composeWorth } from './worth';

/** A fact of the chart, with its meaning first where that is asked. */
export function composeFact(context: Context): string {
  const { fact } = context.read;
  if (!fact) return '';
  const [opening = '', ...rest] = factAnswer(context, fact).filter((sentence) => sentence !== '');
  const asksMeaning = context.read.kind !== 'fact';
  const verdict = fact.planet && (asksMeaning || fact.name === 'planet') ? composeGoodOrBad(context, fact.planet) : '';
  if (verdict !== '') return join(verdict, [opening, ...rest].join(' '));
  // What is not there has no meaning to be told first.
  return asksMeaning && !/^(?:No|नहीं|Nahi)/u.test(opening) ? join(rest[0] ?? opening, [opening, ...rest.slice(1)].join(' ')) : join(opening, rest.join(' '));
}

export function composeFromJudgement(context: Context, weighed: Judgement): string {
  const { read } = context;
  const judgement = asksDecision(context) ? withoutFar(context, weighed) : weighed;
  if (read.matter.id === 'careerField' && read.kind !== 'when' && read.kind !== 'why') return composeLike(context);
  const feared = composeFeared(context, judgement);
  if (feared !== null) return feared;
  const own = composeOrder(context) ?? (read.second ? composeEchoed(context, judgement) : null);
  if (own !== null) return own;
  if (read.matter.id === 'lending' && ['yesNo', 'how', 'risk', 'when'].includes(read.kind)) return composeLending(context, judgement);
  const isDecision = asksDecision(context) && !judgement.matter.careful && judgement.matter.rank > 0;
  const decided = isDecision ? asDecision(context, judgement) : judgement;
  const text = isDecision ? composeEchoed(context, decided) ?? join(composeDecision(context, decided), ...elaborate(context, decided)) : composeJudged(context, judgement);
  const isOneHeart = [read.matter.id, read.second?.id].every((id) => id === 'love' || id === 'reunion' || id === 'loveMarriage' || id === 'marriage');
  if (read.kind !== 'yesNo' || !read.second || isOneHeart || judgement.matter.careful || !isApart(read.text, read.matter, read.second)) return text;
  const second = judge(context, read.second);
  const [opening = '', ...rest] = text.split('\n\n');
  const lead = read.second.careful ? context.book.noVerdict(read.second.id, read.kin?.id ?? null) : context.book.yesNo(leadInput(context, second));
  return join(`${opening} ${context.tell(lead)}`, ...rest);
}

/** The answer of each kind that is not weighed as a matter. */
export function composeByKind(context: Context): string {
  const { read, question } = context;
  const focus = findFocus(read.matter.id, read.kin, question.birth.gender);
  if (read.kind === 'repeat') return composeRepeat(context);
  if (read.kind === 'other') return composeOther(context);
  if (read.kind === 'worth') return composeWorth(context);
  const order = composeOrder(context);
  if (order !== null) return order;
  if (read.kind === 'muhurta') return composeMuhurta(context);
  if (read.kind === 'remedy') return composeWay(context, judge(context)) ?? composeRemedy(context, focus);
  if (read.kind === 'gem') return composeGem(context, focus);
  if (read.kind === 'past') return composePast(context);
  if (read.kind === 'either' && read.matter.id === 'lending') return composeLending(context, judge(context));
  if (read.kind === 'either') return composeEither(context);
  if (read.profession) return composeProfession(context, read.profession);
  if (read.kind === 'unknowable') return composeUnknowable(context);
  if (read.kind === 'like' && asksOrigin(read.text)) return composeOrigin(context);
  if (read.kind === 'like' && read.kin === null && findOtherPerson(read.text) === null && characters.includes(read.matter.id)) return composeCharacter(context);
  if (read.kind === 'like') return composeLike(context);
  return composeFact(context);
}

