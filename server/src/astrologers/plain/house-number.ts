import type { Plain } from './plain';
import { tell } from './plain';

const houses = 12;
const numbered = / (?:my |the )?(\d{2,3})(?:st|nd|rd|th|va|we|ve)? (?:house|ghar|bhav|bhava) | (?:house|ghar|bhav) (?:no |number |num )?(\d{2,3}) /u;
const ofBuilding = / (?:house|ghar|flat|makan) (?:no|number|num) | (?:address|gali|sector|road|plot|flat) /u;
const numberIn = (words: string): number | null => {
  const found = numbered.exec(words);
  return found ? Number(found[1] ?? found[2]) : null;
};

/** A house that no chart has. */
export const houseNumber: Plain = {
  isFree: true,
  usesChart: false,
  holds: ({ words }) => !ofBuilding.test(words) && (numberIn(words) ?? 0) > houses,
  compose: (context, { words }) =>
    tell(context, [
      [[`A chart has twelve houses, so there is no house ${numberIn(words)} in yours.`, `There is no house ${numberIn(words)}: every chart has twelve.`], ['Ask about a house from 1 to 12, or name the matter: work, marriage, money, home.', 'Name a house from 1 to 12, or simply the matter you mean.']],
      [[`कुंडली में बारह भाव होते हैं, ${numberIn(words)} नंबर का कोई भाव नहीं।`, `${numberIn(words)} नंबर का भाव नहीं होता; हर कुंडली में बारह ही भाव हैं।`], ['1 से 12 में से किसी भाव के बारे में पूछिए, या बात ही बताइए: काम, विवाह, पैसा, घर।', 'भाव 1 से 12 तक बताइए, या सीधे विषय पूछिए।']],
    ]),
};
