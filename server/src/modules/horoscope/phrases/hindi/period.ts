import { hindiOrdinal, hindiSigns } from '../../../../astrologers/vocabulary/hindi';
import type { MoonDates, PeriodPhrases } from '../types';
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

const formatGroup = ({ dates, moon: { sign, house } }: MoonDates) =>
  `${formatDays(dates)} (चंद्रमा ${hindiSigns[sign - 1] ?? ''} राशि में, आपके ${hindiOrdinal(house, 'oblique')} भाव में)`;
const formatGroups = (groups: readonly MoonDates[]) => groups.map(formatGroup).join('; ');

export const periodPhrases: PeriodPhrases = {
  best: [
    (days) => `सबसे अच्छे दिन हैं ${formatGroups(days)}। तब चंद्रमा आपके अनुकूल हैं।`,
    (days) => `ज़रूरी काम इन दिनों के लिए रखिए: ${formatGroups(days)}। तब चंद्रमा साथ देंगे।`,
    (days) => `इन दिनों को ध्यान में रखकर योजना बनाइए: ${formatGroups(days)}। चंद्रमा आपके पक्ष में हैं।`,
  ],
  easier: [
    (days) => `बाकी से आसान दिन हैं ${formatGroups(days)}।`,
    (days) => `चुन सकें तो ये दिन लीजिए: ${formatGroups(days)}।`,
    (days) => `इन दिनों काम कुछ आसानी से होंगे: ${formatGroups(days)}।`,
  ],
  hardest: [
    (date, { house }) => `${formatDay(date)} को धीरे चलिए, चंद्रमा आपके ${hindiOrdinal(house, 'oblique')} भाव में होंगे।`,
    (date, { house }) => `सबसे कठिन दिन ${formatDay(date)} है, जब चंद्रमा आपके ${hindiOrdinal(house, 'oblique')} भाव में होंगे। फ़ैसले बाद में लीजिए।`,
    (date, { sign }) => `${formatDay(date)} को चंद्रमा ${hindiSigns[sign - 1] ?? ''} राशि में होंगे। उस दिन भाग-दौड़ कम और आराम ज़्यादा कीजिए।`,
  ],
  slow: reasons,
  moves: (transit) =>
    `आखिर तक ${formatGraha(transit)} ${formatPlace(transit)} में, आपके ${formatHouse(transit.house)} में होंगे। तब ${getHouseMatters(transit.house)} में ${getGift(transit.graha)} का असर दिखेगा।`,
};
