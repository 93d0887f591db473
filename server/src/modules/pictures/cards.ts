import type { Astrologer, CalendarPlace, Locale, PanchangDay, Sign } from '@oracle-astra/shared/contract';
import { nakshatras, signs } from '@oracle-astra/shared/contract';
import { indiaMs } from '../../indian-date';
import { formatDay } from '../../astrologers/vocabulary/days';
import { hindiNakshatras, hindiSigns } from '../../astrologers/vocabulary/hindi';
import { tithiNames } from '../../astrologers/words/panchang-words';
import { getMessage } from '../../messages';
import type { Card } from './card';

type CardText = Omit<Card, 'host'>;

const toLanguage = (locale: Locale) => (locale === 'hi' ? 'Hindi' : 'English');
const formatDate = (date: string, locale: Locale) => formatDay(`${date}T06:30:00Z`, toLanguage(locale));
const areas = [
  ['Love', 'server.picture.love'],
  ['Career', 'server.picture.career'],
  ['Money', 'server.picture.money'],
  ['Health', 'server.picture.health'],
  ['Family', 'server.picture.family'],
  ['Travel', 'server.picture.travel'],
] as const;

/** The Hindi names of the parts of the day, each with the hour at which it ends. */
const hindiParts = [
  [4, 'रात'],
  [12, 'सुबह'],
  [16, 'दोपहर'],
  [20, 'शाम'],
  [24, 'रात'],
] as const;

/** The Indian time of an instant, such as 6:40 am or सुबह 6:40. */
function formatTime(instant: string, locale: Locale): string {
  const time = new Date(Date.parse(instant) + indiaMs);
  const hours = time.getUTCHours();
  const clock = `${((hours + 11) % 12) + 1}:${String(time.getUTCMinutes()).padStart(2, '0')}`;
  if (locale === 'en') return `${clock} ${hours < 12 ? 'am' : 'pm'}`;
  return `${hindiParts.find(([until]) => hours < until)?.[1] ?? ''} ${clock}`;
}

/** With its half month, except at full and new moon. */
function nameTithi(tithi: number, locale: Locale): string {
  const place = locale === 'hi' ? 1 : 0;
  const half = (tithi <= 15 ? ['Shukla', 'शुक्ल'] : ['Krishna', 'कृष्ण'])[place];
  const name = tithiNames[tithi === 30 ? 15 : (tithi - 1) % 15]?.[place] ?? '';
  return tithi % 15 === 0 ? name : `${half} ${name}`;
}

export const siteCard = (locale: Locale): CardText => ({
  eyebrow: 'Oracle & Astra',
  title: getMessage(locale, 'server.picture.siteTitle'),
  text: getMessage(locale, 'server.picture.siteText'),
  side: null,
});

/** `scores` by area; null for a day that the site does not show. */
export function horoscopeCard(locale: Locale, sign: Sign, date: string, scores: Record<string, { score: number }> | null): CardText {
  const name = locale === 'hi' ? (hindiSigns[signs.indexOf(sign)] ?? sign) : sign;
  const rows = areas.map(([area, label]) => ({ label: getMessage(locale, label), value: scores?.[area]?.score ?? 0 }));
  return {
    eyebrow: formatDate(date, locale),
    title: `${name} ${getMessage(locale, 'server.picture.horoscope')}`,
    text: getMessage(locale, 'server.picture.moonSign'),
    side: scores === null ? null : { kind: 'bars', rows },
  };
}

export function panchangCard(locale: Locale, { place, day }: { place: CalendarPlace; day: PanchangDay }): CardText {
  const tithi = nameTithi(day.tithi[0]?.value ?? 1, locale);
  const nakshatra = (locale === 'hi' ? hindiNakshatras : nakshatras)[(day.nakshatra[0]?.value ?? 1) - 1] ?? '';
  return {
    eyebrow: formatDate(day.date, locale),
    title: `${getMessage(locale, 'server.picture.panchang')}, ${place.name}`,
    text: place.region,
    side: {
      kind: 'facts',
      rows: [
        { label: getMessage(locale, 'server.picture.tithi'), value: tithi },
        { label: getMessage(locale, 'server.picture.nakshatra'), value: nakshatra },
        { label: getMessage(locale, 'server.picture.sunrise'), value: formatTime(day.sunrise, locale) },
        {
          label: getMessage(locale, 'server.picture.rahuKalam'),
          value: `${formatTime(day.rahu_kalam.start, locale)} – ${formatTime(day.rahu_kalam.end, locale)}`,
        },
      ],
    },
  };
}

/** `figure` is the post's drawing as an SVG, null if it has none. */
export const postCard = (locale: Locale, title: string, excerpt: string, figure: string | null): CardText => ({
  eyebrow: getMessage(locale, 'server.picture.blog'),
  title,
  text: excerpt,
  side: figure === null ? null : { kind: 'figure', svg: figure },
});

export const discussionCard = (locale: Locale, title: string, handle: string, replies: number): CardText => ({
  eyebrow: getMessage(locale, 'server.picture.forum'),
  title,
  text: `${handle} · ${replies} ${getMessage(locale, replies === 1 ? 'server.picture.reply' : 'server.picture.replies')}`,
  side: null,
});

export const astrologerCard = (locale: Locale, name: Astrologer, description: string, portrait: string): CardText => ({
  eyebrow: `${getMessage(locale, 'server.picture.astrologer')} · ${getMessage(locale, 'server.picture.free')}`,
  title: name,
  text: description,
  side: { kind: 'figure', svg: portrait },
});
