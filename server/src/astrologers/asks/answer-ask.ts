import { getMeaning } from '../answers/meanings';
import { chartKey, type Context } from '../compose/context';
import { join, joinSentences } from '../compose/join';
import { chooseGrounds, judge, type Judgement } from '../compose/judgement';
import { composeRemedy } from '../answers/remedies/remedy';
import { planetOfFactor, type Factor } from '../plan/weigh';
import { matterTable } from '../tools/tables';
import { listStatements } from '../words/english-book';
import { listHindiStatements } from '../words/hindi-book';
import type { Ask } from './ask';
import { asksPractice } from './forms/form-of-line';
import { fill, forms, type Forms } from './forms/forms';
import { composeLead, composeTime, type Answering } from './leads';
import type { Form } from './request';
import { getContentLanguage, getWords } from './ask-words';

/** A factor with its meaning for the matter. */
export function describeGround(context: Context, { matter }: Judgement, factor: Factor, wordings: Forms['ground']): string {
  const language = getContentLanguage(context);
  const area = matterTable[matter.id].area;
  const meaning = getMeaning(area, factor, chartKey(context.question))[language];
  const statements = (context.isEnglish ? listStatements : listHindiStatements)(factor);
  return context.render([fill(wordings, language, { fact: statements, meaning })]);
}

/** Minimum share of a second question for what to do. */
const minSecondaryShare = 0.03;
const alsoAsksStep = ({ wanted }: Context['read']['line']): boolean =>
  wanted.value !== 'remedy' && wanted.shareOf('remedy') >= minSecondaryShare;

/** Practical steps: after the first sentence if asked for, otherwise the last paragraph. */
function composeSteps({ context, ask }: Answering, form: Form, hasPractice: boolean): Record<'behind' | 'last', string> {
  const language = getContentLanguage(context);
  const steps = (ask.steps ?? []).map((each) => each[language]);
  if (form === 'todo' && !hasPractice) return { behind: context.render([fill(forms.then, language, { step: steps[1] })]), last: '' };
  const step = context.render([fill(forms.step, language, { step: steps })]);
  const isAsked = form !== 'todo' && ask.limit === undefined && alsoAsksStep(context.read.line);
  return isAsked ? { behind: step, last: '' } : { behind: '', last: step };
}

function composeText(answering: Answering, form: Form): string {
  const { context, ask, judgement } = answering;
  const { render, book, question, read } = context;
  const language = getContentLanguage(context);
  const practice = form === 'todo' && asksPractice(read.text.plain) ? composeRemedy(context, judgement.focus) : null;
  const first = practice !== null ? practice : render([ask.limit === undefined ? composeLead(answering, form) : [ask.limit[language]]]);
  const time = composeTime(answering, form);
  const { behind, last } = composeSteps(answering, form, practice !== null);
  const opening = [first, behind, time.length > 0 ? render([time]) : ''];
  const isOracle = question.astrologer === 'Oracle';
  const { grounds, against } = chooseGrounds(form === 'why' ? { ...judgement, level: 'slow' } : judgement, isOracle ? 2 : 3);
  // The ground of the first sentence is not repeated.
  const shownGrounds = form === 'why' ? grounds.slice(1) : grounds;
  const kin =
    read.kin && judgement.focus.houses[0] !== undefined
      ? render(book.kinHouses(read.kin.id, read.kin.house, judgement.focus.houses[0]))
      : '';
  const reasons = [kin, ...shownGrounds.map((factor) => describeGround(context, judgement, factor, forms.ground))];
  const other =
    against && !shownGrounds.some((each) => planetOfFactor(each) === planetOfFactor(against)) && form !== 'why'
      ? describeGround(context, judgement, against, against.weight < 0 ? forms.against : forms.inFavour)
      : '';
  return join(joinSentences(opening), joinSentences([...reasons, other]), last);
}

interface AskedOf {
  context: Context;
  ask: Ask;
  form: Form;
}

/** The answer to an ask in a form, for the matter, person and time of the context. */
export function answerAsk({ context, ask, form }: AskedOf): { text: string; judgement: Judgement } {
  const judgement = judge(context);
  return { text: composeText({ context, ask, judgement, words: getWords(context, ask) }, form), judgement };
}
