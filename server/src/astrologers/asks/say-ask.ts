import { meaningOf } from '../answers/meanings';
import { chartKey, type Context } from '../compose/context';
import { fitOf, reasonOf } from '../compose/field-answers';
import { chooseGrounds, judge, type Judgement } from '../compose/judgement';
import { composeRemedy } from '../compose/remedy';
import { planetOfFactor, type Factor } from '../plan/weigh';
import { findFields } from '../question/fields';
import { matterTable, type MatterId } from '../tools/tables';
import type { Wanted } from '../topics/understand';
import { statementsOf } from '../words/english-book';
import { hindiStatementsOf } from '../words/hindi-book';
import type { Ask } from './ask';
import type { Choice } from './choose';
import { asksPractice } from './form-of-line';
import { fill, forms, type Forms } from './forms';
import { leadOf, leadOfChoice, timeOf, type Answering } from './leads';
import type { Form } from './request';
import { languageOf, wordsOf } from './words-of';

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
  const first =
    practice !== null
      ? practice
      : answering.choice !== null
        ? leadOfChoice(answering, answering.choice)
        : tell([ask.limit === undefined ? leadOf(answering, form) : [ask.limit[language]]]);
  const time = timeOf(answering, form);
  const second = form === 'todo' && practice === null ? tell([fill(forms.then, language, { step: ask.steps?.[1]?.[language] })]) : '';
  const opening = [first, second, time.length > 0 ? tell([time]) : ''];
  const isOracle = question.astrologer === 'Oracle';
  const { grounds, against } = chooseGrounds(form === 'why' ? { ...judgement, level: 'slow' } : judgement, isOracle ? 2 : 3);
  // What the first sentence rests on is not said again.
  const told = form === 'why' ? grounds.slice(1) : grounds;
  const kin =
    read.kin && judgement.focus.houses[0] !== undefined ? tell(book.kinHouses(read.kin.id, read.kin.house, judgement.focus.houses[0])) : '';
  const reasons = [kin, ...told.map((factor) => tellGround(context, judgement, factor, forms.ground))];
  const other =
    against && !told.some((each) => planetOfFactor(each) === planetOfFactor(against)) && form !== 'why'
      ? tellGround(context, judgement, against, against.weight < 0 ? forms.against : forms.inFavour)
      : '';
  const step =
    form === 'todo' && practice === null
      ? ''
      : tell([fill(forms.step, language, { step: (ask.steps ?? []).map((each) => each[language]) })]);
  const paragraph = (parts: readonly string[]) => parts.filter((each) => each !== '').join(' ');
  return [paragraph(opening), paragraph([...reasons, other]), step].filter((each) => each !== '').join('\n\n');
}

interface AskedOf {
  context: Context;
  ask: Ask;
  form: Form;
  choice?: Choice | null;
}

/** An ask answered in a form, of the matter, person and time of the context. */
export function answerAsk({ context, ask, form, choice = null }: AskedOf): { text: string; judgement: Judgement } {
  const judgement = judge(context);
  return { text: composeText({ context, ask, judgement, choice, words: wordsOf(context, ask) }, form), judgement };
}

const inTrades: readonly MatterId[] = ['career', 'careerField', 'study', 'higherStudy', 'business', 'arts', 'fame'];
const asksFit: readonly Wanted[] = ['yesNo', 'how', 'doubt', 'which'];
const [fits, mayFit] = [46, 36];

/** Whether a trade or a branch of study that is named suits; null where none is named. */
export function answerField(
  context: Context,
  { ask, wanted, judgement }: { ask: Ask; wanted: Wanted; judgement: Judgement },
): string | null {
  const { matter, text } = context.read;
  const field = inTrades.includes(matter.id) && asksFit.includes(wanted) ? (findFields(text)[0] ?? null) : null;
  if (field === null) return null;
  const fit = fitOf(context, field);
  const level = fit >= fits ? 'yes' : fit >= mayFit ? 'careful' : 'slow';
  const language = languageOf(context);
  const lead = context.tell([fill(forms.field[level], language, { field: language === 'en' ? field.english : field.hindi })]);
  const [ground] = chooseGrounds(judgement, 1).grounds;
  const step = context.tell([fill(forms.step, language, { step: (ask.steps ?? []).map((each) => each[language]) })]);
  return [`${lead} ${reasonOf(context, field.planets)}`, ground ? tellGround(context, judgement, ground, forms.ground) : '', step]
    .filter((each) => each !== '')
    .join('\n\n');
}
