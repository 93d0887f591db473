import type { AstrologerName } from '../types';
import type { Reading, Theme } from './reading';
import { windowOf } from './tone';
import type { Writer } from './writer';

/** `spare` orders what a long answer can do without: the highest goes first, 0 stays. */
export interface Part {
  text: string;
  spare: number;
}
export type Paragraph = Part[];

const keep = (text: string): Part => ({ text, spare: 0 });
const spare = (rank: number, text: string): Part => ({ text, spare: rank });

const leadsOf = ({ topic, tone, married }: Theme, { stock }: Writer) => (married ? stock.married.leads : stock.leads[topic])[tone];

/** The stretch to look at, with its dates; where it has been named just before, without them. */
function windowSentence({ facts, main: { subject, tone } }: Reading, writer: Writer, named: boolean): string {
  const { maha, antar, start, end, current } = windowOf(facts, subject);
  const stated = current && named
    ? writer.phrase('window now', writer.stock.windowNow)
    : writer.fact({ kind: 'window', maha, antar, start, end, current });
  return writer.join(stated, writer.phrase('window', writer.stock.windows[current ? 'current' : tone]));
}

// A day has no better stretch than itself.
const tellsWhen = ({ manner, main, asksFor }: Reading) => manner === 'when' && main.topic !== 'day' && main.concern !== 'investing' && !asksFor;

/** The answer first, in plain words. */
export function answerFirst(reading: Reading, writer: Writer): Paragraph {
  const { manner, main, facts, asksFor } = reading;
  const { openings } = writer.stock;
  const lead = keep(writer.phrase(`lead ${main.topic}`, leadsOf(main, writer)));
  if (asksFor) return [keep(writer.fact(facts[asksFor]())), lead];
  if (main.concern === 'investing') return [keep(writer.phrase('opening', openings.investing)), lead];
  if (tellsWhen(reading)) return [lead, keep(windowSentence(reading, writer, false))];
  if (manner === 'other' || main.concern === 'trust') return [keep(writer.phrase('opening', openings.other)), lead];
  if (manner === 'worry') return [keep(writer.phrase('opening', openings.worry)), lead];
  return manner === 'whether' ? [keep(writer.phrase('opening', openings.whether[main.tone])), lead] : [lead];
}

function influence({ facts }: Reading, house: number, writer: Writer): string {
  const within = facts.inHouse(house);
  const { lord } = facts.houseSign(house);
  const guest = within.kind === 'occupants' ? within.planets.find((planet) => planet !== lord) : undefined;
  if (guest) return writer.join(writer.fact(within), writer.phrase('brings', writer.stock.brings(guest, 'in')));
  const aspects = facts.aspects(house);
  if (aspects.length === 0) return within.kind === 'empty' ? writer.fact(within) : '';
  const aspect = writer.one('which aspect', aspects);
  return writer.join(writer.fact(aspect), writer.phrase('brings', writer.stock.brings(aspect.planet, 'looking')));
}

/** The house that decides, its lord, and who has a say in it. */
export function why(reading: Reading, { topic, subject: { houses: [house] } }: Theme, writer: Writer): Paragraph {
  const place = reading.facts.lordPlace(house);
  const dignity = reading.facts.dignity(place.lord);
  const area = writer.stock.areas[place.inHouse - 1] ?? '';
  return [
    keep(writer.fact(reading.facts.houseSign(house))),
    keep(writer.fact(place)),
    spare(3, place.inHouse === house ? '' : writer.phrase('tie', writer.stock.ties(topic, area))),
    spare(4, dignity ? writer.fact(dignity) : ''),
    spare(2, influence(reading, house, writer)),
  ];
}

function nextPeriod({ facts, main }: Reading, writer: Writer): string {
  const next = facts.periodsAhead(2)[1];
  if (!next || windowOf(facts, main.subject).start === next.start) return '';
  return writer.join(writer.fact({ kind: 'next', ...next }), writer.phrase('next period', writer.stock.periods[next.antar]));
}

/** The running dasha, and the stretch that bears most on the question. */
export function timing(reading: Reading, writer: Writer): Paragraph {
  const { facts, main } = reading;
  const running = facts.running();
  const current = windowOf(facts, main.subject).current;
  const stretch = keep(main.topic === 'day' || tellsWhen(reading) ? '' : windowSentence(reading, writer, true));
  const next = spare(7, nextPeriod(reading, writer));
  return [
    keep(writer.fact(running)),
    keep(writer.phrase('period', writer.stock.periods[running.antar])),
    spare(5, writer.fact(facts.rules(running.antar))),
    ...(current ? [stretch, next] : [next, stretch]),
  ];
}

type Wanderer = 'Saturn' | 'Jupiter' | 'Rahu' | 'Moon';

function transitSentence({ facts }: Reading, planet: Wanderer, writer: Writer): string {
  const transit = facts.transit(planet);
  const house = transit.kind === 'ingress' ? transit.toHouse : transit.house;
  return writer.join(writer.fact(transit), writer.stock.transits[planet][house - 1] ?? '');
}

/** The sky of today against the chart. */
export function sky(reading: Reading, writer: Writer): Paragraph {
  const forDay = reading.main.topic === 'day';
  const beside = forDay ? 'Saturn' : writer.one<Wanderer>('wanderer', ['Jupiter', 'Jupiter', 'Rahu', 'Moon']);
  return [keep(transitSentence(reading, forDay ? 'Moon' : 'Saturn', writer)), spare(6, transitSentence(reading, beside, writer))];
}

/** Oracle looks inward, Astra at the other person and ahead. */
export function depth({ facts, main }: Reading, astrologer: AstrologerName, writer: Writer): Paragraph {
  const { stock } = writer;
  if (astrologer === 'Astra') {
    const { significator } = main.subject;
    return [spare(5, writer.join(writer.fact(facts.significator(main.topic, significator)), writer.phrase('outlook', main.married ? stock.married.outlooks : stock.outlooks[main.topic])))];
  }
  const [moon, rising] = [facts.moon(), facts.rising()];
  return [
    spare(1, writer.join(writer.fact(moon), stock.nakshatras[moon.nakshatra - 1] ?? '', stock.moonSigns[moon.sign - 1] ?? '')),
    spare(main.topic === 'self' ? 1 : 8, writer.join(writer.fact(rising), stock.risingSigns[rising.sign - 1] ?? '')),
  ];
}

/** A second matter that the question names, more briefly. */
export function alsoAsked(reading: Reading, theme: Theme, writer: Writer): Paragraph {
  const [house] = theme.subject.houses;
  return [
    keep(writer.phrase('second', writer.stock.second(theme.topic))),
    keep(writer.phrase(`lead ${theme.topic}`, leadsOf(theme, writer))),
    keep(writer.fact(reading.facts.houseSign(house))),
    keep(writer.fact(reading.facts.lordPlace(house))),
  ];
}

/** One thing to do, and the word that hands the matter back. */
export function step({ main }: Reading, astrologer: AstrologerName, writer: Writer): Paragraph {
  const { stock } = writer;
  return [
    keep(main.concern ? writer.phrase('concern', stock.concerns[main.concern]) : ''),
    spare(main.concern ? 6 : 0, writer.phrase('step', main.married ? stock.married.steps : stock.steps[main.topic])),
    keep(writer.phrase('closing', stock.closings[astrologer])),
  ];
}
