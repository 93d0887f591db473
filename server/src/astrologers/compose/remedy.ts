import type { PlanetName } from '@oracle-astra/shared/contract';
import { functionalNature } from '../../astrology';
import { runningPeriods } from '../plan/windows';
import type { Focus } from '../plan/weigh';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishAbout } from '../words/english-leads';
import { hindiAbout } from '../words/hindi-leads';
import type { Context } from './context';
import { remedyTable } from '../tools/tables';

/** The weakest of lord, karaka and running antardasha lord, or the planet that is named. */
export function remedyPlanet({ strengths, now, read }: Context, focus: Focus): PlanetName {
  if (read.fact?.planet) return read.fact.planet;
  // "What do I do for it?" after the weakest one.
  if (read.fact?.name === 'weakest' || read.fact?.name === 'trouble') return strengths.ranked().at(-1) ?? 'Saturn';
  if (read.fact?.name === 'manglik') return 'Mars';
  if (read.fact?.name === 'sadeSati' || read.fact?.name === 'dhaiya') return 'Saturn';
  if (read.fact?.name === 'kaalSarp' || read.fact?.name === 'pitra') return 'Rahu';
  const { antar } = runningPeriods(strengths, now);
  const candidates: PlanetName[] = [strengths.view.lord(focus.houses[0] ?? 1), ...focus.karakas.slice(0, 1), antar.lord];
  return [...candidates].sort((a, b) => strengths.of(a) - strengths.of(b))[0] ?? 'Jupiter';
}

/** One practice that costs nothing, something to give, and a mantra with its meaning. */
export function composeRemedy(context: Context, focus: Focus): string {
  const { say, book, strengths, read, question: { chart } } = context;
  const planet = remedyPlanet(context, focus);
  const { en, hi } = remedyTable[planet];
  const house = strengths.view.house(planet);
  const isNamed = read.fact !== null || read.matter.id === 'self' || read.matter.id === 'time';
  const { bad } = functionalNature(chart.ascendant.sign);
  const isHelpful = !bad.includes(planet);
  const n = book.planet(planet);
  const [forEn, forHi] = [englishAbout(read.matter.id, read.kin?.id ?? null), hindiAbout(read.matter.id, read.kin?.id ?? null)];
  const wantsMantra = / (?:mantra|mantr|chant\w*|jaap|jap|japu|japoon) /u.test(read.text.plain);
  const opening = wantsMantra
    ? say([isNamed ? '' : `For ${forEn}: `, `${en.mantra}`, [', eleven times ', ', said eleven times '], `on ${en.day} morning`, [`; it means ${en.meaning}`, `, which means ${en.meaning}`], '.'], [isNamed ? '' : `${forHi} के लिए मंत्र है: `, `${hi.mantra}`, [', सुबह ग्यारह बार', ', रोज़ ग्यारह बार'], [`, ${hi.day} से शुरू कीजिए`, `; शुरुआत ${hi.day} को कीजिए`], '।'])
    : isNamed
    ? say([[`For ${n} this helps`, `To support ${n}, do one thing`, `For ${n} keep to this`], [`: on ${en.day}s `, `: every ${en.day} `], en.practice, '.'], [[`${n} के लिए`, `${n} को मज़बूत करने के लिए`], [`: ${hi.day} को `, `, हर ${hi.day} `], hi.practice, '।'])
    : say([[`For ${forEn}, start with ${n}`, `For ${forEn}, ${n} needs support`], [`: on ${en.day}s `, `: every ${en.day} `], en.practice, '.'], [`${forHi} के लिए ${n} को मज़बूत कीजिए`, [`: ${hi.day} को `, `, हर ${hi.day} `], hi.practice, '।']);
  const fast = / (?:vrat|fast|fasting|upvas|upwas) /u.test(read.text.plain) ? say([`A fast on ${en.day} goes with it`, [', as far as your health allows', ', if your body agrees'], '.'], [`व्रत रखना हो तो ${hi.day} का`, [', सेहत अनुमति दे तभी', ', शरीर माने तो'], '।']) : '';
  const ground = say([[`${book.planet(planet)} is in your ${th(house)} house`, `In your chart ${book.planet(planet)} is in the ${th(house)} house`], [', and it is the one here that needs support', ', where a little support goes far', ', so this is the right place to begin'], '.'], [[`${book.planet(planet)} आपके ${hindiOrdinal(house, 'oblique')} भाव में हैं`], [', यहीं सहारे की ज़रूरत है', ', शुरुआत यहीं से कीजिए', ', इसलिए यही उपाय पहले है'], '।']);
  const asksGift = / (?:daan|dan|donate|charity|give|giving) /u.test(read.text.plain);
  const giving = !wantsMantra && isHelpful && !asksGift
    ? say([['Say ', 'You can say '], `${en.mantra} `, ['eleven times in the morning', 'a few times before work'], `: it means ${en.meaning}.`], [['मंत्र है ', 'सुबह ग्यारह बार कहिए '], `${hi.mantra}`, [', यानी ', ', अर्थ है '], `${hi.meaning}।`])
    : say([['If you can, give ', 'Give, as you can, '], `${en.charity} `, [`on a ${en.day}`, 'to someone who needs it'], '.'], [['हो सके तो ', `${hi.day} को `], `${hi.charity} `, ['का दान कीजिए', 'किसी ज़रूरतमंद को दीजिए'], '।']);
  const honest = say([['No stone and no costly rite is needed', 'Nothing has to be bought for this', 'It costs nothing'], ['; the habit is what helps', ', and it promises nothing by itself', ', only some steadiness'], '.'], [['महँगा रत्न या पूजा ज़रूरी नहीं', 'इसमें कुछ खरीदना नहीं है', 'इसमें पैसा नहीं लगता'], ['; आदत ही असली उपाय है', ', नियम बनाए रखिए', ', बस मन लगाकर कीजिए'], '।']);
  return [[opening, fast].filter((each) => each !== '').join(' '), ground, `${giving} ${honest}`].join('\n\n');
}
