import { answerByTopic } from '../answers/by-topic';
import { compose } from '../answers/facts/answer-fact';
import { tellDashaOf } from '../answers/facts/tell/dasha';
import { tellEffect } from '../answers/facts/tell/effect';
import { createTelling } from '../answers/facts/telling';
import { readTerms } from '../answers/facts/terms';
import { findCareful } from '../asks/careful';
import { fill } from '../asks/forms';
import { isMatter } from '../asks/request';
import { languageOf } from '../asks/words-of';
import type { Composed } from '../compose/composed';
import { toLevel } from '../tools/level';
import { readQuestion } from '../question/read-question';
import type { Likeliest, Topic } from '../topics/understand';
import type { TurnForm } from '../topics/turns/turn-form';
import { apart, findWay } from './content';
import { matterOfLine } from './goes-on';
import { completed, sayPractice } from './of-things';
import { yearsOf } from './places';
import type { Turn } from './turn';

/** What is practised, so that how it is done can be asked. */
const ofRemedies: readonly string[] = ['x_remedyPlanet', 'x_trouble', 'spirit'];
/** Topics of which a line goes on to another ask. */
const going: readonly string[] = ['x_gem', 'x_remedyPlanet', 'x_trouble', 'x_fact', 'x_muhurta', 'x_naming', 'x_number', 'x_match', 'x_dream', 'x_meaning'];
const ofPeriods: readonly TurnForm[] = ['when', 'until'];
/** From such a share a line has a topic of its own. */
const leastOwn = 0.75;

const certain = (topic: Topic): Likeliest<Topic> => ({ value: topic, share: 1, shareOf: (other) => (other === topic ? 1 : 0) });

/** What is said where nothing was weighed: no verdict on what no chart decides, and none on a fact. */
export function sayOpen(turn: Turn): Composed | null {
  const { context, base, form } = turn;
  const way = findWay(form, context.question.text);
  const wordings = (base.isFact === true ? way?.ofFact : undefined) ?? way?.open;
  if (wordings === undefined) return null;
  const language = languageOf(context);
  const careful = base.sensitiveTopic === null ? null : findCareful(base.context.read);
  const words = { ...yearsOf(turn), step: careful?.ask.steps?.map((each) => each[language]) };
  const found = wordings[language].map((each) => fill({ en: [each], hi: [each] }, language, words)).find(({ length }) => length > 0);
  if (found === undefined) return null;
  return { text: context.tell([found]), context, sensitiveTopic: null, judgement: null, isFree: true, usesChart: false, earlier: base };
}

/** Of the planets that the answer before named: whether they do good, or when their periods run. */
function sayOfPlanets(turn: Turn): Composed | null {
  const { context, said, base, form } = turn;
  const { question, read, strengths } = context;
  const [first = ''] = base.text.split('\n\n');
  const isYoga = readTerms(said.question).yoga !== null || readTerms(said.question).yogaGroup !== null;
  if (isYoga !== ofPeriods.includes(form) || !(isYoga || form === 'good')) return null;
  const planets = [isYoga ? base.text : said.question, first].map((each) => readTerms(each).planets).find(({ length }) => length > 0);
  if (planets === undefined) return null;
  const terms = { ...readTerms(''), planets: isYoga ? planets.slice(0, 1) : planets };
  const telling = createTelling({ question, read, line: read.line }, terms);
  const told = (isYoga ? tellDashaOf : tellEffect)(telling);
  if (told === null) return null;
  const level = toLevel(planets.reduce((sum, each) => sum + strengths.of(each), 0) / planets.length);
  return compose(telling, isYoga ? told : [context.tell([apart.effect[level][languageOf(context)]]), ...told], isYoga);
}

/** A text as a question of a topic that is known, of the person of the line. */
export function askOf({ context: { question, read } }: Turn, topic: Topic, text: string): Composed {
  const birth = Date.parse(question.chart.utc);
  const own = readQuestion(text, [], question.now, birth, read.language);
  return answerByTopic({ ...question, text, turns: [] }, { ...own, kin: read.kin, line: { ...own.line, topic: certain(topic) } });
}

/** After a fact of the chart, a remedy or what needs no chart: the line with what it leaves out, asked alone. */
export function answerOther(turn: Turn): Composed | null {
  const { form, base, context } = turn;
  const topic = base.context.read.line.topic.value;
  if (base.sensitiveTopic !== null || form === 'objection' || form === 'sure') return sayOpen(turn);
  if (form === 'practice' && ofRemedies.includes(topic)) return sayPractice(turn);
  const { line } = context.read;
  // A matter that the line names is weighed, and not looked up.
  if (matterOfLine(line) !== null && !isMatter(topic)) return null;
  const ofPlanets = base.isFact === true ? sayOfPlanets(turn) : null;
  if (ofPlanets !== null) return ofPlanets;
  if (line.topic.value !== topic && line.topic.value !== 'x_followup' && line.topic.share >= leastOwn) return null;
  return going.includes(topic) ? askOf(turn, topic, completed(context.question.text, turn.said.question, topic)) : sayOpen(turn);
}
