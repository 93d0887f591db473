import type { Context } from '../compose/context';
import { beliefs } from './beliefs';
import { birthOmens } from './birth-omens';
import { body } from './body';
import { chartRows } from './chart';
import { bothSigns } from './both-signs';
import { conjunction } from './conjunction';
import { divisionSays, signMeaning } from './sign-meaning';
import { doshaFact, emptyHouse } from './house-fears';
import { houseNumber } from './house-number';
import { gochar } from './gochar';
import { periodBrings } from './period-brings';
import { placement } from './placement';
import { yogaRank } from './yoga-rank';
import { approach } from './approach';
import { doubtsOfADay, gamesOfChance, seesPast, whoHelps } from './doubts-of-a-day';
import { everyday, whereFrom } from './everyday';
import { fitness } from './fitness';
import { forThem } from './for-them';
import { besidePractice, deity, riteNeeded, whichFast } from './rites';
import { serviceDesk } from './service-desk';
import { colour, rudraksha, twoStones } from './stones-and-colours';
import { dashaAdvice } from './dasha-advice';
import { dashaWorth } from './dasha-worth';
import { hearts } from './hearts';
import type { ReadQuestion } from '../question/read-question';
import { toAsked, type Asked, type Plain } from './plain';
import { serviceTalk } from './service-talk';
import { spouseToCome } from './spouse';
import { clock } from './clock';
import { temper } from './temper';
import { terms } from './terms';
import { paidRite } from './deeds/paid-rite';
import { deeds } from './deeds';
import { twoSigns } from './two-signs';
import { yogaDoubt } from './yoga-doubt';
import { byLevel } from './by-level';
import { crowdedHouse } from './crowded-house';
import { doubtsOfFaith } from './doubts-of-faith';
import { doshaTerm } from './dosha-term';
import { inLawsToCome } from './in-laws';
import { lifeNow } from './life-now';
import { honestDealer } from './honest-dealer';
import { onlyMine } from './only-mine';
import { ownBoss } from './own-boss';
import { practiceCount } from './practice-count';
import { riskyMonth } from './risky-month';
import { after } from './after';
import { frauds, living, settled } from './settled';
import { settledTalk } from './settled-talk';
import { theirMind } from './their-mind';
import { theirPart } from './their-part';
import { theirMars } from './their-mars';
import { yearsGone } from './years-gone';

/** In this order: what is free before what is charged, what is narrow before what is wide. */
const plains: readonly Plain[] = [clock, ...birthOmens, terms, ...serviceTalk, ...beliefs, twoSigns, ...hearts, spouseToCome, ...dashaAdvice, yogaDoubt, conjunction, body, temper];

/** What the chart's own words ask for, or words that mean one thing only: before answers that a table may turn away. */
const firmPlains: readonly Plain[] = [...settled, fitness, ...after, ...doubtsOfFaith, ...deeds, theirMind, theirPart, bothSigns, honestDealer, onlyMine, houseNumber, ...serviceDesk, ...settledTalk, doshaTerm, ...practiceCount, yearsGone, crowdedHouse, theirMars, byLevel, inLawsToCome, ownBoss, riskyMonth, lifeNow, riteNeeded, doshaFact, deity, twoStones, rudraksha, colour, besidePractice, whichFast, ...doubtsOfADay, gamesOfChance, seesPast, whoHelps, whereFrom, everyday, approach, forThem, emptyHouse, divisionSays, yogaRank, gochar, dashaWorth, periodBrings, signMeaning, placement];

export interface PlainAnswer extends Pick<Plain, 'isFree' | 'usesChart'> {
  compose(context: Context): string;
}

/** The answer that a question has of its own; null where a matter, a fact or a kind answers it. A question that goes on from another has none. */
export const findPlainAnswer = (context: Context): PlainAnswer | null => findAmong(plains, context);

/** The same for what is looked at first. */
export const findFirmAnswer = (context: Context): PlainAnswer | null => findChartAnswer(context) ?? findAmong(firmPlains, context);

/** Whether to pay who asks for money first is settled before everything else: a lawyer or a good time would come too late. */
export const findFraudAnswer = (context: Context): PlainAnswer | null => findAmong([...frauds, paidRite], context);

/** The days of the old, the ill and of animals are told before any word of illness is. */
export const findLifeAnswer = (context: Context): PlainAnswer | null => findAmong(living, context);

const chartAnswers = new WeakMap<ReadQuestion, { answer: PlainAnswer | null }>();

/** Facts of the chart stand before all other rows; they are looked for once for a question. */
function findChartAnswer(context: Context): PlainAnswer | null {
  const known = chartAnswers.get(context.read) ?? { answer: findAmong(chartRows, context) };
  chartAnswers.set(context.read, known);
  return known.answer;
}

function findAmong(list: readonly Plain[], context: Context): PlainAnswer | null {
  const { read } = context;
  if (['repeat', 'unread', 'abuse'].includes(read.kind)) return null;
  const asked: Asked = toAsked(context);
  const found = list.find((each) => (read.previous === null || each.mayLean === true) && each.holds(asked));
  return found ? { isFree: found.isFree, usesChart: found.usesChart, compose: (own) => found.compose(own, asked) } : null;
}

/** Whether a small trouble of the body is asked of the chart, which no answer about illness needs to take. */
export const isSmallTrouble = (context: Context): boolean => body.holds(toAsked(context));

/** Whether the chart itself is asked, however many parts the sentence has. */
export const asksChart = (context: Context): boolean => context.read.text.isRead && findChartAnswer(context) !== null;
