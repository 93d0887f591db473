import type { Context } from '../compose/context';
import { rateField, describeReason } from '../compose/field-answers';
import { join } from '../compose/join';
import { chooseGrounds, type Judgement } from '../compose/judgement';
import { askingPart } from '../question/asking';
import { findFields } from '../question/fields';
import type { MatterId } from '../tools/tables';
import type { Wanted } from '../topics/understand';
import type { Ask } from './ask';
import { fill, forms } from './forms/forms';
import { splitParts } from './options';
import { describeGround } from './answer-ask';
import { getContentLanguage } from './ask-words';

const inTrades: readonly MatterId[] = ['career', 'careerField', 'study', 'higherStudy', 'business', 'arts', 'fame'];
const asksFit: readonly Wanted[] = ['yesNo', 'how', 'doubt', 'which'];
const [fits, mayFit] = [46, 36];

/** Whether a named trade or branch of study suits; null if none is named. */
export function answerField(
  context: Context,
  { ask, wanted, judgement }: { ask: Ask; wanted: Wanted; judgement: Judgement },
): string | null {
  const { matter, text, horizon } = context.read;
  // "Which business" asks for a field, although it names the kind.
  const isNamedByPlanet = wanted === 'which' && ask.slot !== undefined;
  // "How is January for my business of saris" asks for the time.
  const isOfTime = wanted === 'how' && horizon !== null;
  // A decision about an existing trade ("renew or close") is not about its fit.
  const isFit =
    inTrades.includes(matter.id) && asksFit.includes(wanted) && !isNamedByPlanet && !isOfTime && splitParts(text.raw).length < 2;
  // A subject in which somebody is weak is a statement.
  const field = isFit ? (findFields(askingPart(text))[0] ?? null) : null;
  if (field === null) return null;
  const fit = rateField(context, field);
  const level = fit >= fits ? 'yes' : fit >= mayFit ? 'careful' : 'slow';
  const language = getContentLanguage(context);
  const lead = context.render([fill(forms.field[level], language, { field: language === 'en' ? field.english : field.hindi })]);
  const [ground] = chooseGrounds(judgement, 1).grounds;
  const step = context.render([fill(forms.step, language, { step: (ask.steps ?? []).map((each) => each[language]) })]);
  return join(
    `${lead} ${describeReason(context, field.planets)}`,
    ground ? describeGround(context, judgement, ground, forms.ground) : '',
    step,
  );
}
