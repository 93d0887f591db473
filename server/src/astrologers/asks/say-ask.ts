import { meaningOf } from '../answers/meanings';
import { chartKey, type Context } from '../compose/context';
import { join, joinSentences } from '../compose/join';
import { chooseGrounds, judge, type Judgement } from '../compose/judgement';
import { composeRemedy } from '../answers/remedies/remedy';
import { planetOfFactor, type Factor } from '../plan/weigh';
import { matterTable } from '../tools/tables';
import { statementsOf } from '../words/english-book';
import { hindiStatementsOf } from '../words/hindi-book';
import type { Ask } from './ask';
import { asksPractice } from './form-of-line';
import { fill, forms, type Forms } from './forms';
import { leadOf, timeOf, type Answering } from './leads';
import type { Form } from './request';
import { languageOf, wordsOf } from './words-of';

/** A factor with what it means for the matter. */
export function tellGround(context: Context, { matter }: Judgement, factor: Factor, wordings: Forms['ground']): string {
  const language = languageOf(context);
  const area = matterTable[matter.id].area;
  const meaning = meaningOf(area, factor, chartKey(context.question))[language];
  const statements = (context.isEnglish ? statementsOf : hindiStatementsOf)(factor);
  return context.tell([fill(wordings, language, { fact: statements, meaning })]);
}

/** From such a share what to do is asked besides. */
const leastAlso = 0.03;
const alsoAsksStep = ({ wanted }: Context['read']['line']): boolean => wanted.value !== 'remedy' && wanted.shareOf('remedy') >= leastAlso;

/** What can be done: behind the first sentence where that is asked, too, or as the last paragraph. */
function stepsOf({ context, ask }: Answering, form: Form, hasPractice: boolean): Record<'behind' | 'last', string> {
  const language = languageOf(context);
  const steps = (ask.steps ?? []).map((each) => each[language]);
  if (form === 'todo' && !hasPractice) return { behind: context.tell([fill(forms.then, language, { step: steps[1] })]), last: '' };
  const step = context.tell([fill(forms.step, language, { step: steps })]);
  const isAsked = form !== 'todo' && ask.limit === undefined && alsoAsksStep(context.read.line);
  return isAsked ? { behind: step, last: '' } : { behind: '', last: step };
}

function composeText(answering: Answering, form: Form): string {
  const { context, ask, judgement } = answering;
  const { tell, book, question, read } = context;
  const language = languageOf(context);
  const practice = form === 'todo' && asksPractice(read.text.plain) ? composeRemedy(context, judgement.focus) : null;
  const first = practice !== null ? practice : tell([ask.limit === undefined ? leadOf(answering, form) : [ask.limit[language]]]);
  const time = timeOf(answering, form);
  const { behind, last } = stepsOf(answering, form, practice !== null);
  const opening = [first, behind, time.length > 0 ? tell([time]) : ''];
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
  return join(joinSentences(opening), joinSentences([...reasons, other]), last);
}

interface AskedOf {
  context: Context;
  ask: Ask;
  form: Form;
}

/** An ask answered in a form, of the matter, person and time of the context. */
export function answerAsk({ context, ask, form }: AskedOf): { text: string; judgement: Judgement } {
  const judgement = judge(context);
  return { text: composeText({ context, ask, judgement, words: wordsOf(context, ask) }, form), judgement };
}
