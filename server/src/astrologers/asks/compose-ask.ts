import { findManglik } from '../../astrology';
import { answerField } from './answer-field';
import { tellWhole } from '../answers/tell-answer';
import type { Asked } from '../answers/topic-answer';
import type { Composed } from '../compose/composed';
import { createContext, type Context } from '../compose/context';
import { join } from '../compose/join';
import { askingPart, decides } from '../question/asking';
import { getMatter } from '../question/matters';
import { matterTable, type MatterId } from '../tools/tables';
import type { Understood } from '../topics/understand';
import type { Ask } from './ask';
import { asksOf } from './content';
import { findAsk, findAskWith, likeliestAsk } from './find-ask';
import { asksDecision, asksStep, formOfLine, happens, namesHarm, withAmount, withSaidReason, withSaidStep } from './form-of-line';
import { fill, forms } from './forms';
import { leastNature } from './open-topic';
import { isMatter, isPlain, readLine, toAskTopic, type AskTopic, type Form } from './request';
import { answerAsk } from './say-ask';
import { languageOf } from './words-of';

/** Whether an ask has the words for an answer with a verdict, or a limit in its place. */
const isWritten = ({ limit, slot, good, bad, stuck }: Ask): boolean =>
  limit !== undefined || slot !== undefined || (good !== undefined && bad !== undefined && stuck !== undefined);

/** From such a share the ask that holds a decision is meant by who asks for one. */
const leastOfDecision = 0.25;

/** Who asks for a decision is answered by an ask that has one: of the topic, or else of any subject, weighed by the topic. */
function decided(matter: AskTopic, raw: string, found: Ask, isDecision: boolean): Ask {
  if (!isDecision || found.go !== undefined || found.limit !== undefined || found.slot !== undefined || found.feared === true) return found;
  const own = findAskWith(matter, raw, ({ go }) => go !== undefined, leastOfDecision);
  const [general] = asksOf('general');
  return own ?? (general === undefined ? found : { ...general, as: found.as ?? (isMatter(matter) ? matter : 'luck') });
}

/** Below the first share no ask of a topic is meant, and from the second one that names no subject is; from the third how to tell or persuade somebody is. */
const [leastOfOwn, leastOfGeneral, leastOfOver] = [0.35, 0.5, 0.6];

const overOf = (line: string): Ask | null => findAskWith('general', line, ({ over }) => over === true, leastOfOver);

/** The ask of a topic that a line is about; where its table is not sure, and that of all subjects is, what is asked of any subject, weighed by the topic. */
function askOf(matter: AskTopic, raw: string, plain: string, asking: string): Ask | null {
  const found = findAsk(matter, raw, matter === 'general' ? leastNature : undefined);
  if (isMatter(matter) && asksStep(plain)) {
    const over = overOf(raw) ?? overOf(asking);
    if (over !== null) return { ...over, as: matter };
  }
  if (found === null || found.limit !== undefined || found.slot !== undefined || !isMatter(matter)) return found;
  const own = likeliestAsk(matter, raw, leastOfOwn);
  if (typeof own === 'string' && own !== 'any') return found;
  const general = findAskWith('general', raw, ({ good, over }) => (own === 'any' ? over === true : good !== undefined), leastOfGeneral);
  return general === null ? found : { ...general, as: found.as ?? matter };
}

/** Whether something does harm. */
const safety = asksOf('general').find(({ id }) => id === 'safe');

/** The ask of a line about a matter and the form in which it is asked; null where it has no words for it. `plain` and `asking` are what it asks. */
export function readAsk(matter: AskTopic, raw: string, plain: string, line = readLine(raw), asking = raw): { ask: Ask; form: Form } | null {
  const found = askOf(matter, raw, plain, asking);
  if (found === null || !isWritten(found)) return null;
  const wanted = withSaidStep(withSaidReason(line.wanted, plain), plain);
  const decision = decided(matter, raw, found, asksDecision(wanted, plain));
  const { ask, form } = withAmount(decision, formOfLine(wanted, decision, plain), plain);
  // What is feared of a subject that is not known gets no "yes".
  if (matter === 'general' && form === 'willIt' && namesHarm(plain))
    return { ask: (ask.id === 'any' ? safety : undefined) ?? ask, form: 'feared' };
  return form === null ? null : { ask, form };
}

/** Of a story about a subject that is not known its question tells what is wanted where it is surer than the whole. */
const withSurer = (line: Understood, asking: Understood): Understood =>
  asking.wanted.share > line.wanted.share ? { ...line, wanted: asking.wanted } : line;

/** "Is my son happy there", "did my brother take it": what somebody else does or did is in no chart, and a general "it works out" would say nothing. */
const isOfOthers = ({ read: { kin, text } }: Asked, { ask, form }: { ask: Ask; form: Form }): boolean =>
  kin !== null && ask.id === 'any' && form === 'willIt' && !happens(text.plain) && !decides(text.plain);

/** Forms that ask for the wedding itself. */
const ofWedding: readonly Form[] = ['should', 'decide', 'which'];
const ofMarriage: readonly AskTopic[] = ['marriage', 'loveMarriage'];

/** A married person who asks about marriage as such means their own. */
function toOwnMarriage({ question, read }: Asked, topic: AskTopic, ask: Ask): Ask | null {
  const isOwn = question.birth.marital_status === 'Married' && read.kin === null && ofMarriage.includes(topic) && ask.id === 'any';
  return isOwn ? (asksOf('harmony')[0] ?? null) : null;
}

const tellMarried = (context: Context): string => context.tell([fill(forms.married, languageOf(context), {})]);

/** The answer to a question about a matter, in the words of the ask that it is most like; null where the table takes it for something else. */
export function composeAsk(asked: Asked): Composed | null {
  const { question, read, line } = asked;
  const topic = toAskTopic(line.topic.value);
  if (topic === null) return null;
  if (isPlain(topic)) return tellWhole(createContext(question, read), findAsk(topic, read.text.raw));
  // Of a story about a subject that is not known only what it asks tells its nature.
  const asking = askingPart(read.text);
  const isOpen = topic === 'general';
  const found = readAsk(
    topic,
    (isOpen ? asking : read.text).raw,
    asking.plain,
    isOpen ? withSurer(line, readLine(asking.raw)) : line,
    asking.raw,
  );
  if (found === null) return null;
  if (isOpen && isOfOthers(asked, found)) return tellWhole(createContext(question, read), asksOf('x_unknowable')[0] ?? null);
  const married = toOwnMarriage(asked, topic, found.ask);
  // Who asks when is told when, whatever the form says.
  const isWhen = married !== null && found.form === 'when';
  const needs = read.kin === null ? found.ask.needs : undefined;
  const isHeld = needs === undefined || findManglik(question.chart).isManglik;
  const ask = (isWhen ? null : married) ?? (isHeld ? found.ask : (asksOf(topic)[0] ?? found.ask));
  const matter = married && !isWhen ? 'harmony' : (ask.as ?? (topic in matterTable ? (topic as MatterId) : 'luck'));
  const form = married && ofWedding.includes(found.form) ? 'how' : found.form;
  const context = createContext(question, { ...read, matter: getMatter(matter) });
  const answered = answerAsk({ context, ask, form });
  const ofField = answerField(context, { ask, wanted: line.wanted.value, judgement: answered.judgement });
  const text = ofField ?? answered.text;
  const [opening = '', ...rest] = text.split('\n\n');
  const whole = married ? join(isWhen ? `${opening} ${tellMarried(context)}` : `${tellMarried(context)} ${opening}`, ...rest) : text;
  return {
    text: whole,
    context,
    sensitiveTopic: null,
    judgement: answered.judgement,
    // What no chart tells costs nothing.
    isFree: ask.limit !== undefined,
    usesChart: true,
    asked: { ask, form },
    ...(needs && { needs }),
  };
}
