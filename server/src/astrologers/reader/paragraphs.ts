import type { AstrologerName } from '../types';
import type { ParsedQuestion, TopicAnalysis } from './parse-question';
import { findKeyPeriod } from './favourability';
import type { Writer } from './writer';

/** `dropRank` orders what is cut from an answer that is too long: the highest first, 0 never. */
export interface AnswerPart {
  text: string;
  dropRank: number;
}
export type Paragraph = AnswerPart[];

/** The slot names given to `writer.phrase` seed the choice of a variant: another name gives other answers. */
const required = (text: string): AnswerPart => ({ text, dropRank: 0 });
const optional = (dropRank: number, text: string): AnswerPart => ({ text, dropRank });

const getLeads = ({ topic, favourability, isMarried }: TopicAnalysis, { phraseBook }: Writer) =>
  (isMarried ? phraseBook.married.leads : phraseBook.leads[topic])[favourability];

/** The key period with its dates, or without them where the paragraph has named it already. */
function windowSentence({ facts, main: { focus, favourability } }: ParsedQuestion, writer: Writer, isNamed: boolean): string {
  const { maha, antar, start, end, current } = findKeyPeriod(facts, focus);
  const stated =
    current && isNamed
      ? writer.phrase('window now', writer.phraseBook.windowNow)
      : writer.fact({ kind: 'window', maha, antar, start, end, current });
  return writer.join(stated, writer.phrase('window', writer.phraseBook.windows[current ? 'current' : favourability]));
}

// A question about one day has no later period to point to.
const isTimeQuestion = ({ questionType, main, condition }: ParsedQuestion) =>
  questionType === 'when' && main.topic !== 'day' && main.subtopic !== 'investing' && !condition;

/** Opens with the direct answer to the question. */
export function openingParagraph(parsed: ParsedQuestion, writer: Writer): Paragraph {
  const { questionType, main, facts, condition } = parsed;
  const { openings } = writer.phraseBook;
  const lead = required(writer.phrase(`lead ${main.topic}`, getLeads(main, writer)));
  if (condition) return [required(writer.fact(facts[condition]())), lead];
  if (main.subtopic === 'investing') return [required(writer.phrase('opening', openings.investing)), lead];
  if (isTimeQuestion(parsed)) return [lead, required(windowSentence(parsed, writer, false))];
  if (questionType === 'other' || main.subtopic === 'trust') return [required(writer.phrase('opening', openings.other)), lead];
  if (questionType === 'worry') return [required(writer.phrase('opening', openings.worry)), lead];
  return questionType === 'whether' ? [required(writer.phrase('opening', openings.whether[main.favourability])), lead] : [lead];
}

function influenceSentences({ facts }: ParsedQuestion, house: number, writer: Writer): string {
  const occupancy = facts.inHouse(house);
  const { lord } = facts.houseSign(house);
  const occupant = occupancy.kind === 'occupants' ? occupancy.planets.find((planet) => planet !== lord) : undefined;
  if (occupant) return writer.join(writer.fact(occupancy), writer.phrase('brings', writer.phraseBook.influences(occupant, 'in')));
  const aspects = facts.aspects(house);
  if (aspects.length === 0) return occupancy.kind === 'empty' ? writer.fact(occupancy) : '';
  const aspect = writer.pick('which aspect', aspects);
  return writer.join(writer.fact(aspect), writer.phrase('brings', writer.phraseBook.influences(aspect.planet, 'looking')));
}

/** The deciding house, its lord, and the planets that occupy or aspect it. */
export function reasonParagraph(
  parsed: ParsedQuestion,
  {
    topic,
    focus: {
      houses: [house],
    },
  }: TopicAnalysis,
  writer: Writer,
): Paragraph {
  const place = parsed.facts.lordPlace(house);
  const dignity = parsed.facts.dignity(place.lord);
  const area = writer.phraseBook.areas[place.inHouse - 1] ?? '';
  return [
    required(writer.fact(parsed.facts.houseSign(house))),
    required(writer.fact(place)),
    optional(3, place.inHouse === house ? '' : writer.phrase('tie', writer.phraseBook.areaLinks(topic, area))),
    optional(4, dignity ? writer.fact(dignity) : ''),
    optional(2, influenceSentences(parsed, house, writer)),
  ];
}

function nextPeriodSentences({ facts, main }: ParsedQuestion, writer: Writer): string {
  const next = facts.periodsAhead(2)[1];
  if (!next || findKeyPeriod(facts, main.focus).start === next.start) return '';
  return writer.join(writer.fact({ kind: 'next', ...next }), writer.phrase('next period', writer.phraseBook.periods[next.antar]));
}

/** The running dasha, and the period most relevant to the question. */
export function timingParagraph(parsed: ParsedQuestion, writer: Writer): Paragraph {
  const { facts, main } = parsed;
  const running = facts.running();
  const current = findKeyPeriod(facts, main.focus).current;
  const keyPeriod = required(main.topic === 'day' || isTimeQuestion(parsed) ? '' : windowSentence(parsed, writer, true));
  const next = optional(7, nextPeriodSentences(parsed, writer));
  return [
    required(writer.fact(running)),
    required(writer.phrase('period', writer.phraseBook.periods[running.antar])),
    optional(5, writer.fact(facts.rules(running.antar))),
    ...(current ? [keyPeriod, next] : [next, keyPeriod]),
  ];
}

type TransitPlanet = 'Saturn' | 'Jupiter' | 'Rahu' | 'Moon';

function transitSentence({ facts }: ParsedQuestion, planet: TransitPlanet, writer: Writer): string {
  const transit = facts.transit(planet);
  const house = transit.kind === 'ingress' ? transit.toHouse : transit.house;
  return writer.join(writer.fact(transit), writer.phraseBook.transits[planet][house - 1] ?? '');
}

/** Today's transits over the chart. */
export function transitParagraph(parsed: ParsedQuestion, writer: Writer): Paragraph {
  const isAboutDay = parsed.main.topic === 'day';
  const secondPlanet = isAboutDay ? 'Saturn' : writer.pick<TransitPlanet>('wanderer', ['Jupiter', 'Jupiter', 'Rahu', 'Moon']);
  return [
    required(transitSentence(parsed, isAboutDay ? 'Moon' : 'Saturn', writer)),
    optional(6, transitSentence(parsed, secondPlanet, writer)),
  ];
}

/** Oracle writes about the person, Astra about the significator and the outlook. */
export function depthParagraph({ facts, main }: ParsedQuestion, astrologer: AstrologerName, writer: Writer): Paragraph {
  const { phraseBook } = writer;
  if (astrologer === 'Astra') {
    const { significator } = main.focus;
    return [
      optional(
        5,
        writer.join(
          writer.fact(facts.significator(main.topic, significator)),
          writer.phrase('outlook', main.isMarried ? phraseBook.married.outlooks : phraseBook.outlooks[main.topic]),
        ),
      ),
    ];
  }
  const [moon, rising] = [facts.moon(), facts.rising()];
  return [
    optional(1, writer.join(writer.fact(moon), phraseBook.nakshatras[moon.nakshatra - 1] ?? '', phraseBook.moonSigns[moon.sign - 1] ?? '')),
    optional(main.topic === 'self' ? 1 : 8, writer.join(writer.fact(rising), phraseBook.risingSigns[rising.sign - 1] ?? '')),
  ];
}

/** A shorter paragraph for the second topic of a question. */
export function secondTopicParagraph(parsed: ParsedQuestion, analysis: TopicAnalysis, writer: Writer): Paragraph {
  const [house] = analysis.focus.houses;
  return [
    required(writer.phrase('second', writer.phraseBook.secondTopic(analysis.topic))),
    required(writer.phrase(`lead ${analysis.topic}`, getLeads(analysis, writer))),
    required(writer.fact(parsed.facts.houseSign(house))),
    required(writer.fact(parsed.facts.lordPlace(house))),
  ];
}

/** One piece of advice and the closing sentence. */
export function adviceParagraph({ main }: ParsedQuestion, astrologer: AstrologerName, writer: Writer): Paragraph {
  const { phraseBook } = writer;
  return [
    required(main.subtopic ? writer.phrase('concern', phraseBook.subtopics[main.subtopic]) : ''),
    optional(main.subtopic ? 6 : 0, writer.phrase('step', main.isMarried ? phraseBook.married.steps : phraseBook.steps[main.topic])),
    required(writer.phrase('closing', phraseBook.closings[astrologer])),
  ];
}
