import { adhikMaas, adhikMaasCover } from './figures/adhik-maas';
import { eclipses } from './figures/eclipses';
import { lagnaLengths, lagnaLengthsCover } from './figures/lagna-hours';
import { makarSankranti, makarSankrantiCover } from './figures/makar-sankranti';
import { marsLoop, marsLoopCover } from './figures/mars-loop';
import { nakshatraHours } from './figures/nakshatra-hours';
import { rahuKalamWeek } from './figures/rahu-kalam-week';
import { sadeSatiSpans } from './figures/sade-sati-spans';
import { sunriseIndia, sunriseIndiaCover } from './figures/sunrise-india';
import { threeSignsOfADay } from './figures/three-signs-of-a-day';
import { tithiLengths } from './figures/tithi-lengths';
import { vimshottariLevels } from './figures/vimshottari-levels';
import type { Figure } from './svg';

/** The figures in the articles, by file name. */
export const figures: Record<string, () => Figure> = {
  'tithi-lengths': tithiLengths,
  'rahu-kalam-week': rahuKalamWeek,
  'vimshottari-levels': vimshottariLevels,
  'sade-sati-spans': sadeSatiSpans,
  eclipses,
  'nakshatra-hours': nakshatraHours,
  'mars-loop': marsLoop,
  'makar-sankranti': makarSankranti,
  'sunrise-india': sunriseIndia,
  'lagna-lengths': lagnaLengths,
  'three-signs-of-a-day': threeSignsOfADay,
  'adhik-maas': adhikMaas,
};

/** Pictures without text for the heads of posts, drawn from computed data, by slug. */
export const covers: Record<string, () => string> = {
  'mars-retrograde-2027': marsLoopCover,
  'why-makar-sankranti-moves': makarSankrantiCover,
  'sunrise-across-india': sunriseIndiaCover,
  'how-long-a-lagna-lasts': lagnaLengthsCover,
  'adhik-maas-kyon-aata-hai': adhikMaasCover,
};
