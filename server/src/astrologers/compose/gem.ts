import type { PlanetName } from '@oracle-astra/shared/contract';
import { functionalNature } from '../../astrology';
import type { Focus } from '../plan/weigh';
import { opensAsYesNo } from '../question/sentence-form';
import { shortVowels } from '../question/question-text';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import type { Context } from './context';
import { composeRemedy } from './remedy';

const o = (house: number) => hindiOrdinal(house, 'oblique');

/** What tradition names: the stone of each planet, and the finger and day for it. */
const stones: Record<PlanetName, { words: RegExp; stone: [string, string]; finger: [string, string]; day: [string, string] }> = {
  Sun: { words: / (?:ruby|manik|manikya) /u, stone: ['ruby (manik)', 'माणिक'], finger: ['ring finger', 'अनामिका'], day: ['Sunday', 'रविवार'] },
  Moon: { words: / (?:pearl|moti) /u, stone: ['pearl (moti)', 'मोती'], finger: ['little finger', 'कनिष्ठा'], day: ['Monday', 'सोमवार'] },
  Mars: { words: / (?:coral|munga|monga|moonga) /u, stone: ['red coral (moonga)', 'मूँगा'], finger: ['ring finger', 'अनामिका'], day: ['Tuesday', 'मंगलवार'] },
  Mercury: { words: / (?:emerald|panna) /u, stone: ['emerald (panna)', 'पन्ना'], finger: ['little finger', 'कनिष्ठा'], day: ['Wednesday', 'बुधवार'] },
  Jupiter: { words: / (?:pukhraj|yellow sapphire|topaz) /u, stone: ['yellow sapphire (pukhraj)', 'पुखराज'], finger: ['index finger', 'तर्जनी'], day: ['Thursday', 'गुरुवार'] },
  Venus: { words: / (?:diamond|hira|opal) /u, stone: ['diamond or opal', 'हीरा या ओपल'], finger: ['ring finger', 'अनामिका'], day: ['Friday', 'शुक्रवार'] },
  Saturn: { words: / (?:nilam|neelam|blue sapphire) /u, stone: ['blue sapphire (neelam)', 'नीलम'], finger: ['middle finger', 'मध्यमा'], day: ['Saturday', 'शनिवार'] },
  Rahu: { words: / (?:gomed|hessonite) /u, stone: ['hessonite (gomed)', 'गोमेद'], finger: ['middle finger', 'मध्यमा'], day: ['Saturday', 'शनिवार'] },
  Ketu: { words: / (?:lahsuniya|lehsuniya|lahasuniya|lehsunia|cats eye|cat eye) /u, stone: ["cat's eye (lahsuniya)", 'लहसुनिया'], finger: ['little finger', 'कनिष्ठा'], day: ['Tuesday', 'मंगलवार'] },
};

/** The stone that a text names; null where it names none. */
export function stoneOf(plain: string): { planet: PlanetName; stone: readonly [string, string] } | null {
  const planet = (Object.keys(stones) as PlanetName[]).find((each) => stones[each].words.test(plain));
  return planet ? { planet, stone: stones[planet].stone } : null;
}

/** All stones that a text names, in the order of their planets. */
export const stonesOf = (plain: string): PlanetName[] => (Object.keys(stones) as PlanetName[]).filter((each) => stones[each].words.test(plain));
export const stoneName = (planet: PlanetName): readonly [string, string] => stones[planet].stone;

/** What tradition says of a stone for this lagna, never as a promise and never for sale; then what costs nothing. */
export function composeGem(context: Context, focus: Focus): string {
  const { say, book, strengths, read, isEnglish, question: { chart } } = context;
  const plain = shortVowels(read.text);
  const lagnaLord = strengths.view.lord(1);
  const named = (Object.keys(stones) as PlanetName[]).find((each) => stones[each].words.test(plain));
  const planet = named ?? read.fact?.planet ?? lagnaLord;
  const isNode = planet === 'Rahu' || planet === 'Ketu';
  const { good, bad } = functionalNature(chart.ascendant.sign);
  const suits = planet === lagnaLord || (good.includes(planet) && !bad.includes(planet));
  const { stone, finger, day } = stones[planet];
  const ruled = strengths.view.ruled(planet);
  const [n, sign] = [book.planet(planet), book.sign(chart.ascendant.sign)];
  const why = isNode || ruled.length === 0 ? '' : book.list(ruled.map((house) => (isEnglish ? th(house) : o(house))));
  const isAsked = named !== undefined || read.fact?.planet !== undefined;
  const open = opensAsYesNo(read.text) || (isAsked && !/ (?:which|what|kaun\w*|konsa|konsi|kis) /u.test(plain));
  const none = [['; no gem can promise a result, so it need not be bought', ', but I advise no gem: none can promise a result', '; take it as custom, since no stone promises anything'], [', पर कोई रत्न फल का वादा नहीं करता, खरीदना ज़रूरी नहीं', '; रत्न से कुछ पक्का नहीं होता, इसलिए ज़रूरी नहीं', ', इसे परंपरा मानिए, ज़रूरत नहीं']] as const;
  const opening = isAsked
    ? suits
      ? say([open ? ['Yes, ', 'Yes: '] : '', `by tradition ${stone[0]} suits a ${sign} lagna`, why === '' ? '' : `, as ${n} rules your ${why}`, none[0], '.'], [open ? 'हाँ, ' : '', `परंपरा से ${sign} लग्न के लिए ${stone[1]} ठीक है`, why === '' ? '' : `, क्योंकि ${n} ${why} भाव के स्वामी हैं`, none[1], '।'])
      : say([open ? ['No, ', 'Better not: '] : '', `tradition does not give ${stone[0]} to a ${sign} lagna`, why === '' ? '' : `, where ${n} rules the ${why}`, ['; leave it', ', so save the money', ''], '.'], [open ? ['नहीं, ', 'बेहतर है मत पहनिए, '] : '', `परंपरा ${sign} लग्न को ${stone[1]} नहीं देती`, why === '' ? '' : `, क्योंकि ${n} ${why} भाव के स्वामी हैं`, ['', ', पैसे बचाइए'], '।'])
    : say([['By tradition ', 'Tradition names '].slice(0, 1), `the stone of your lagna is ${stone[0]}, for ${n}, on the ${finger[0]} on a ${day[0]}`, none[0], '.'], [`परंपरा से आपके लग्न का रत्न ${stone[1]} है, ${n} के लिए, ${finger[1]} में, ${day[1]} को`, none[1], '।']);
  return `${opening}\n\n${composeRemedy({ ...context, read: { ...read, fact: read.fact?.planet ? read.fact : null } }, focus)}`;
}
