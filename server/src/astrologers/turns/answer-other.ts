import { answerByTopic } from '../answers/by-topic';
import { compose } from '../answers/facts/answer-fact';
import { describePlanetDasha } from '../answers/facts/describe/dasha';
import { describeEffect } from '../answers/facts/describe/effect';
import { createFactInput } from '../answers/facts/fact-input';
import { readTerms } from '../answers/facts/terms';
import { asksPractice } from '../asks/forms/form-of-line';
import { fill, forms } from '../asks/forms/forms';
import { describeGround } from '../asks/answer-ask';
import { isMatter, readLine } from '../asks/request';
import { getContentLanguage } from '../asks/ask-words';
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
import { specialWays } from './content';
import { matterOfLine } from './line-matter';
import { completed, composePractice } from './complete-line';
import { composeOtherDay } from './times/other-day';
import { timeBeside } from './times/other-time';
import { composeOpen } from './format-way';
import type { Turn } from './turn';

/** Topics with a practice whose details can be explained. */
const remedyTopics: readonly string[] = ['x_remedyPlanet', 'x_trouble', 'spirit'];
/** Topics with follow-ups to another ask. */
const continuedTopics: readonly string[] = [
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
const periodForms: readonly TurnForm[] = ['when', 'until'];
const effectForms: readonly TurnForm[] = ['good', 'how', 'explain', 'if'];
/** Minimum shares for a message's own matter and for another topic of its own. */
const [minMatterShare, minOwnShare] = [0.45, 0.75];
/** Forms that always ask for something else, and those that always refer to the previous answer. */
const asking: readonly TurnForm[] = ['other', 'othermatter'];
const telling: readonly TurnForm[] = ['detail', 'objection', 'sure', 'practice', 'if', 'todo', 'until', 'explain', 'good'];

/** "And for a car?", "only mondays": topics that continue a good day. */
const dayForms: readonly TurnForm[] = ['othermatter', 'othertime'];

const certain = (topic: Topic): Likeliest<Topic> => ({ value: topic, share: 1, shareOf: (other) => (other === topic ? 1 : 0) });

/** Describes the planets of the previous answer in the chart, or the periods of its yoga. */
function composePlanets(turn: Turn): Composed | null {
  const { context, said, base, form } = turn;
  const { question, read, strengths } = context;
  const { yoga, yogaGroup } = readTerms(said.question);
  const isYoga = yoga !== null || yogaGroup !== null;
  if (!(isYoga ? periodForms : effectForms).includes(form)) return null;
  const [first = ''] = base.text.split('\n\n');
  const planets = [isYoga ? base.text : said.question, first].map((each) => readTerms(each).planets).find(({ length }) => length > 0);
  if (planets === undefined) return null;
  const terms = { ...readTerms(''), planets: isYoga ? planets.slice(0, 1) : planets };
  const telling = createFactInput({ question, read, line: read.line }, terms);
  const paragraphs = (isYoga ? describePlanetDasha : describeEffect)(telling);
  if (paragraphs === null) return null;
  const level = toLevel(planets.reduce((sum, each) => sum + strengths.of(each), 0) / planets.length);
  const lead = form === 'good' ? context.render([specialWays.effect[level][getContentLanguage(context)]]) : '';
  return compose(telling, [lead, ...paragraphs], isYoga);
}

/** "And its effect on my business?" after a fact: the effect of that planet on the matter. */
function composeMatterAnswer(turn: Turn, matter: MatterId): Composed | null {
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
      ? context.render([fill(specialWays.noEffect, getContentLanguage(context), { planet: name })])
      : describeGround(context, judgement, factor, forms.ground);
  const [own] = chooseGrounds(judgement, 1).grounds;
  const text = join(lead, own === undefined || own === factor ? '' : describeGround(context, judgement, own, forms.ground));
  return { ...base, text, context, judgement, isFree: false, usesChart: true, isFact: true };
}

/** Answers a text as a question of a known topic, for the same person. */
export function answerAsTopic({ base, context: { question, read } }: Turn, topic: Topic, text: string): Composed {
  const birth = Date.parse(question.chart.utc);
  const own = readQuestion(text, [], question.now, birth, read.language);
  const horizon = own.horizon ?? (topic === 'x_muhurta' ? base.context.read.horizon : null);
  return answerByTopic({ ...question, text, turns: [] }, { ...own, horizon, kin: read.kin, line: { ...own.line, topic: certain(topic) } });
}

/** The previous question about another time. */
function answerAtTime({ base, said, context: { question, read } }: Turn, horizon: Horizon): Composed {
  const { language } = read;
  return answerByTopic({ ...question, text: said.question, turns: [] }, { ...base.context.read, horizon, language, previous: null });
}

/** Follow-ups to computed topics. */
const byTopic: Readonly<Partial<Record<Topic, (turn: Turn) => Composed | null>>> = {
  x_muhurta: composeOtherDay,
  x_fact: composePlanets,
  x_time: (turn) => {
    const beside = turn.form === 'othertime' ? (turn.context.read.horizon ?? timeBeside(turn)) : null;
    return beside && answerAtTime(turn, beside);
  },
};

/** The topic of a follow-up of its own: a matter, or a sure topic. */
function findOwnTopic({ context: { read }, base, form, typed }: Turn): Topic | null {
  const { topic } = read.line;
  const matter = matterOfLine(read.line) ?? matterOfLine(typed);
  if (matter !== null && (asking.includes(form) || topic.share >= minMatterShare)) return matter as Topic;
  const isSure =
    topic.share >= minOwnShare && !['x_followup', 'x_meaning', 'x_time', base.context.read.line.topic.value].includes(topic.value);
  return isSure ? topic.value : null;
}

/** A follow-up to a fact, a remedy or an answer without a chart: the completed message, answered alone. */
export function answerOther(turn: Turn): Composed | null {
  const { form, base, context } = turn;
  const topic = base.context.read.line.topic.value;
  const own = topic === 'x_muhurta' && dayForms.includes(form) ? null : findOwnTopic(turn);
  if (topic === 'x_fact' && own !== null && isMatter(own)) {
    const onMatter = composeMatterAnswer(turn, own);
    if (onMatter !== null) return onMatter;
  }
  // "But the pandit says that it is dhaiya" is checked in the chart.
  const { text } = context.question;
  if (base.isFact === true && form === 'objection' && readTerms(text).saturn !== null) return answerAsTopic(turn, 'x_fact', text);
  const isCareful = base.sensitiveTopic !== null;
  if (form === 'practice' && (remedyTopics.includes(topic) || asksPractice(context.read.text.plain))) return composePractice(turn);
  if (isCareful && (own === null || !isMatter(own))) return composeOpen(turn);
  if (own !== null && own !== topic && !telling.includes(form))
    return isMatter(own) ? answerAsTopic(turn, own, context.question.text) : null;
  const computed = byTopic[topic]?.(turn) ?? null;
  if (computed !== null) return computed;
  if (isCareful || form === 'objection' || form === 'sure') return composeOpen(turn);
  if (form === 'detail' && base.isFact !== true && turn.way?.isFree === true) return composeOpen(turn);
  // "Will it change in the next round?" asks for something of its own.
  if (!continuedTopics.includes(topic)) return form === 'whether' ? null : composeOpen(turn);
  const whole = completed(context.question.text, turn.said.question, topic);
  const { value, share } = readLine(whole).topic;
  // "What does it mean?" after a fact is about a term, "when does it end?" after a term about a fact.
  return answerAsTopic(turn, continuedTopics.includes(value) && share >= minMatterShare ? value : topic, whole);
}
