import type { Composed } from '../compose/composed';
import { findFields } from '../question/fields';
import { fitOf, reasonOf } from '../compose/field-answers';
import { meaningOf } from '../answers/meanings';
import { nameBySlot } from '../answers/slots/name-by-slot';
import type { SlotId } from '../answers/slots/slot-table';
import { chartKey, createContext, getStrengths, type Context } from '../compose/context';
import { composeRemedy } from '../compose/remedy';
import { chooseGrounds, judge, type Judgement } from '../compose/judgement';
import { planetOfFactor, type Factor } from '../plan/weigh';
import { hasKind } from '../question/kinds';
import { getMatter } from '../question/matters';
import type { Kin } from '../question/people';
import type { ReadQuestion } from '../question/read-question';
import { between, counterparts } from '../tools/focus';
import { matterTable, relativeTable, type MatterId } from '../tools/tables';
import type { Understood, Wanted } from '../topics/understand';
import type { Question } from '../types';
import { statementsOf } from '../words/english-book';
import { hindiStatementsOf } from '../words/hindi-book';
import type { Ask, Words } from './ask';
import { choose, type Choice } from './choose';
import { findAsk } from './find-ask';
import { fill, forms, type Forms } from './forms';
import { readOptions } from './options';
import { isPlain, isTalk, readLine, toAskTopic, type AskTopic, type Form } from './request';

/** Enough of the table's share for a matter to be taken for what is asked about. */
const leastShare = 0.3;
/** To answer without the chart. */
const leastToEnd = 0.45;
const leastOfTalk = 0.6;
/** Where planets, houses or numbers are named besides. */
const leastBesideFact = 0.9;
/** From such a share something feared is asked about, and "no" is the good answer. */
const leastRisk = { ofFeared: 0.3, ofOthers: 0.6 };
/** A share of choices from which an "or" puts one. */
const leastEither = 0.1;
const openDays = 15;
const dayMs = 86_400_000;

const formOf: Partial<Record<Wanted, Form>> = {
  yesNo: 'willIt',
  doubt: 'willIt',
  when: 'when',
  why: 'why',
  remedy: 'todo',
  how: 'how',
  risk: 'willIt',
  either: 'either',
};

/** A time is asked for, and no thing. */
const asksTime = / (?:(?:which|what|kis|kaun ?s[aie]|kons[aie]) (?:year|month|day|date|age|time|saal|sal|mahin\w+|din|umar|umra)) /u;
const naming: readonly Wanted[] = ['which', 'like', 'how', 'either', 'fact', 'yesNo', 'doubt', 'meaning'];

/** "Should I", "karu", "lena chahiye": what is asked for is a decision of one's own. */
const decides =
  / (?:should|shall|chahiye|chaahiye|chahie|ya nahi|ya na|ya nhi|ya nahin|or not|worth|sahi rahega|thik rahega|theek rahega|wise|advisable) | (?:kar|le|de|ja|chala|chali|rakh|bech|khareed|kharid|chhod|chod|jod|mil|bol|bata|lag|laga|ban|bana|khol|dal|daal|utar|pehn|padh|likh)\w{0,2}(?:u|un|oo|oon|oun) /u;

function formOfLine({ value: wanted, shareOf }: Understood['wanted'], ask: Ask, plain: string): Form | null {
  if (shareOf('risk') >= (ask.feared === true ? leastRisk.ofFeared : leastRisk.ofOthers)) return ask.limit === undefined && ask.good === undefined ? null : 'feared';
  if (wanted === 'which' && asksTime.test(plain)) return ask.good === undefined ? null : 'when';
  // Without clauses of a verdict only what a planet names can be said.
  if (ask.slot !== undefined && (ask.good === undefined || naming.includes(wanted))) return wanted === 'remedy' ? 'todo' : 'which';
  if (ask.slot === undefined && ask.limit === undefined && (wanted === 'which' || wanted === 'like')) return 'how';
  if (wanted === 'either' && ask.go !== undefined) return orNot.test(plain) ? 'should' : 'decide';
  if (wanted === 'yesNo' && ask.go !== undefined && decides.test(plain)) return 'should';
  return wanted === 'either' ? 'willIt' : (formOf[wanted] ?? null);
}

/** A practice of tradition is asked for, and no everyday step. */
const asksPractice = / (?:upay|upaay|upaye|totka|totke|totk[ae]|remed\w+|mantr\w*|pooja|puja|vrat|daan|dan|havan|stotra|jaap) /u;

/** A doing or its refusal. */
const orNot = / (?:or not|ya nahi|ya na|ya nhi|ya nahin|ya mat) /u;

interface Answering {
  context: Context;
  ask: Ask;
  judgement: Judgement;
  choice: Choice | null;
  /** The words of the ask for whoever is asked about. */
  words: Readonly<Record<string, string | undefined>>;
}

const languageOf = ({ isEnglish }: Context): keyof Words => (isEnglish ? 'en' : 'hi');

/** What is between the one who asks and somebody is said of both. */
const isBetween = (matter: MatterId, { id }: Kin): boolean => between.includes(matter) && counterparts.includes(id);

/** The clauses of an ask, said of a relative where it is theirs and the clause does not name them. */
function wordsOf({ context, ask }: Pick<Answering, 'context' | 'ask'>): Answering['words'] {
  const language = languageOf(context);
  const { kin } = context.read;
  const { en, hi } = kin === null ? { en: '', hi: '' } : relativeTable[kin.id];
  const lead = kin === null || ask.names === true || isBetween(context.read.matter.id, kin) ? '' : language === 'en' ? `for your ${en} ` : `${hi} के लिए `;
  const clause = (words: Words | undefined) => (words === undefined ? undefined : `${lead}${words[language]}`);
  return {
    good: clause(ask.good),
    bad: clause(ask.bad),
    stuck: clause(ask.stuck),
    go: ask.go?.[language],
    wait: ask.wait?.[language],
    thing: ask.thing?.[language],
  };
}

const spanOf = ({ book, question }: Context, window: NonNullable<Judgement['window']>) => book.span(window, question.astrologer);

/** The month or day in which an open window closes. */
const endOf = (context: Context, window: NonNullable<Judgement['window']>) =>
  context.book.span({ start: window.end, end: window.end }, context.question.astrologer).replace(/^.* (?:to|से) /u, '');

const isOpen = ({ now }: Context, window: NonNullable<Judgement['window']>) => window.start - now < openDays * dayMs;

function leadByTime({ context, judgement, words }: Answering): string[] | null {
  const language = languageOf(context);
  const { horizon } = context.read;
  if (!horizon || horizon.isPast) return null;
  const time = language === 'en' ? horizon.english : horizon.hindi;
  const { window, isInside, level } = judgement;
  if (window === null) return fill(forms.notInTime.none, language, { ...words, time });
  if (!isInside) return fill(forms.notInTime.later, language, { ...words, time, span: spanOf(context, window) });
  return fill(forms.inTime[level], language, { ...words, time });
}

/** The way that is chosen, and what the chart has more of. */
function leadOfChoice({ context }: Answering, choice: Choice): string {
  const { tell, book } = context;
  const language = languageOf(context);
  const { best, others, isTold, stands, planet } = choice;
  const labels = [best, ...others].map(({ label }) => label);
  const isDoing = [best, ...others].some((each) => each.isDoing);
  if (!isTold) return tell([fill(isDoing ? forms.choice.sameDoing : forms.choice.same, language, { all: book.list(labels) })]);
  const first = tell([fill(forms.choice[isDoing ? 'doing' : 'thing'], language, { best: best.label, other: book.list(others.map(({ label }) => label)) })]);
  if (stands !== null) return `${first} ${tell([fill(forms.choice.stands, language, { stands: stands[language] })])}`;
  if (planet === null) return first;
  const house = context.strengths.view.house(planet);
  return `${first} ${context.say([`It stands on ${book.planet(planet)}, in the ${book.house(house)}.`], [`इसका आधार ${book.planet(planet)} हैं, जो ${book.house(house)} में हैं।`])}`;
}

/** The first sentence in alternatives: what was asked. */
function leadOf(answering: Answering, form: Form): string[] {
  const { context, ask, judgement, words } = answering;
  const language = languageOf(context);
  const { level, window } = judgement;
  const fact = () => {
    const factor = chooseGrounds({ ...judgement, level: 'slow' }, 1).grounds[0];
    return factor === undefined ? undefined : (context.isEnglish ? statementsOf : hindiStatementsOf)(factor);
  };
  switch (form) {
    case 'which': {
      const { strengths, question, read } = context;
      const [matterHouse] = judgement.focus.houses;
      const named = nameBySlot(ask.slot as SlotId, {
        strengths,
        gender: question.birth.gender,
        relative: read.kin,
        score: judgement.weighed.score,
        ...(ask.thing === undefined ? {} : { about: ask.thing }),
        seed: chartKey(question),
        ...(matterHouse === undefined ? {} : { matterHouse }),
      });
      return [named[language]];
    }
    case 'decide':
      return fill(forms.decide[level], language, words);
    case 'should':
      return fill(forms.should[level], language, words);
    case 'why':
      return fill(forms.why, language, { ...words, fact: fact() });
    case 'feared':
      return fill(forms.feared[level], language, words);
    case 'todo':
      return fill(forms.todo, language, { ...words, step: ask.steps?.[0]?.[language] });
    case 'when': {
      if (window === null) return fill(forms.when.none, language, words);
      if (context.read.horizon && !context.read.horizon.isPast && !judgement.isInside) return leadByTime(answering) ?? [];
      if (isOpen(context, window)) return fill(forms.when.now, language, { ...words, end: endOf(context, window) });
      return fill(forms.when[level], language, { ...words, span: spanOf(context, window) });
    }
    case 'how': {
      const { horizon } = context.read;
      if (!horizon || horizon.isPast) return fill(forms.how[level], language, words);
      return fill(forms.howInTime[level], language, { ...words, time: language === 'en' ? horizon.english : horizon.hindi });
    }
    default:
      return leadByTime(answering) ?? fill(forms.willIt[level], language, words);
  }
}

/** When, where the first sentence has not said it. */
function timeOf(answering: Answering, form: Form): string[] {
  const { context, ask, judgement } = answering;
  const { window, isInside, level } = judgement;
  const { horizon } = context.read;
  const isSaid = form === 'when' || form === 'either' || form === 'which' || (horizon !== null && !horizon.isPast && (!isInside || ['day', 'week'].includes(horizon.unit)));
  if (window === null || isSaid || ask.limit !== undefined || form === 'feared' || form === 'why') return [];
  const language = languageOf(context);
  if (isOpen(context, window)) return level === 'slow' ? [] : fill(forms.time.now, language, { end: endOf(context, window) });
  return fill(level === 'slow' ? forms.time.later : forms.time.best, language, { span: spanOf(context, window) });
}

/** A factor with what it means for the matter. */
function tellGround(context: Context, { matter }: Judgement, factor: Factor, wordings: Forms['ground']): string {
  const language = languageOf(context);
  const area = matterTable[matter.id].area;
  const meaning = meaningOf(area, factor, chartKey(context.question))[language];
  const statements = (context.isEnglish ? statementsOf : hindiStatementsOf)(factor);
  return context.tell([fill(wordings, language, { fact: statements, meaning })]);
}

function composeText(answering: Answering, form: Form): string {
  const { context, ask, judgement } = answering;
  const { tell, book, question, read } = context;
  const language = languageOf(context);
  const practice = form === 'todo' && asksPractice.test(` ${read.text.plain.trim()} `) ? composeRemedy(context, judgement.focus) : null;
  const first = practice !== null ? practice : answering.choice !== null ? leadOfChoice(answering, answering.choice) : tell([ask.limit === undefined ? leadOf(answering, form) : [ask.limit[language]]]);
  const time = timeOf(answering, form);
  const second = form === 'todo' && practice === null ? tell([fill(forms.then, language, { step: ask.steps?.[1]?.[language] })]) : '';
  const opening = [first, second, time.length > 0 ? tell([time]) : ''];
  const isOracle = question.astrologer === 'Oracle';
  const { grounds, against } = chooseGrounds(form === 'why' ? { ...judgement, level: 'slow' } : judgement, isOracle ? 2 : 3);
  // What the first sentence rests on is not said again.
  const told = form === 'why' ? grounds.slice(1) : grounds;
  const kin = read.kin && judgement.focus.houses[0] !== undefined ? tell(book.kinHouses(read.kin.id, read.kin.house, judgement.focus.houses[0])) : '';
  const reasons = [kin, ...told.map((factor) => tellGround(context, judgement, factor, forms.ground))];
  const other = against && !told.some((each) => planetOfFactor(each) === planetOfFactor(against)) && form !== 'why' ? tellGround(context, judgement, against, against.weight < 0 ? forms.against : forms.inFavour) : '';
  const step = form === 'todo' && practice === null ? '' : tell([fill(forms.step, language, { step: (ask.steps ?? []).map((each) => each[language]) })]);
  const paragraph = (parts: readonly string[]) => parts.filter((each) => each !== '').join(' ');
  return [paragraph(opening), paragraph([...reasons, other]), step].filter((each) => each !== '').join('\n\n');
}

interface AskedOf {
  context: Context;
  ask: Ask;
  form: Form;
  choice?: Choice | null;
}

/** Whether an ask has the words for an answer with a verdict, or a limit in its place. */
const isWritten = ({ limit, slot, good, bad, stuck }: Ask): boolean => limit !== undefined || slot !== undefined || (good !== undefined && bad !== undefined && stuck !== undefined);

/** An ask answered in a form, of the matter, person and time of the context. */
export function answerAsk({ context, ask, form, choice = null }: AskedOf): { text: string; judgement: Judgement } {
  const judgement = judge(context);
  return { text: composeText({ context, ask, judgement, choice, words: wordsOf({ context, ask }) }, form), judgement };
}

/** The ask of a line about a matter and the form in which it is asked; null where it has no words for it. */
export function readAsk(matter: AskTopic, raw: string, plain: string): { ask: Ask; form: Form } | null {
  const ask = findAsk(matter, raw);
  if (ask === null || !isWritten(ask)) return null;
  const form = formOfLine(readLine(raw).wanted, ask, ` ${plain.trim()} `);
  return form === null ? null : { ask, form };
}

const inTrades: readonly MatterId[] = ['career', 'careerField', 'study', 'higherStudy', 'business', 'arts', 'fame'];
const asksFit: readonly Wanted[] = ['yesNo', 'how', 'doubt', 'which'];
const [fits, mayFit] = [46, 36];

/** Whether a trade or a branch of study that is named suits; null where none is named. */
function answerField(context: Context, { ask, wanted, judgement }: { ask: Ask; wanted: Wanted; judgement: Judgement }): string | null {
  const { matter, text } = context.read;
  const field = inTrades.includes(matter.id) && asksFit.includes(wanted) ? (findFields(text)[0] ?? null) : null;
  if (field === null) return null;
  const fit = fitOf(context, field);
  const level = fit >= fits ? 'yes' : fit >= mayFit ? 'careful' : 'slow';
  const language = languageOf(context);
  const lead = context.tell([fill(forms.field[level], language, { field: language === 'en' ? field.english : field.hindi })]);
  const [ground] = chooseGrounds(judgement, 1).grounds;
  const step = context.tell([fill(forms.step, language, { step: (ask.steps ?? []).map((each) => each[language]) })]);
  return [`${lead} ${reasonOf(context, field.planets)}`, ground ? tellGround(context, judgement, ground, forms.ground) : '', step].filter((each) => each !== '').join('\n\n');
}

/** What needs no chart; null where the ask has no answer of its own. */
function composePlain(question: Question, asked: ReadQuestion, topic: AskTopic): Composed | null {
  const ask = findAsk(topic, asked.text.raw);
  if (ask?.answer === undefined) return null;
  const context = createContext(question, asked);
  const text = ask.answer[languageOf(context)].map((sentence) => context.tell([sentence])).join(' ');
  return { text, context, sensitiveTopic: null, judgement: null, isFree: ask.free === true, usesChart: false };
}

/** The answer to a question about a matter, in the words of the ask that it is most like; null where the table takes it for something else. */
export function composeAsk(question: Question, asked: ReadQuestion): Composed | null {
  const line = readLine(asked.text.raw);
  const { share } = line.topic;
  const topic = toAskTopic(line.topic.value);
  const least = asked.fact !== null ? leastBesideFact : isPlain(topic ?? 'other') ? (isTalk(topic ?? 'other') ? leastOfTalk : leastToEnd) : leastShare;
  if (topic === null || share < least || hasKind(asked.text, 'muhurta')) return null;
  if (isPlain(topic)) return composePlain(question, asked, topic);
  // A day is read from the Moon of that day.
  if (topic === 'time' && asked.horizon?.unit === 'day') return null;
  const read = readAsk(topic, asked.text.raw, asked.text.plain);
  if (read === null) return null;
  // A married person who asks about marriage as such means their own.
  if (question.birth.marital_status === 'Married' && asked.kin === null && ['marriage', 'loveMarriage'].includes(topic) && read.ask.id === 'any') return null;
  const options = line.wanted.shareOf('either') >= leastEither ? readOptions(asked.text.raw, asked.language) : [];
  const choice = options.length > 1 ? choose(getStrengths(question.chart), options, question.birth.gender, question.now.getTime()) : null;
  const context = createContext(question, { ...asked, matter: getMatter(read.ask.as ?? (topic in matterTable ? (topic as MatterId) : 'luck')), fact: null, step: null });
  const { text: ofAsk, judgement } = answerAsk({ context, ask: read.ask, form: choice === null ? read.form : 'either', choice });
  const text = (choice === null ? answerField(context, { ask: read.ask, wanted: line.wanted.value, judgement }) : null) ?? ofAsk;
  return { text, context, sensitiveTopic: null, judgement, isFree: false, usesChart: true };
}
