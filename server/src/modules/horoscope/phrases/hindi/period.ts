import { hindiOrdinal, hindiSigns } from '../../../../astrologers/vocabulary/hindi';
import type { PeriodPhrases } from '../types';
import { formatGraha, formatHouse, formatPlace, getGift, getHouseMatters } from './format';
import { reasons } from './reasons';

const weekdays = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'] as const;
const months = ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'] as const;

/** 'बुधवार, 25 नवंबर'. */
function formatDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${weekdays[day.getUTCDay()] ?? ''}, ${String(day.getUTCDate())} ${months[day.getUTCMonth()] ?? ''}`;
}

const formatDays = (dates: readonly string[]) => [dates.slice(0, -1).map(formatDay).join('; '), formatDay(dates.at(-1) ?? '')].filter((part) => part !== '').join(' और ');

export const periodPhrases: PeriodPhrases = {
  best: [
    (dates, { house }) => `सबसे अच्छे दिन हैं ${formatDays(dates)}, जब चंद्रमा आपके ${hindiOrdinal(house, 'oblique')} भाव में अनुकूल हैं।`,
    (dates, { house }) => `ज़रूरी काम ${formatDays(dates)} के लिए रखिए। तब चंद्रमा आपके ${hindiOrdinal(house, 'oblique')} भाव में साथ देंगे।`,
    (dates, { sign }) => `${formatDays(dates)} को ध्यान में रखकर योजना बनाइए। ${hindiSigns[sign - 1] ?? ''} राशि के चंद्रमा आपके पक्ष में हैं।`,
  ],
  hardest: [
    (date, { house }) => `${formatDay(date)} को धीरे चलिए, चंद्रमा आपके ${hindiOrdinal(house, 'oblique')} भाव में होंगे।`,
    (date, { house }) => `सबसे कठिन दिन ${formatDay(date)} है। चंद्रमा आपके ${hindiOrdinal(house, 'oblique')} भाव में होंगे, फ़ैसले बाद में लीजिए।`,
    (date, { sign }) => `${formatDay(date)} को चंद्रमा ${hindiSigns[sign - 1] ?? ''} राशि में होंगे। उस दिन भाग-दौड़ कम और आराम ज़्यादा कीजिए।`,
  ],
  slow: reasons,
  moves: (transit) =>
    `आखिर तक ${formatGraha(transit)} ${formatPlace(transit)} में, आपके ${formatHouse(transit.house)} में होंगे। तब ${getHouseMatters(transit.house)} में ${getGift(transit.graha)} का असर दिखेगा।`,
};
