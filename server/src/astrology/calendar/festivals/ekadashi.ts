import type { Almanac } from '../almanac';
import { contains, holdsInstant, holdsSunrise } from './festival-moments';
import type { Festival, FestivalName } from './festival-names';
import type { TithiSpan } from '../tithi-spans';

const arunodayaMs = 96 * 60_000;

/** Names by amanta month from Chaitra: for the bright half, and for the dark one. */
const names: readonly [bright: FestivalName, dark: FestivalName][] = [
  [
    { en: 'Kamada', hi: 'कामदा' },
    { en: 'Varuthini', hi: 'वरूथिनी' },
  ],
  [
    { en: 'Mohini', hi: 'मोहिनी' },
    { en: 'Apara', hi: 'अपरा' },
  ],
  [
    { en: 'Nirjala', hi: 'निर्जला' },
    { en: 'Yogini', hi: 'योगिनी' },
  ],
  [
    { en: 'Devshayani', hi: 'देवशयनी' },
    { en: 'Kamika', hi: 'कामिका' },
  ],
  [
    { en: 'Shravana Putrada', hi: 'श्रावण पुत्रदा' },
    { en: 'Aja', hi: 'अजा' },
  ],
  [
    { en: 'Parsva', hi: 'पार्श्व (परिवर्तिनी)' },
    { en: 'Indira', hi: 'इंदिरा' },
  ],
  [
    { en: 'Papankusha', hi: 'पापांकुशा' },
    { en: 'Rama', hi: 'रमा' },
  ],
  [
    { en: 'Devutthana', hi: 'देवउठनी' },
    { en: 'Utpanna', hi: 'उत्पन्ना' },
  ],
  [
    { en: 'Mokshada', hi: 'मोक्षदा' },
    { en: 'Saphala', hi: 'सफला' },
  ],
  [
    { en: 'Pausha Putrada', hi: 'पौष पुत्रदा' },
    { en: 'Shattila', hi: 'षट्तिला' },
  ],
  [
    { en: 'Jaya', hi: 'जया' },
    { en: 'Vijaya', hi: 'विजया' },
  ],
  [
    { en: 'Amalaki', hi: 'आमलकी' },
    { en: 'Papmochani', hi: 'पापमोचनी' },
  ],
];
const adhikaNames = [
  { en: 'Padmini', hi: 'पद्मिनी' },
  { en: 'Parama', hi: 'परमा' },
] as const;

export interface Ekadashi {
  name: FestivalName;
  smarta: string;
  vaishnava: string;
}

/** The name of an Ekadashi of a half month; a double month has the names of both months. */
function nameOf({ month, lost, isAdhika }: TithiSpan, half: 0 | 1): FestivalName | undefined {
  if (isAdhika) return adhikaNames[half];
  const [own, other] = [names[month - 1]?.[half], lost === null ? undefined : names[lost - 1]?.[half]];
  return own && other ? { en: `${own.en}, ${other.en}`, hi: `${own.hi}, ${other.hi}` } : own;
}

/** The days of an Ekadashi, tithi 11 or 26, from its span and that of the Dwadashi after it. */
export function ekadashiOf(span: TithiSpan, dwadashi: TithiSpan, almanac: Almanac): Ekadashi | null {
  const half = span.tithi === 11 ? 0 : 1;
  const name = nameOf(span, half);
  const days = almanac.daysAround({ start: span.start - 86_400_000, end: dwadashi.end + 86_400_000 });
  const dateAt = (index: number) => days[index]?.date;
  const sunrises = days.flatMap((day, index) => (holdsSunrise(day, span) ? [index] : []));
  const beginning = days.findIndex((day) => holdsInstant(day, span.start));
  const [first = beginning] = sunrises;
  const chosen = chooseDays();
  const [smarta, vaishnava] = chosen.map(dateAt);
  return name && smarta && vaishnava ? { name, smarta, vaishnava } : null;

  function chooseDays(): [smarta: number, vaishnava: number] {
    if (sunrises.length === 0) return [beginning, beginning + 1];
    if (sunrises.length > 1) return [first + 1, first + 1];
    const dwadashiSunrises = days.filter((day) => holdsSunrise(day, dwadashi)).length;
    if (dwadashiSunrises === 0) return [first - 1, first];
    const isViddha = !contains(span, (days[first]?.sunrise ?? 0) - arunodayaMs);
    return [first, isViddha || dwadashiSunrises > 1 ? first + 1 : first];
  }
}

/** An Ekadashi as a vrat, with the Vaishnava day if it differs. */
export function ekadashiVrats({ name, smarta, vaishnava }: Ekadashi): Festival[] {
  const vrat = { kind: 'vrat' as const };
  const smartaVrat = { ...vrat, id: 'ekadashi', date: smarta, name: { en: `${name.en} Ekadashi`, hi: `${name.hi} एकादशी` } };
  if (vaishnava === smarta) return [smartaVrat];
  const text = { en: `${name.en} Ekadashi (Vaishnava)`, hi: `${name.hi} एकादशी (वैष्णव)` };
  return [smartaVrat, { ...vrat, id: 'ekadashi-vaishnava', date: vaishnava, name: text }];
}
