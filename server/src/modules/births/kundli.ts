import type { Kundli, Locale } from '@oracle-astra/shared/contract';
import {
  civilDay,
  divisionSign,
  findBorders,
  findOpenLagna,
  moonKeeps,
  offsetAt,
  readBindus,
  readDoshas,
  readPlanets,
  readSadeSati,
  readYogas,
  signsOfDate,
  sunTimes,
} from '../../astrology';
import type { Chart } from '../../astrology';
import { englishYogas } from '../../astrologers/words/english-words';
import { hindiYogas } from '../../astrologers/words/hindi-words';
import { karanaNames, nityaYogas, tithiNames, weekdays } from '../../astrologers/words/panchang-words';
import { yogaRules } from '../../astrologers/words/yoga-rules';
import type { StoredBirth } from './stored-birth';

interface KundliInput {
  birth: StoredBirth;
  chart: Chart;
  now: Date;
  locale: Locale;
}

/** `+05:30`, with seconds if the offset had them. */
function formatOffset(offsetMs: number): string {
  const seconds = Math.round(Math.abs(offsetMs) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, ...(seconds % 60 === 0 ? [] : [seconds % 60])];
  return `${offsetMs < 0 ? '-' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

function describeYogas(chart: Chart, gender: 'Male' | 'Female', locale: Locale): Kundli['yogas'] {
  const words = locale === 'hi' ? hindiYogas : englishYogas;
  return readYogas(chart, gender).map((yoga) => {
    const [name, gift] = words[yoga.id];
    return { ...yoga, name, gift, rule: yogaRules[yoga.id][locale === 'hi' ? 1 : 0] };
  });
}

function describePanchang({ birth, chart, locale }: KundliInput, hasTime: boolean): Kundli['panchang'] {
  const localDate = birth.dob.split('/').reverse().join('-');
  const { sunrise, sunset } = sunTimes(civilDay(localDate), birth);
  const { weekday, tithi, yoga, karana } = chart.panchang;
  const isBeforeSunrise = sunrise !== null && birth.bornAt.getTime() < sunrise;
  const inLocale = (names: readonly [english: string, hindi: string] | undefined) => names?.[locale === 'hi' ? 1 : 0] ?? '';
  const clock = (instant: number | null) =>
    instant === null ? null : new Date(instant + offsetAt(birth.zone, instant)).toISOString().slice(11, 16);
  const half = inLocale(tithi <= 15 ? ['Shukla', 'शुक्ल'] : ['Krishna', 'कृष्ण']);
  return {
    weekday: inLocale(weekdays[weekday]),
    vara: hasTime ? inLocale(weekdays[(weekday + (isBeforeSunrise ? 6 : 0)) % 7]) : null,
    tithi: hasTime ? `${half} ${inLocale(tithiNames[tithi === 30 ? 15 : (tithi - 1) % 15])}` : null,
    yoga: hasTime ? inLocale(nityaYogas[yoga - 1]) : null,
    karana: hasTime ? inLocale(karanaNames(karana)) : null,
    sunrise: clock(sunrise),
    sunset: clock(sunset),
  };
}

/** The parts that need a time of birth. */
function describeTimed({ birth, chart, locale }: KundliInput) {
  return {
    ascendant: { ...chart.ascendant, navamsha: divisionSign('D9', chart.ascendant.longitude) },
    open_lagna: findOpenLagna(chart, birth),
    borders: findBorders(chart),
    dashas: chart.dashas,
    yogas: describeYogas(chart, birth.gender, locale),
    ...readDoshas(chart),
    bindus: readBindus(chart),
  };
}

const untimed = {
  ascendant: null,
  open_lagna: { sign: false, navamsha: false },
  borders: [],
  dashas: [],
  yogas: [],
  manglik: null,
  kaal_sarp: null,
  pitra: null,
  bindus: [],
} satisfies Partial<Kundli>;

/** Planets without a time of birth: facts that hold all day, and all signs of a planet that changed its sign on that date. */
function describeUntimedPlanets({ birth, chart }: KundliInput): Kundli['planets'] {
  const of = signsOfDate(birth.bornAt.getTime());
  return readPlanets(chart, false).map((planet) => {
    const { signs, navamshas, openStar, retrograde, combust } = of(planet.name);
    return {
      ...planet,
      retrograde,
      combust,
      ...(openStar ? { open_star: openStar } : {}),
      ...(signs.length > 1 ? { open_signs: signs } : {}),
      ...(navamshas.length > 1 ? { open_navamshas: navamshas } : {}),
    };
  });
}

/** Everything that is computed from a birth; without its time the parts that need one are left out. */
export function describeKundli(input: KundliInput): Kundli {
  const { birth, chart, now } = input;
  const hasTime = birth.time_known !== false;
  const keeps = hasTime ? { sign: true, nakshatra: true } : moonKeeps(birth.bornAt.getTime());
  const { full_name, dob, tob, pob, gender, language } = birth;
  return {
    person: { full_name, dob, tob, pob, gender, language },
    utc_offset: formatOffset(offsetAt(birth.zone, birth.bornAt.getTime())),
    zone: birth.zone,
    time_known: hasTime,
    ayanamsa: chart.ayanamsa,
    rashi: keeps.sign ? chart.rashi : null,
    nakshatra: keeps.nakshatra ? chart.nakshatra : null,
    planets: hasTime ? readPlanets(chart, true) : describeUntimedPlanets(input),
    sade_sati: keeps.sign ? readSadeSati(chart, now) : null,
    panchang: describePanchang(input, hasTime),
    ...(hasTime ? describeTimed(input) : untimed),
  };
}
