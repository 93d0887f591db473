import { BirthTimeNeeded, type DayFacts } from '../../astrology';
import { readTerms } from '../answers/facts/terms';
import { getWords } from '../asks/ask-words';
import { readAsk } from '../asks/compose-ask';
import { getAsks } from '../asks/content';
import { composeOutcome } from '../asks/leads';
import { toAskTopic, type Form } from '../asks/request';
import type { Composed } from '../compose/composed';
import { createContext, type Context } from '../compose/context';
import { join, joinSentences } from '../compose/join';
import { askingPart } from '../question/asking';
import { readQuestion } from '../question/read-question';
import type { Topic } from '../topics/understand';
import { remedyTable } from '../tools/tables';
import type { Question } from '../types';
import { describeDasha, describeFact } from './day-facts';
import { describeGround, describeWithoutTime } from './day-words';
import { weighDay, type DayJudgement } from './weigh-day';

const wholes = { sensitiveTopic: null, judgement: null, isFree: false, usesChart: true } as const;

/** The missing information by question kind, which needs the ascendant; the answer begins with it. */
const ascendantKinds: readonly string[] = ['either', 'like'];

/** Forms whose first sentence needs no house. */
const outcomeForms: readonly Form[] = ['willIt', 'open', 'when', 'should', 'decide', 'feared', 'how'];

function composeLead(context: Context, { outlook: judgement }: DayJudgement): string {
  const { read, render } = context;
  const topic = toAskTopic(read.line.topic.value);
  const asked = topic === null ? null : readAsk(topic, read.text.raw, askingPart(read.text).plain, read.line);
  const ask = asked?.ask.good === undefined ? getAsks('general')[0] : asked.ask;
  if (ask === undefined) return '';
  const form = asked !== null && outcomeForms.includes(asked.form) ? asked.form : 'how';
  return render([composeOutcome({ context, ask, judgement, words: getWords(context, ask) }, form)]);
}

/** A free practice for the strongest transit. */
function composeRemedy(context: Context, facts: DayFacts, { grounds }: DayJudgement): string {
  const hardest = [...grounds].sort((one, other) => one.merit * one.weight - other.merit * other.weight)[0];
  const planet = readTerms(context.read.text.raw).planets[0] ?? hardest?.planet ?? 'Saturn';
  const { en, hi } = remedyTable[planet];
  const n = context.book.planet(planet);
  const ground = hardest && hardest.planet === planet ? describeWithoutTime(context, facts, hardest) : '';
  return join(
    context.say(
      [[`For ${n} this helps`, `To support ${n}, do one thing`], `: on ${en.day}s `, en.practice, '.'],
      [[`${n} के लिए`, `${n} का सहारा पाने के लिए`], `: ${hi.day} को `, hi.practice, '।'],
    ),
    ground,
  );
}

const pastWords = {
  yes: ['helped for the most part', 'अच्छा रहा'],
  careful: ['were mixed', 'मिला-जुला रहा'],
  slow: ['were slow and asked for patience', 'धीमा रहा'],
} as const;

/** A past time, by its transits. */
function composePast({ read, say }: Context, { outlook }: DayJudgement): string {
  const [english, hindi] = pastWords[outlook.level];
  const time = read.horizon ?? { english: 'in that time', hindi: 'उस समय' };
  return say(
    [[`Counted from your Moon, the transits ${time.english} `, `By the transits from your Moon, things ${time.english} `], english, '.'],
    [`चंद्र राशि से देखें तो ${time.hindi} गोचर ${hindi}।`],
  );
}

function composeMatter(context: Context, facts: DayFacts): string {
  const { read, question, render, book, say } = context;
  const judgement = weighDay(context, facts);
  if (read.kind === 'remedy') return composeRemedy(context, facts, judgement);
  if (read.kind === 'past' || read.horizon?.isPast) return composePast(context, judgement);
  const [first, second] = judgement.grounds;
  const needs =
    read.line.topic.value === 'x_gem' || ascendantKinds.includes(read.kind)
      ? say(
          [
            ['That is read from the ascendant', 'The ascendant would decide that'],
            ', which needs a time of birth',
            ['; what the transits from your Moon say is this.', ', so here is what your Moon tells of the time.'],
          ],
          [
            ['यह लग्न से देखा जाता है', 'इसका फ़ैसला लग्न से होता है'],
            ', जिसके लिए जन्म समय चाहिए',
            ['; चंद्र राशि से समय ऐसा दिखता है।', '। चंद्र राशि से इतना कहा जा सकता है।'],
          ],
        )
      : '';
  const lead = composeLead(context, judgement);
  const opening = joinSentences([needs, lead]);
  if (question.astrologer === 'Oracle')
    return join(opening, first ? describeGround(context, facts, first, null) : '', render(book.step(read.matter.id)));
  const dasha = describeDasha(context, facts) ?? '';
  const grounds = [first, second].flatMap((ground, index) => (ground ? [describeGround(context, facts, ground, index)] : []));
  return join(opening, joinSentences([...grounds, dasha]), render(book.step(read.matter.id)));
}

/** Details that need the time of birth. */
const hourDependentTopics: readonly Topic[] = ['x_fact', 'x_trouble', 'x_self', 'x_naming', 'x_match'];

function composeFromDay(question: Question, facts: DayFacts): Composed {
  const read = readQuestion(question.text, question.turns ?? [], question.now, Date.parse(question.chart.utc), question.birth.language);
  const context = createContext(question, read);
  if (hourDependentTopics.includes(read.line.topic.value)) {
    const { text, isCertain } = describeFact(context, facts);
    return { ...wholes, text, context, isFree: !isCertain };
  }
  return { ...wholes, text: composeMatter(context, facts), context };
}

/**
 * The answer to a question about a birth without a time: that of `answerWhole` if it reads no fact that depends on the time,
 * otherwise an answer from the date alone.
 */
export function composeOfDay(question: Question, facts: DayFacts, answerWhole: (question: Question) => Composed): Composed {
  try {
    return answerWhole(question);
  } catch (error) {
    if (!(error instanceof BirthTimeNeeded)) throw error;
    return composeFromDay(question, facts);
  }
}
