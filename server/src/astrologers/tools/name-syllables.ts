import * as z from 'zod/mini';
import { moonsOfDate, planetOf, zodiacPoint } from '../../astrology';
import { birthFields, readBirth, type BirthChart } from './birth';
import { starName } from './names';
import { getStart } from './spans';
import { syllableTable } from './tables';
import { defineTool } from './tool';

export interface Syllable {
  nakshatra: number;
  pada: number;
  en: string;
  hi: string;
}

const halfDay = 12 * 3_600_000;

/** The syllable of a Moon by its nakshatra and pada. */
const getSyllable = ({ nakshatra, pada }: { nakshatra: number; pada: number }): Syllable => ({
  nakshatra,
  pada,
  en: syllableTable.en[nakshatra - 1]?.[pada - 1] ?? '',
  hi: syllableTable.hi[nakshatra - 1]?.[pada - 1] ?? '',
});

/** The syllables of a birth: one if its hour is known, otherwise those of the day, each once. */
export function listSyllables({ chart, hasTime }: Pick<BirthChart, 'chart' | 'hasTime'>, date: string): Syllable[] {
  const points = hasTime ? [planetOf(chart, 'Moon')] : moonsOfDate(getStart(date) + halfDay).map(zodiacPoint);
  const all = points.map(getSyllable);
  return all.filter((each, at) => all.findIndex(({ nakshatra, pada }) => nakshatra === each.nakshatra && pada === each.pada) === at);
}

/** The syllable with which a child's name begins by its nakshatra and pada. */
export const nameTool = defineTool({
  name: 'name',
  description:
    "With which syllable a name begins, by the Moon's nakshatra and pada: of a newborn whose birth was told, or without birth of the person. Without the hour it gives those of the day.",
  parameters: z.strictObject({ birth: z.optional(birthFields) }),
  async run(context, { birth }) {
    if (birth === undefined) return { hasTime: true, syllables: [getSyllable(planetOf(context.chart, 'Moon'))] };
    const read = await readBirth(context, birth);
    return { hasTime: read.hasTime, syllables: listSyllables(read, birth.date) };
  },
  describe: ({ hasTime, syllables }) => [
    ...(hasTime ? [] : ['The hour of birth decides among these; ask for it.']),
    ...syllables.map(({ nakshatra, pada, en, hi }) => `Nakshatra ${starName(nakshatra)}, pada ${pada}: a name begins with ${en} (${hi}).`),
    'Custom lets parents take another name for daily use.',
  ],
});
