import type { Almanac } from '../almanac';
import type { Festival, FestivalName } from './festival-names';
import { observeTithi, type Observance } from '../observe-tithi';
import type { TithiSpan } from '../tithi-spans';

interface MonthlyVrat extends Observance {
  id: string;
  tithis: readonly number[];
  name: FestivalName;
}

const vrats: readonly MonthlyVrat[] = [
  { id: 'pradosh', tithis: [13, 28], moment: 'pradosha', tie: 'more', name: { en: 'Pradosh Vrat', hi: 'प्रदोष व्रत' } },
  { id: 'sankashti', tithis: [19], moment: 'moonrise', tie: 'first', name: { en: 'Sankashti Chaturthi', hi: 'संकष्टी चतुर्थी' } },
  { id: 'vinayaka', tithis: [4], moment: 'madhyahna', tie: 'more', name: { en: 'Vinayaka Chaturthi', hi: 'विनायक चतुर्थी' } },
  { id: 'shivaratri', tithis: [29], moment: 'nishita', tie: 'shivaratri', name: { en: 'Masik Shivaratri', hi: 'मासिक शिवरात्रि' } },
  { id: 'durgashtami', tithis: [8], moment: 'sunrise', tie: 'first', name: { en: 'Masik Durgashtami', hi: 'मासिक दुर्गाष्टमी' } },
  { id: 'kalashtami', tithis: [23], moment: 'pradosha', tie: 'more', name: { en: 'Kalashtami', hi: 'कालाष्टमी' } },
  { id: 'purnima', tithis: [15], moment: 'sunrise', tie: 'first', name: { en: 'Purnima', hi: 'पूर्णिमा' } },
  { id: 'purnimaVrat', tithis: [15], moment: 'ghati18', tie: 'first', name: { en: 'Purnima Vrat', hi: 'पूर्णिमा व्रत' } },
  { id: 'amavasya', tithis: [30], moment: 'sunrise', tie: 'first', name: { en: 'Amavasya', hi: 'अमावस्या' } },
];

/** The vrats of a tithi that come back each month. */
export function monthlyVrats(span: TithiSpan, almanac: Almanac): Festival[] {
  return vrats
    .filter(({ tithis }) => tithis.includes(span.tithi))
    .flatMap(({ id, name, ...observance }) => {
      const date = observeTithi(observance, span, almanac);
      return date === null ? [] : [{ id, date, name, kind: 'vrat' as const }];
    });
}
