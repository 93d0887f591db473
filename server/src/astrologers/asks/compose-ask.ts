import { findManglik } from '../../astrology';
import { answerField } from './answer-field';
import { composeStaticAnswer } from '../answers/fill-wordings';
import type { Asked } from '../answers/topic-answer';
import type { Composed } from '../compose/composed';
import { createContext, type Context } from '../compose/context';
import { join } from '../compose/join';
import { askingPart, hasDecisionVerb } from '../question/asking';
import { getMatter } from '../question/matters';
import type { QuestionText } from '../question/question-text';
import { matterTable, type MatterId } from '../tools/tables';
import type { Understood } from '../topics/understand';
import type { Ask } from './ask';
import { isGuess, isMisnamed } from './certainty';
import { getAsks } from './content';
import { findAsk, findAskWith, findPlainAsk, isSurerAlone, likeliestAsk } from './find-ask';
import {
  asksDecision,
  asksStep,
  formOfLine,
  happens,
  mayBeUnwished,
  mentionsHarm,
  withAmount,
  withSaidReason,
  withSaidStep,
} from './forms/form-of-line';
import { fill, forms } from './forms/forms';
import { isDenied, withSaidDecision } from './forms/said-decision';
import { minNatureShare } from './open-topic';
import { withOwnDecision } from './own/own-decision';
import { isMatter, isPlain, readLine, toAskTopic, type AskTopic, type Form } from './request';
import { answerAsk } from './answer-ask';
import { getContentLanguage } from './ask-words';

/** Whether an ask has texts for a verdict or for a limit. */
const isWritten = ({ limit, slot, good, bad, stuck }: Ask): boolean =>
  limit !== undefined || slot !== undefined || (good !== undefined && bad !== undefined && stuck !== undefined);

/** Minimum share of an ask with a decision, if the user asks for one. */
const minDecisionShare = 0.25;

/** A question for a decision is answered by an ask that has one: of the topic, otherwise the general one, scored by the topic. */
function decided(matter: AskTopic, raw: string, found: Ask, isDecision: boolean): Ask {
  if (!isDecision || found.go !== undefined || found.limit !== undefined || found.slot !== undefined || found.feared === true) return found;
  const own = findAskWith(matter, raw, ({ go }) => go !== undefined, minDecisionShare);
  const [general] = getAsks('general');
  return own ?? (general === undefined ? found : { ...general, as: found.as ?? (isMatter(matter) ? matter : 'luck') });
}

/** Minimum shares of an ask of the topic, of the general topic, and of an ask about informing or persuading somebody. */
const [minOwnShare, minGeneralShare, minSpecificShare] = [0.35, 0.5, 0.6];

/** How to inform or persuade somebody; null for other steps. */
export const findSpecificAsk = (line: string): Ask | null => findAskWith('general', line, ({ over }) => over === true, minSpecificShare);

/** The ask of a message: of its topic, or of the general topic if only that one is sure. */
function findBestAsk(matter: AskTopic, raw: string, plain: string, asking: string): Ask | null {
  const found = findAsk(matter, raw, matter === 'general' ? minNatureShare : undefined);
  if (isMatter(matter) && asksStep(plain)) {
    const over = findSpecificAsk(raw) ?? findSpecificAsk(asking);
    if (over !== null) return { ...over, as: matter };
  }
  if (found === null || found.limit !== undefined || found.slot !== undefined || !isMatter(matter)) return found;
  const own = likeliestAsk(matter, raw, minOwnShare);
  if (typeof own === 'string' && own !== 'any') return found;
  const general = findAskWith('general', raw, ({ good, over }) => (own === 'any' ? over === true : good !== undefined), minGeneralShare);
  return general === null ? found : { ...general, as: found.as ?? matter };
}

/** Whether the message asks about harm. */
const safety = getAsks('general').find(({ id }) => id === 'safe');

/** The ask and form of a message about a matter; null if the ask has no text for the form. `plain` and `asking` are the asking part. */
export function readAsk(matter: AskTopic, raw: string, plain: string, line = readLine(raw), asking = raw): { ask: Ask; form: Form } | null {
  // "I was laid off. By which month will I have a new job?": the story is not the question.
  if (isSurerAlone(matter, raw, asking)) return readAsk(matter, asking, plain, readLine(asking));
  const wanted = withSaidDecision(withSaidStep(withSaidReason(line.wanted, plain), plain), plain);
  const best = findBestAsk(matter, raw, plain, asking);
  const found = best !== null && isMisnamed(matter, raw, best, wanted.value) ? (getAsks(matter)[0] ?? best) : best;
  if (found === null || !isWritten(found)) return null;
  const decision = decided(matter, raw, found, asksDecision(wanted, plain));
  const { ask, form } = withAmount(decision, formOfLine(wanted, decision, plain), plain);
  // A fear about an unknown subject is never answered with "yes".
  if (matter === 'general' && form === 'willIt' && mentionsHarm(plain))
    return { ask: (ask.id === 'any' ? safety : undefined) ?? ask, form: 'feared' };
  if (form === 'willIt' && matter !== 'general' && ask.good !== undefined && isDenied(plain)) return { ask, form: 'feared' };
  // Neither is an outcome of which only the user knows whether it is wished for.
  const isUnclear = form === 'willIt' && ask.feared !== true && mayBeUnwished(line.wanted, plain, matter === 'general');
  return form === null ? null : { ask, form: isUnclear ? 'open' : form };
}

/** For a story about an unknown subject, the ask of its question if that is more probable than that of the whole. */
const withSurer = (line: Understood, asking: Understood): Understood =>
  asking.wanted.share > line.wanted.share ? { ...line, wanted: asking.wanted } : line;

/** "Is my son happy there", "did my brother take it": no chart shows what another person does or did, and a general "it works out" would be no answer. */
const isOfOthers = ({ read: { kin } }: Asked, { plain }: QuestionText, { ask, form }: { ask: Ask; form: Form }): boolean =>
  kin !== null && ask.id === 'any' && form === 'willIt' && !happens(plain) && !hasDecisionVerb(plain);

/** Forms that ask about the wedding itself. */
const weddingForms: readonly Form[] = ['should', 'decide', 'which'];
const marriageTopics: readonly AskTopic[] = ['marriage', 'loveMarriage'];

/** A married user who asks about marriage means their own. */
function toOwnMarriage({ question, read }: Asked, topic: AskTopic, ask: Ask): Ask | null {
  const isOwn = question.birth.marital_status === 'Married' && read.kin === null && marriageTopics.includes(topic) && ask.id === 'any';
  return isOwn ? (getAsks('harmony')[0] ?? null) : null;
}

const describeMarried = (context: Context): string => context.render([fill(forms.married, getContentLanguage(context), {})]);

/** The answer to a question about a matter, by its likeliest ask; null if it is about something else. */
export function composeAsk(asked: Asked): Composed | null {
  const { question, read, line } = asked;
  const topic = toAskTopic(line.topic.value);
  if (topic === null) return null;
  if (isPlain(topic)) return composeStaticAnswer(createContext(question, read), findPlainAsk(topic, read.text.raw, line.wanted.value));
  // For a story about an unknown subject only its question determines the kind.
  const asking = askingPart(read.text);
  const isOpen = topic === 'general';
  // So do the asks of a matter that only the question names.
  const isOfPart = isOpen || (asking.raw !== read.text.raw && readLine(read.text.raw).topic.value !== line.topic.value);
  const asks = readAsk(
    topic,
    (isOfPart ? asking : read.text).raw,
    asking.plain,
    isOpen ? withSurer(line, readLine(asking.raw)) : line,
    asking.raw,
  );
  if (asks === null) return null;
  // Of an unknown subject only the user's own words say what is decided.
  const found = withOwnDecision(asks, asking, read.text, isOpen ? 0 : line.topic.share);
  if (isOpen && isOfOthers(asked, asking, found))
    return composeStaticAnswer(createContext(question, read), getAsks('x_unknowable')[0] ?? null);
  if (found.ask === asks.ask && isGuess(asked, topic)) return null;
  const married = toOwnMarriage(asked, topic, found.ask);
  // A question "when" is answered with a time, whatever the form.
  const isWhen = married !== null && found.form === 'when';
  const needs = read.kin === null ? found.ask.needs : undefined;
  const isPremiseTrue = needs === undefined || findManglik(question.chart).isManglik;
  const ask = (isWhen ? null : married) ?? (isPremiseTrue ? found.ask : (getAsks(topic)[0] ?? found.ask));
  const matter = married && !isWhen ? 'harmony' : (ask.as ?? (topic in matterTable ? (topic as MatterId) : 'luck'));
  const form = married && weddingForms.includes(found.form) ? 'how' : found.form;
  const context = createContext(question, { ...read, matter: getMatter(matter) });
  const answered = answerAsk({ context, ask, form });
  const fieldAnswer = answerField(context, { ask, wanted: line.wanted.value, judgement: answered.judgement });
  const text = fieldAnswer ?? answered.text;
  const [opening = '', ...rest] = text.split('\n\n');
  const whole = married
    ? join(isWhen ? `${opening} ${describeMarried(context)}` : `${describeMarried(context)} ${opening}`, ...rest)
    : text;
  return {
    text: whole,
    context,
    sensitiveTopic: null,
    judgement: answered.judgement,
    // An answer without a verdict is free.
    isFree: ask.limit !== undefined,
    usesChart: true,
    asked: { ask, form },
    ...(needs && { needs }),
  };
}
