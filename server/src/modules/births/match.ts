import type { Locale, Match, MatchRequest, MatchSide } from '@oracle-astra/shared/contract';
import {
  computeChart,
  judgeManglik,
  manglikCount,
  manglikBalances,
  manglikSchools,
  matchMoons,
  moonsOfDate,
  zodiacPoint,
} from '../../astrology';
import type { Chart, ZodiacPoint } from '../../astrology';
import { DomainError } from '../../domain-error';
import type { StoredBirth } from './stored-birth';
import { settleMoment } from './settle-moment';
import type { MatchWords } from './match-words';
import { englishMatchWords } from './match-words-english';
import { hindiMatchWords } from './match-words-hindi';

const matchWords: Record<Locale, MatchWords> = { en: englishMatchWords, hi: hindiMatchWords };

/** One side of a match; `moons` has the Moon of the birth, or with an unknown time all Moons of its date. */
interface Side {
  name: string;
  chart: Chart;
  hasTime: boolean;
  moon: ZodiacPoint;
  moons: ZodiacPoint[];
}

type MatchSideName = 'bride' | 'groom';

interface MatchDeps {
  clock: () => Date;
  /** Throws `birth_not_found`. */
  findBirth: (uid: string, bid: string) => Promise<StoredBirth>;
}

type Birth = Pick<StoredBirth, 'full_name' | 'dob' | 'lat' | 'lng' | 'bornAt' | 'time_known'>;

function toSide({ full_name, dob, lat, lng, bornAt, time_known }: Birth, now: Date): Side {
  const chart = computeChart({ utc: bornAt, lat, lng, now, localDate: dob.split('/').reverse().join('-') });
  const hasTime = time_known !== false;
  const moon = zodiacPoint(chart.planets.find(({ name }) => name === 'Moon')?.longitude ?? 0);
  return { name: full_name, chart, hasTime, moon, moons: hasTime ? [moon] : moonsOfDate(bornAt.getTime()).map(zodiacPoint) };
}

/** Throws like `settleMoment`; the failure names the side. */
function fromForm(side: Exclude<MatchSide, { bid: string }>, field: MatchSideName): Birth {
  try {
    return { ...side, full_name: side.name, ...settleMoment(side), time_known: side.tob !== undefined };
  } catch (error) {
    throw error instanceof DomainError ? new DomainError(error.code, { ...error.details, field }) : error;
  }
}

const verdictOf = (points: number): Match['verdict'] => (points < 18 ? 'below' : points < 25 ? 'fair' : points < 33 ? 'good' : 'rare');

const describeSide = ({ name, moon, moons, hasTime }: Side): Match['bride'] => ({
  name,
  ...moon,
  time_known: hasTime,
  moon_changes: moons.some(({ nakshatra, pada }) => nakshatra !== moon.nakshatra || pada !== moon.pada),
});

function marsHouses({ planets }: Chart) {
  const find = (name: string) => planets.find((planet) => planet.name === name);
  const [mars, moon, venus] = [find('Mars'), find('Moon'), find('Venus')];
  const from = (sign = 1) => (((mars?.sign ?? 1) - sign + 12) % 12) + 1;
  return { lagna: mars?.house ?? 1, moon: from(moon?.sign), venus: from(venus?.sign) };
}

function describeManglik(bride: Side, groom: Side, words: MatchWords): Match['manglik'] {
  if (!bride.hasTime || !groom.hasTime) return null;
  const houses = { bride: marsHouses(bride.chart), groom: marsHouses(groom.chart) };
  const schools = manglikSchools.map((school) => {
    const [hers, his] = [judgeManglik(school, bride.chart), judgeManglik(school, groom.chart)];
    return {
      ...words.schools[school],
      bride: { counts: hers === 'counts', reason: words.verdict(hers, manglikCount(school, bride.chart)) },
      groom: { counts: his === 'counts', reason: words.verdict(his, manglikCount(school, groom.chart)) },
      agree: (hers === 'counts') === (his === 'counts'),
    };
  });
  return { ...houses, schools, balance: describeBalance(bride, groom, words) };
}

function describeBalance(bride: Side, groom: Side, words: MatchWords): string | null {
  const counts = (side: Side) => judgeManglik('ascendant', side.chart) === 'counts';
  if (counts(bride) === counts(groom)) return null;
  const side = counts(bride) ? 'bride' : 'groom';
  const grahas = manglikBalances((side === 'bride' ? groom : bride).chart);
  return grahas.length > 0 ? words.balance(grahas, side) : words.noBalance;
}

function describeMatch(bride: Side, groom: Side, words: MatchWords): Match {
  const { points, kootas, exceptions } = matchMoons(bride.moon, groom.moon);
  const all = bride.moons.flatMap((hers) => groom.moons.map((his) => matchMoons(hers, his).points));
  return {
    points,
    least: Math.min(points, ...all),
    most: Math.max(points, ...all),
    verdict: verdictOf(points),
    bride: describeSide(bride),
    groom: describeSide(groom),
    kootas: kootas.map((koota) => {
      const { title, about, reason } = words.kootas[koota.name];
      const exception = exceptions[koota.name];
      return {
        name: koota.name,
        title,
        about,
        points: koota.points,
        max: koota.max,
        reason: reason(koota),
        exception: exception ? words.exceptions[exception] : null,
      };
    }),
    manglik: describeManglik(bride, groom, words),
  };
}

/** Compares two births by the eight kootas and by Mars. Nothing is stored. */
export function createMatchService({ clock, findBirth }: MatchDeps) {
  async function readSide(side: MatchSide, field: MatchSideName, uid: string | null): Promise<Side> {
    if (!('bid' in side)) return toSide(fromForm(side, field), clock());
    if (uid === null) throw new DomainError('unauthenticated');
    return toSide(await findBirth(uid, side.bid), clock());
  }

  return async (request: MatchRequest, uid: string | null, locale: Locale): Promise<Match> => {
    const [bride, groom] = 'bride' in request ? [request.bride, request.groom] : [{ bid: request.bid }, { bid: request.other_bid }];
    return describeMatch(await readSide(bride, 'bride', uid), await readSide(groom, 'groom', uid), matchWords[locale]);
  };
}
