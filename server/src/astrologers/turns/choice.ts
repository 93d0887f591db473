import { fill, forms } from '../asks/forms';
import { choose } from '../asks/choose';
import { partsOf, thingsOf } from '../asks/options';
import { readLine, type Form } from '../asks/request';
import { findThings, sayChoice, type Manner } from '../asks/say-choice';
import { findersOf, placesIn, timesIn, type Finder, type Thing } from '../asks/things';
import { languageOf } from '../asks/words-of';
import type { Composed } from '../compose/composed';
import { join } from '../compose/join';
import { judge } from '../compose/judgement';
import { asksSomething, tellsPast } from '../question/asking';
import { readText, type QuestionText } from '../question/question-text';
import type { TurnForm } from '../topics/turns/turn-form';
import { matterTable } from '../tools/tables';
import { apart, findWay } from './content';
import { namedPart } from './meant';
import { askAbout, type Turn } from './turn';

const [mostWords, fewWords] = [8, 3];
/** What only tells something of what was chosen. */
const telling: readonly TurnForm[] = ['detail', 'objection'];
const asking: readonly TurnForm[] = ['choice', 'again'];
/** Forms that name another, and those of a decision, for which it is another option. */
const naming: readonly TurnForm[] = ['other', 'othermatter', 'othertime', 'where', 'if'];
const deciding: readonly (Form | undefined)[] = ['should', 'decide', 'either'];
/** From such a share a line chooses between what it names, even without an "or". */
const leastEither = 0.3;
/** From such a share it is clear whether what is told is good news. */
const leastNews = 0.4;

const textOf = (line: string, { context: { read } }: Turn): QuestionText => ({ ...readText(line, read.language), language: read.language });

/** All that a line of the talk may name; a bare name is none, for any word may be one. */
const findersFor = ({ context: { question }, base }: Turn): Finder[] =>
  findersOf(base.context.read, question.now, Date.parse(question.chart.utc)).slice(0, -1);

const unlike = (things: readonly Thing[]): Thing[] => [...new Map(things.map((thing) => [thing.id, thing])).values()];

const ofFields: readonly string[] = ['work', 'study', 'business'];
const isOfFields = ({ base }: Turn): boolean => ofFields.includes(matterTable[base.context.read.matter.id].area);

/** What a line names of the kind of some things. */
function namedBeside(turn: Turn, things: readonly Thing[], text: QuestionText): Thing[] {
  const [first] = things;
  const found = findersFor(turn).flatMap((find) => find(text));
  return unlike(found).filter(
    ({ id, frame, isField }) =>
      things.some((each) => each.id === id) ||
      (frame === first?.frame &&
        (frame !== 'thing' || text.length <= fewWords || (isField === true && (first.isField === true || isOfFields(turn))))),
  );
}

/** What the conversation has put to choose between, its last choice first, with what was named besides since. */
function chosenBetween(turn: Turn): Thing[] | null {
  const { context, form } = turn;
  const { question, read } = context;
  const told = (question.turns ?? []).slice(form === 'again' ? -1 : 0).map((each) => each.question);
  return told.reduce<Thing[] | null>((put, line) => {
    const text = textOf(line, turn);
    const own = findThings({ question, line: readLine(line), read: { ...read, text } });
    return own ?? (put && unlike([...put, ...namedBeside(turn, put, text)]));
  }, null);
}

/** Between what a line chooses that joins it by a word, or names it one after another. */
function namedInLine(turn: Turn): Thing[] | null {
  const { context, form, base } = turn;
  const { question, read } = context;
  const { matter } = base.context.read;
  const found = [read, { ...read, matter }].map((of) => findThings({ question, read: of, line: read.line })).find((each) => each !== null);
  if (found || (form !== 'choice' && read.line.wanted.shareOf('either') < leastEither)) return found ?? null;
  const finders = findersFor(turn);
  return thingsOf(read.text, finders) ?? finders.map((find) => unlike(find(read.text))).find(({ length }) => length > 1) ?? null;
}

/** Times or places that the turns have named one by one, with that of the line: "and next year?"; null for fewer than two. */
function namedInTurn(turn: Turn): Thing[] | null {
  const { context, form, base } = turn;
  const { question, read } = context;
  const isOther = naming.includes(form) && deciding.includes(base.asked?.form) && placesIn(read.text).length > 0;
  const told = [...(question.turns ?? []).map((each) => textOf(each.question, turn)), read.text];
  const ofTimes = form === 'choice' ? [timesIn(question.now, Date.parse(question.chart.utc))] : [];
  for (const find of [...ofTimes, ...(form === 'choice' || isOther ? [placesIn] : [])]) {
    const things = unlike(told.flatMap(find));
    if (things.length > 1) return things;
  }
  return null;
}

/** The one of the options that a line tells something of, by its name or by the words in which it was put. */
function toldOf(turn: Turn, put: readonly Thing[]): Thing | null {
  const { context, said } = turn;
  const { text } = context.read;
  const named = namedBeside(turn, put, text);
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
  const parts = partsOf(said.question);
  const part = parts.length === put.length ? namedPart(parts, text.raw) : -1;
  return put[part] ?? null;
}

/** "The visa of one was refused", "the loan is for that one alone": what is settled in fact decides. */
function saySettled(turn: Turn, put: readonly Thing[], told: Thing): Composed | null {
  const { context, base } = turn;
  if (!put.some(({ id }) => id === told.id)) return null;
  const news = findWay('detail', context.question.text, leastNews)?.id;
  if (news !== 'bad_news' && news !== 'good_news') return null;
  const about = askAbout(turn, { kind: 'either', horizon: null });
  const language = languageOf(about);
  const others = put.filter(({ id }) => id !== told.id);
  const best = news === 'good_news' ? told : choose(about, judge(about), others).best;
  const gone = news === 'good_news' ? about.book.list(others.map((each) => each[language])) : told[language];
  const wordings = news === 'good_news' ? apart.stands : apart.falls;
  const steps = base.asked?.ask.steps?.map((each) => each[language]) ?? [];
  const lead = about.tell([fill(wordings, language, { best: best[language], gone })]);
  const step = steps.length === 0 ? '' : about.tell([fill(forms.step, language, { step: steps })]);
  return { ...base, text: join(lead, step), context: about, isFree: true, usesChart: true, sensitiveTopic: null };
}

type Say = (things: readonly Thing[], manner: Manner) => Composed;

/** What tells something of an option, or names another one. */
function sayTold(turn: Turn, put: readonly Thing[], told: Thing | null, say: Say): Composed {
  if (told === null || put.some(({ id }) => id === told.id)) return say(put, 'even');
  const about = askAbout(turn, { kind: 'either', horizon: null });
  return say([choose(about, judge(about), put).best, told], 'against');
}

/** What was put to choose between, once more; null where nothing was. */
function sayPut(turn: Turn, put: readonly Thing[] | null, told: Thing | null, say: Say): Composed | null {
  const { base, form, context } = turn;
  if (put === null) {
    const named = base.judgement === null ? null : namedInTurn(turn);
    return named && say(named, 'again');
  }
  const all = told === null ? put : unlike([...put, told]);
  if (asking.includes(form)) return say(all, 'again');
  return context.read.text.length > mostWords ? null : sayNamed(turn, all, say);
}

/**
 * "So which one?", "why not Amazon", "and Kerala?", "but the other pays more": one of what the conversation has put to choose
 * between, or what the line names held against the best of it; null where nothing was put.
 */
export function sayChosen(turn: Turn): Composed | null {
  const { context, base, form } = turn;
  const { text } = context.read;
  const say: Say = (things, manner) => {
    const about = askAbout(turn, { kind: 'either', horizon: null });
    const chosen = sayChoice(about, things, base.asked?.ask ?? { id: 'any', lines: [] }, manner);
    return { ...base, ...chosen, isFree: chosen.isFree || form === 'objection', usesChart: true, sensitiveTopic: null };
  };
  const isTelling = telling.includes(form);
  const own = isTelling ? null : namedInLine(turn);
  if (own !== null) return base.judgement === null ? null : say(own, 'again');
  const put = chosenBetween(turn);
  const options = base.asked?.form === 'either' ? put : null;
  const told = options && toldOf(turn, options);
  const isTold = isTelling || !asksSomething(text) || tellsPast(text);
  const settled = options && told && isTold ? saySettled(turn, options, told) : null;
  if (settled !== null) return settled;
  if (isTelling) return options && sayTold(turn, options, told, say);
  return sayPut(turn, put, told, say);
}

/** What a short line names, held against the best of what was put. */
function sayNamed(turn: Turn, put: readonly Thing[], said: Say): Composed | null {
  const [named] = namedBeside(turn, put, turn.context.read.text);
  if (named === undefined) return null;
  const about = askAbout(turn, { kind: 'either', horizon: null });
  const { best } = choose(about, judge(about), put);
  if (!put.some(({ id }) => id === named.id)) return said([best, named], 'against');
  return said(put, named.id === best.id ? 'again' : 'whyNot');
}
