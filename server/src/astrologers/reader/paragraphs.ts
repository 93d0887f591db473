import type { AstrologerName } from '../types';
import type { ParsedQuestion, TopicAnalysis } from './parse-question';
import { findKeyPeriod } from './favourability';
import type { Writer } from './writer';

/** `spare` orders what a long answer can do without: the highest goes first, 0 stays. */
export interface AnswerPart {
  text: string;
  dropRank: number;
}
export type Paragraph = AnswerPart[];

const required = (text: string): AnswerPart => ({ text, dropRank: 0 });
const spare = (rank: number, text: string): AnswerPart => ({ text, dropRank: rank });

const getLeads = ({ topic, favourability, isMarried }: TopicAnalysis, { phraseBook }: Writer) => (isMarried ? phraseBook.married.leads : phraseBook.leads[topic])[favourability];

/** The stretch to look at, with its dates; where it has been named just before, without them. */
function windowSentence({ facts, main: { focus, favourability } }: ParsedQuestion, writer: Writer, named: boolean): string {
  const { maha, antar, start, end, current } = findKeyPeriod(facts, focus);
  const stated = current && named
    ? writer.phrase('window now', writer.phraseBook.windowNow)
    : writer.fact({ kind: 'window', maha, antar, start, end, current });
  return writer.join(stated, writer.phrase('window', writer.phraseBook.windows[current ? 'current' : favourability]));
}

// A day has no better stretch than itself.
const isTimeQuestion = ({ questionType, main, condition }: ParsedQuestion) => questionType === 'when' && main.topic !== 'day' && main.subtopic !== 'investing' && !condition;

/** The answer first, in plain words. */
export function openingParagraph(reading: ParsedQuestion, writer: Writer): Paragraph {
  const { questionType, main, facts, condition } = reading;
  const { openings } = writer.phraseBook;
  const lead = required(writer.phrase(`lead ${main.topic}`, getLeads(main, writer)));
  if (condition) return [required(writer.fact(facts[condition]())), lead];
  if (main.subtopic === 'investing') return [required(writer.phrase('opening', openings.investing)), lead];
  if (isTimeQuestion(reading)) return [lead, required(windowSentence(reading, writer, false))];
  if (questionType === 'other' || main.subtopic === 'trust') return [required(writer.phrase('opening', openings.other)), lead];
  if (questionType === 'worry') return [required(writer.phrase('opening', openings.worry)), lead];
  return questionType === 'whether' ? [required(writer.phrase('opening', openings.whether[main.favourability])), lead] : [lead];
}

function influenceSentences({ facts }: ParsedQuestion, house: number, writer: Writer): string {
  const within = facts.inHouse(house);
  const { lord } = facts.houseSign(house);
  const guest = within.kind === 'occupants' ? within.planets.find((planet) => planet !== lord) : undefined;
  if (guest) return writer.join(writer.fact(within), writer.phrase('brings', writer.phraseBook.influences(guest, 'in')));
  const aspects = facts.aspects(house);
  if (aspects.length === 0) return within.kind === 'empty' ? writer.fact(within) : '';
  const aspect = writer.pick('which aspect', aspects);
  return writer.join(writer.fact(aspect), writer.phrase('brings', writer.phraseBook.influences(aspect.planet, 'looking')));
}

/** The house that decides, its lord, and who has a say in it. */
export function reasonParagraph(reading: ParsedQuestion, { topic, focus: { houses: [house] } }: TopicAnalysis, writer: Writer): Paragraph {
  const place = reading.facts.lordPlace(house);
  const dignity = reading.facts.dignity(place.lord);
  const area = writer.phraseBook.areas[place.inHouse - 1] ?? '';
  return [
    required(writer.fact(reading.facts.houseSign(house))),
    required(writer.fact(place)),
    spare(3, place.inHouse === house ? '' : writer.phrase('tie', writer.phraseBook.areaLinks(topic, area))),
    spare(4, dignity ? writer.fact(dignity) : ''),
    spare(2, influenceSentences(reading, house, writer)),
  ];
}

function nextPeriodSentences({ facts, main }: ParsedQuestion, writer: Writer): string {
  const next = facts.periodsAhead(2)[1];
  if (!next || findKeyPeriod(facts, main.focus).start === next.start) return '';
  return writer.join(writer.fact({ kind: 'next', ...next }), writer.phrase('next period', writer.phraseBook.periods[next.antar]));
}

/** The running dasha, and the stretch that bears most on the question. */
export function timingParagraph(reading: ParsedQuestion, writer: Writer): Paragraph {
  const { facts, main } = reading;
  const running = facts.running();
  const current = findKeyPeriod(facts, main.focus).current;
  const stretch = required(main.topic === 'day' || isTimeQuestion(reading) ? '' : windowSentence(reading, writer, true));
  const next = spare(7, nextPeriodSentences(reading, writer));
  return [
    required(writer.fact(running)),
    required(writer.phrase('period', writer.phraseBook.periods[running.antar])),
    spare(5, writer.fact(facts.rules(running.antar))),
    ...(current ? [stretch, next] : [next, stretch]),
  ];
}

type TransitPlanet = 'Saturn' | 'Jupiter' | 'Rahu' | 'Moon';

function transitSentence({ facts }: ParsedQuestion, planet: TransitPlanet, writer: Writer): string {
  const transit = facts.transit(planet);
  const house = transit.kind === 'ingress' ? transit.toHouse : transit.house;
  return writer.join(writer.fact(transit), writer.phraseBook.transits[planet][house - 1] ?? '');
}

/** The sky of today against the chart. */
export function transitParagraph(reading: ParsedQuestion, writer: Writer): Paragraph {
  const forDay = reading.main.topic === 'day';
  const beside = forDay ? 'Saturn' : writer.pick<TransitPlanet>('wanderer', ['Jupiter', 'Jupiter', 'Rahu', 'Moon']);
  return [required(transitSentence(reading, forDay ? 'Moon' : 'Saturn', writer)), spare(6, transitSentence(reading, beside, writer))];
}

/** Oracle looks inward, Astra at the other person and ahead. */
export function depthParagraph({ facts, main }: ParsedQuestion, astrologer: AstrologerName, writer: Writer): Paragraph {
  const { phraseBook } = writer;
  if (astrologer === 'Astra') {
    const { significator } = main.focus;
    return [spare(5, writer.join(writer.fact(facts.significator(main.topic, significator)), writer.phrase('outlook', main.isMarried ? phraseBook.married.outlooks : phraseBook.outlooks[main.topic])))];
  }
  const [moon, rising] = [facts.moon(), facts.rising()];
  return [
    spare(1, writer.join(writer.fact(moon), phraseBook.nakshatras[moon.nakshatra - 1] ?? '', phraseBook.moonSigns[moon.sign - 1] ?? '')),
    spare(main.topic === 'self' ? 1 : 8, writer.join(writer.fact(rising), phraseBook.risingSigns[rising.sign - 1] ?? '')),
  ];
}

/** A second matter that the question names, more briefly. */
export function secondTopicParagraph(reading: ParsedQuestion, theme: TopicAnalysis, writer: Writer): Paragraph {
  const [house] = theme.focus.houses;
  return [
    required(writer.phrase('second', writer.phraseBook.secondTopic(theme.topic))),
    required(writer.phrase(`lead ${theme.topic}`, getLeads(theme, writer))),
    required(writer.fact(reading.facts.houseSign(house))),
    required(writer.fact(reading.facts.lordPlace(house))),
  ];
}

/** One thing to do, and the word that hands the matter back. */
export function adviceParagraph({ main }: ParsedQuestion, astrologer: AstrologerName, writer: Writer): Paragraph {
  const { phraseBook } = writer;
  return [
    required(main.subtopic ? writer.phrase('concern', phraseBook.subtopics[main.subtopic]) : ''),
    spare(main.subtopic ? 6 : 0, writer.phrase('step', main.isMarried ? phraseBook.married.steps : phraseBook.steps[main.topic])),
    required(writer.phrase('closing', phraseBook.closings[astrologer])),
  ];
}
