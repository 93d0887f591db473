import { answerByTopic } from '../answers/by-topic';
import { compose } from '../answers/facts/answer-fact';
import { tellDashaOf } from '../answers/facts/tell/dasha';
import { tellEffect } from '../answers/facts/tell/effect';
import { createTelling } from '../answers/facts/telling';
import { readTerms } from '../answers/facts/terms';
import { asksPractice } from '../asks/form-of-line';
import { fill, forms } from '../asks/forms';
import { tellGround } from '../asks/say-ask';
import { isMatter, readLine } from '../asks/request';
import { languageOf } from '../asks/words-of';
import type { Composed } from '../compose/composed';
import { createContext } from '../compose/context';
import { join } from '../compose/join';
import { chooseGrounds, judge } from '../compose/judgement';
import { planetOfFactor } from '../plan/weigh';
import { getMatter, type MatterId } from '../question/matters';
import { toLevel } from '../tools/level';
import { readQuestion } from '../question/read-question';
import type { Likeliest, Topic } from '../topics/understand';
import type { Horizon } from '../question/horizon';
import type { TurnForm } from '../topics/turns/turn-form';
import { apart } from './content';
import { matterOfLine } from './line-matter';
import { completed, sayPractice } from './of-things';
import { sayOtherDay } from './other-day';
import { timeBeside } from './other-time';
import { sayOpen } from './say-way';
import type { Turn } from './turn';

/** What is practised, so that how it is done can be asked. */
const ofRemedies: readonly string[] = ['x_remedyPlanet', 'x_trouble', 'spirit'];
/** Topics of which a line goes on to another ask. */
const going: readonly string[] = [
  'x_gem',
  'x_remedyPlanet',
  'x_trouble',
  'x_fact',
  'x_muhurta',
  'x_naming',
  'x_number',
  'x_match',
  'x_dream',
  'x_meaning',
];
const ofPeriods: readonly TurnForm[] = ['when', 'until'];
const ofEffect: readonly TurnForm[] = ['good', 'how', 'explain', 'if'];
/** From these shares a line has a matter or another topic of its own. */
const [leastMatter, leastOwn] = [0.45, 0.75];
/** Forms that ask for something else by themselves, and those that mean the answer before whatever they name. */
const asking: readonly TurnForm[] = ['other', 'othermatter'];
const telling: readonly TurnForm[] = ['detail', 'objection', 'sure', 'practice', 'if', 'todo', 'until', 'explain', 'good'];

/** "And for a car?", "only mondays": what a good day goes on to. */
const ofDays: readonly TurnForm[] = ['othermatter', 'othertime'];

const certain = (topic: Topic): Likeliest<Topic> => ({ value: topic, share: 1, shareOf: (other) => (other === topic ? 1 : 0) });

/** Of the planets that the answer before named: what they do in the chart, and of a yoga when their periods run. */
function sayOfPlanets(turn: Turn): Composed | null {
  const { context, said, base, form } = turn;
  const { question, read, strengths } = context;
  const { yoga, yogaGroup } = readTerms(said.question);
  const isYoga = yoga !== null || yogaGroup !== null;
  if (!(isYoga ? ofPeriods : ofEffect).includes(form)) return null;
  const [first = ''] = base.text.split('\n\n');
  const planets = [isYoga ? base.text : said.question, first].map((each) => readTerms(each).planets).find(({ length }) => length > 0);
  if (planets === undefined) return null;
  const terms = { ...readTerms(''), planets: isYoga ? planets.slice(0, 1) : planets };
  const telling = createTelling({ question, read, line: read.line }, terms);
  const told = (isYoga ? tellDashaOf : tellEffect)(telling);
  if (told === null) return null;
  const level = toLevel(planets.reduce((sum, each) => sum + strengths.of(each), 0) / planets.length);
  const lead = form === 'good' ? context.tell([apart.effect[level][languageOf(context)]]) : '';
  return compose(telling, [lead, ...told], isYoga);
}

/** "And its effect on my business?" after a fact: the planet that was asked about, as the matter is weighed by it. */
function sayOnMatter(turn: Turn, matter: MatterId): Composed | null {
  const { context: before, said, base } = turn;
  const [planet] = readTerms(said.question).planets;
  if (planet === undefined) return null;
  const context = createContext(before.question, { ...before.read, matter: getMatter(matter), horizon: null });
  const judgement = judge(context);
  const { factors } = judgement.weighed;
  const factor = factors.find((each) => planetOfFactor(each) === planet || ('planets' in each && each.planets.includes(planet)));
  const name = context.book.planet(planet);
  const lead =
    factor === undefined
      ? context.tell([fill(apart.noEffect, languageOf(context), { planet: name })])
      : tellGround(context, judgement, factor, forms.ground);
  const [own] = chooseGrounds(judgement, 1).grounds;
  const text = join(lead, own === undefined || own === factor ? '' : tellGround(context, judgement, own, forms.ground));
  return { ...base, text, context, judgement, isFree: false, usesChart: true, isFact: true };
}

/** A text as a question of a topic that is known, of the person of the line. */
export function askOf({ base, context: { question, read } }: Turn, topic: Topic, text: string): Composed {
  const birth = Date.parse(question.chart.utc);
  const own = readQuestion(text, [], question.now, birth, read.language);
  const horizon = own.horizon ?? (topic === 'x_muhurta' ? base.context.read.horizon : null);
  return answerByTopic({ ...question, text, turns: [] }, { ...own, horizon, kin: read.kin, line: { ...own.line, topic: certain(topic) } });
}

/** The question before of another time. */
function askAt({ base, said, context: { question, read } }: Turn, horizon: Horizon): Composed {
  const { language } = read;
  return answerByTopic({ ...question, text: said.question, turns: [] }, { ...base.context.read, horizon, language, previous: null });
}

/** What goes on from a topic that is computed. */
const byTopic: Readonly<Partial<Record<Topic, (turn: Turn) => Composed | null>>> = {
  x_muhurta: sayOtherDay,
  x_fact: sayOfPlanets,
  x_time: (turn) => {
    const beside = turn.form === 'othertime' ? (turn.context.read.horizon ?? timeBeside(turn)) : null;
    return beside && askAt(turn, beside);
  },
};

/** What the line asks by itself where it goes on: a matter, or a topic that is sure. */
function ownOf({ context: { read }, base, form, typed }: Turn): Topic | null {
  const { topic } = read.line;
  const matter = matterOfLine(read.line) ?? matterOfLine(typed);
  if (matter !== null && (asking.includes(form) || topic.share >= leastMatter)) return matter as Topic;
  const isSure =
    topic.share >= leastOwn && !['x_followup', 'x_meaning', 'x_time', base.context.read.line.topic.value].includes(topic.value);
  return isSure ? topic.value : null;
}

/** After a fact of the chart, a remedy or what needs no chart: the line with what it leaves out, asked alone. */
export function answerOther(turn: Turn): Composed | null {
  const { form, base, context } = turn;
  const topic = base.context.read.line.topic.value;
  const own = topic === 'x_muhurta' && ofDays.includes(form) ? null : ownOf(turn);
  if (topic === 'x_fact' && own !== null && isMatter(own)) {
    const onMatter = sayOnMatter(turn, own);
    if (onMatter !== null) return onMatter;
  }
  const isCareful = base.sensitiveTopic !== null;
  if (form === 'practice' && (ofRemedies.includes(topic) || asksPractice(context.read.text.plain))) return sayPractice(turn);
  if (isCareful && (own === null || !isMatter(own))) return sayOpen(turn);
  if (own !== null && own !== topic && !telling.includes(form)) return isMatter(own) ? askOf(turn, own, context.question.text) : null;
  const computed = byTopic[topic]?.(turn) ?? null;
  if (computed !== null) return computed;
  if (isCareful || form === 'objection' || form === 'sure') return sayOpen(turn);
  if (form === 'detail' && base.isFact !== true && turn.way?.isFree === true) return sayOpen(turn);
  if (!going.includes(topic)) return sayOpen(turn);
  const whole = completed(context.question.text, turn.said.question, topic);
  const { value, share } = readLine(whole).topic;
  // "What does it mean?" of a fact is a term, "when does it end?" of a term a fact.
  return askOf(turn, going.includes(value) && share >= leastMatter ? value : topic, whole);
}
