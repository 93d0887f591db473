import { nameSlotOfMatter } from '../answers/slots/slot-of-matter';
import type { Context } from '../compose/context';
import { chooseGrounds, type Judgement } from '../compose/judgement';
import { yearMs } from '../compose/years-ahead';
import { dayMs } from '../question/dates/spans';
import { listStatements } from '../words/english-book';
import { listHindiStatements } from '../words/hindi-book';
import type { Ask } from './ask';
import type { Level } from '../tools/level';
import { asksAge } from './forms/form-of-line';
import { fill, forms } from './forms/forms';
import { getContentLanguage, whoseLead, type AskWords } from './ask-words';
import type { Form } from './request';

const openDays = 15;
/** Minimum scores of a window with some and with strong support. */
const minScores = { some: 30, strong: 50 };

/** The inputs of an answer to an ask. */
export interface Answering {
  context: Context;
  ask: Ask;
  judgement: Judgement;
  /** The texts of the ask for the person of the question. */
  words: AskWords;
}

/** A window without its dashas. */
type Span = Pick<NonNullable<Judgement['window']>, 'start' | 'end' | 'score'>;

/** What a sentence about an outcome needs of a judgement. */
export type Outlook = Pick<Judgement, 'level' | 'isInside'> & { window: Span | null };

/** The inputs of a sentence about an outcome. */
type Telling = Omit<Answering, 'judgement'> & { judgement: Outlook };

/** The wordings of a window: by its bounds, and as the time of an event. */
function formatSpan({ book, question, isEnglish }: Context, window: Span): Record<'span' | 'within', string> {
  const span = book.span(window, question.astrologer);
  const isLong = span.includes(isEnglish ? ' to ' : ' से ');
  return { span, within: isEnglish ? `${isLong ? 'from' : 'in'} ${span}` : `${span} ${isLong ? 'के बीच' : 'में'}` };
}

/** The month or day in which an open window closes. */
const formatEnd = (context: Context, window: Span) =>
  context.book.span({ start: window.end, end: window.end }, context.question.astrologer).replace(/^.* (?:to|से) /u, '');

const isOpen = ({ now }: Context, window: Span) => window.start - now < openDays * dayMs;

/** How well the named time supports the matter: by its best part, limited by the matter itself. */
function levelInTime({ level, window }: Outlook): Level {
  const score = window?.score ?? 0;
  if (score < minScores.some) return 'slow';
  if (score >= minScores.strong) return level === 'slow' ? 'careful' : level;
  return level === 'yes' ? 'careful' : level;
}

function leadByTime({ context, judgement, words }: Telling): string[] | null {
  const language = getContentLanguage(context);
  const { horizon } = context.read;
  if (!horizon || horizon.isPast) return null;
  const time = language === 'en' ? horizon.english : horizon.hindi;
  const { window, isInside } = judgement;
  if (window === null) return fill(forms.notInTime.none, language, { ...words, time });
  if (!isInside) return fill(forms.notInTime.later, language, { ...words, time, ...formatSpan(context, window) });
  return fill(forms.inTime[levelInTime(judgement)], language, { ...words, time });
}

/** Forms whose frames contain the event and its person. */
const personalForms: readonly Form[] = ['willIt', 'when', 'why', 'how', 'feared', 'open'];
/** Preserves the capital of a month after other words. */
const beginsWithMonth = /^(?!In |From |By |On )\p{Lu}\p{Ll}+ (?:to|\d)/u;

/** The age at the time of an event, if it is asked for. */
function formatAge({ context, judgement: { window } }: Telling): string {
  if (window === null || context.read.kin !== null || !asksAge(context.read.text.plain)) return '';
  const age = Math.floor((Math.max(window.start, context.now) - Date.parse(context.question.chart.utc)) / yearMs);
  return fill(forms.atAge, getContentLanguage(context), { age: String(age) })[0] ?? '';
}

/** Adds the person of a matter, or the age at the time of an event. */
function withPerson(telling: Telling, form: Form, leads: readonly string[]): string[] {
  const whose = personalForms.includes(form) ? whoseLead(telling.context, telling.ask) : '';
  const before = whose === '' && form === 'when' ? formatAge(telling) : whose;
  if (before === '') return [...leads];
  return leads.map((lead) => `${before}${beginsWithMonth.test(lead) ? lead : lead.charAt(0).toLowerCase() + lead.slice(1)}`);
}

/** Whether an ask names no event. */
const isGeneral = ({ id, as }: Ask): boolean => id === 'any' && as === 'luck';

function leadOfOutcome(telling: Telling, form: Form): string[] {
  const { context, ask, judgement, words } = telling;
  const language = getContentLanguage(context);
  const { level, window } = judgement;
  const { horizon } = context.read;
  const isAhead = horizon !== null && !horizon.isPast;
  switch (form) {
    case 'decide':
    case 'should':
      return fill(forms[isGeneral(ask) ? 'unjudged' : form][level], language, words);
    case 'feared':
      return fill(forms[form][level], language, words);
    case 'open':
      return fill(forms[isGeneral(ask) ? 'open' : 'stated'][level], language, words);
    case 'when': {
      if (window === null) return fill(forms.when.none, language, words);
      if (isAhead && !judgement.isInside) return leadByTime(telling) ?? [];
      if (isOpen(context, window)) return fill(forms.when.now, language, { ...words, end: formatEnd(context, window) });
      return fill(forms.when[level], language, { ...words, ...formatSpan(context, window) });
    }
    case 'how': {
      if (!isAhead) return fill(forms.how[level], language, words);
      const time = language === 'en' ? horizon.english : horizon.hindi;
      return fill(forms.howInTime[levelInTime(judgement)], language, { ...words, time });
    }
    default:
      // Whether an unknown event is wished for is not known, so it gets no yes.
      return isGeneral(ask)
        ? fill(forms.open[level], language, words)
        : (leadByTime(telling) ?? fill(forms.willIt[level], language, words));
  }
}

/** The first sentence about an outcome in alternatives, about a relative if the matter is theirs. */
export const composeOutcome = (telling: Telling, form: Form): string[] => withPerson(telling, form, leadOfOutcome(telling, form));

/** The first sentence in alternatives: the answer. */
export function composeLead(answering: Answering, form: Form): string[] {
  const { context, ask, judgement, words } = answering;
  const language = getContentLanguage(context);
  if (form === 'which') return [nameSlotOfMatter(context, ask, judgement, ask.slot ?? '')];
  if (form === 'todo') return fill(forms.todo, language, { ...words, step: ask.steps?.[0]?.[language] });
  if (form !== 'why') return composeOutcome(answering, form);
  const [factor] = chooseGrounds({ ...judgement, level: 'slow' }, 1).grounds;
  const fact = factor && (context.isEnglish ? listStatements : listHindiStatements)(factor);
  return withPerson(answering, form, fill(forms.why, language, { ...words, fact }));
}

const [soonMs, farMs, defaultAheadMs] = [92 * dayMs, 365 * dayMs, 2 * 365 * dayMs];
/** A shorter named time is not divided. */
const shortMs = 62 * dayMs;
const decisions: readonly Form[] = ['should', 'decide', 'todo'];
const untimedForms: readonly Form[] = ['when', 'which', 'feared', 'why'];

/** The time, unless the first sentence has given it. */
export function composeTime(answering: Answering, form: Form): string[] {
  const { context, ask, judgement } = answering;
  const { window, isInside, level } = judgement;
  const language = getContentLanguage(context);
  // Times more than two years ahead are only named if the question is "when".
  const maxAheadMs = ask.soon === true ? soonMs : defaultAheadMs;
  if (window === null || window.start > context.now + maxAheadMs || ask.limit !== undefined || untimedForms.includes(form)) return [];
  const { horizon } = context.read;
  const span = formatSpan(context, window);
  if (horizon !== null && !horizon.isPast) {
    if (!isInside) return form === 'willIt' ? [] : fill(forms.time.later, language, span);
    const isShort = horizon.to - Math.max(horizon.from, context.now) < shortMs;
    if (isShort || levelInTime(judgement) === 'slow') return [];
    if (!isOpen(context, window)) return fill(forms.time.inside, language, span);
  }
  if (isOpen(context, window)) {
    const open = forms.time[decisions.includes(form) ? 'begin' : 'now'];
    return level === 'slow' ? [] : fill(open, language, { end: formatEnd(context, window) });
  }
  if (level === 'slow') return fill(forms.time.later, language, span);
  return fill(window.start > context.now + farMs ? forms.time.far : forms.time.best, language, span);
}
