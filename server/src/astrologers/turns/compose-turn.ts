import { findCareful } from '../asks/careful';
import { readAsk } from '../asks/compose-ask';
import { asksOf } from '../asks/content';
import { isMatter, readLine } from '../asks/request';
import type { Composed } from '../compose/composed';
import { createContext } from '../compose/context';
import { judge } from '../compose/judgement';
import { readTerms } from '../answers/facts/terms';
import { readQuestion, type ReadQuestion } from '../question/read-question';
import type { TurnForm } from '../topics/turns/turn-form';
import type { Question } from '../types';
import { again } from './ask-again';
import { sayChosen } from './choice';
import { findWay } from './content';
import { goesOn } from './goes-on';
import { completed, sayComputed, sayPractice } from './of-things';
import { sayWay } from './say-way';
import { askAbout, type Turn, type Weighed } from './turn';

/** What is answered again to know what a line goes on from. */
const mostBack = 5;
/** What costs nothing: thanks, the desk, a doubt, a word explained, details of a practice, the same once more. */
export const freeForms: readonly TurnForm[] = ['close', 'service', 'explain', 'objection', 'practice', 'again'];
const alone: readonly TurnForm[] = ['close', 'service'];
const timed: readonly TurnForm[] = ['when', 'until'];
const doubting: readonly TurnForm[] = ['sure', 'objection'];

/** What is practised, so that how it is done can be asked. */
const ofRemedies: readonly string[] = ['x_remedyPlanet', 'x_trouble', 'spirit'];

const leastOwnMatter = 0.45;
/** With a smaller share a line says nothing by itself. */
const leastAlone = 0.3;

type Answer = (question: Question) => Composed;

/** What goes before every form: what cannot be read, and what no chart may judge. */
const isTaken = (read: ReadQuestion): boolean => !read.text.isRead || findCareful(read) !== null;

/** The matter that was weighed, with its ask; null where the answer before weighed none. */
function toWeighed(turn: Turn): Weighed | null {
  const { base, said, form } = turn;
  const { judgement } = base;
  if (judgement === null) return null;
  // A period of the chart ends on a day of its own.
  const { saturn, level } = readTerms(said.question);
  if ((saturn !== null || level !== null) && timed.includes(form)) return null;
  const { id } = judgement.matter;
  const asked = base.asked ?? (isMatter(id) ? readAsk(id, said.question, said.question.toLowerCase()) : null);
  const general = isMatter(id) ? asksOf(id)[0] : undefined;
  // What only a planet names has no words for a verdict.
  const ask = asked?.ask.good === undefined && asked?.ask.limit === undefined ? general : asked.ask;
  if (ask === undefined) return null;
  const about = askAbout(turn);
  return { ...turn, ask, asked: asked?.form ?? 'how', about, judgement: judge(about) };
}

function answerWeighed(turn: Weighed): Composed | null {
  const { ask, form, about, judgement, asked, context } = turn;
  const asksAnew = again[form];
  if (asksAnew) return asksAnew(turn);
  const isFree = freeForms.includes(form);
  const found = { context: about, sensitiveTopic: null, judgement, isFree, usesChart: true, asked: { ask, form: asked } };
  // On what no chart decides there is no verdict to be sure of, and what is told counts for itself.
  if (ask.good === undefined)
    return form === 'detail' ? sayComputed(turn, 'toldThere') : doubting.includes(form) ? sayComputed(turn, 'noVerdict') : null;
  const way = findWay(form, context.question.text);
  if (way === null || way.alone === true) return null;
  const text = sayWay(turn, way);
  return text === null ? null : { ...found, text };
}

/** After a fact of the chart, a remedy or what needs no chart: the line with what it leaves out, asked alone. */
function answerOther(turn: Turn): Composed | null {
  const { form, base, context, said } = turn;
  // On what no chart decides there is no verdict to be sure of, and what is told counts for itself.
  if (base.sensitiveTopic !== null)
    return doubting.includes(form) ? sayComputed(turn, 'noVerdict') : form === 'detail' ? sayComputed(turn, 'toldThere') : null;
  if (form === 'practice') return ofRemedies.includes(base.context.read.line.topic.value) ? sayPractice(turn) : null;
  if (form === 'sure' && base.usesChart) return sayComputed(turn, 'sureOfFact');
  if (!base.usesChart) return null;
  if (form === 'objection' || form === 'detail') return null;
  // A matter that the line names is weighed, and not looked up.
  const { topic } = readLine(context.question.text);
  if (isMatter(topic.value) && topic.share >= leastOwnMatter) return null;
  const text = completed(context.question.text, said.question);
  return text === context.question.text ? null : turn.alone(text);
}

/** The answer to a line that goes on from another, by what it wants of it; null where it is answered like a first one. */
export function composeTurn(question: Question, answer: Answer): Composed | null {
  const turns = (question.turns ?? []).slice(-mostBack);
  const said = turns.at(-1);
  if (said === undefined) return null;
  const birth = Date.parse(question.chart.utc);
  const { language } = readQuestion(said.question, [], question.now, birth, question.birth.language);
  const read = readQuestion(question.text, [], question.now, birth, language);
  const asAlone = (text: string): Composed => answer({ ...question, text, turns: [] });
  if (isTaken(read)) return null;
  const found = goesOn(question.text, said.question);
  if (found === null && read.line.topic.share >= leastAlone) return asAlone(question.text);
  // What says nothing by itself is told after the answer before.
  const form = found ?? 'detail';
  const before = answer({ ...question, text: said.question, turns: turns.slice(0, -1) });
  const base = before.judgement === null && !before.usesChart && before.earlier ? before.earlier : before;
  if (alone.includes(form)) return { ...asAlone(question.text), earlier: base };
  const turn: Turn = { context: createContext(question, read), form, said, base, alone: asAlone };
  const chosen = sayChosen(turn);
  if (chosen !== null) return chosen;
  const weighed = base.sensitiveTopic === null ? toWeighed(turn) : null;
  const answered = weighed === null ? answerOther(turn) : form === 'practice' ? sayPractice(turn) : answerWeighed(weighed);
  // What goes on from a matter that no chart decides is still that matter.
  if (answered !== null || base.sensitiveTopic !== null) return answered ?? base;
  // What says nothing by itself is asked with the question before it.
  const whole = read.line.topic.share < leastAlone ? `${said.question} ${question.text}` : question.text;
  return { ...asAlone(whole), earlier: base };
}
