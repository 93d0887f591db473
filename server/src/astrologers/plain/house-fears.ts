import { occupants } from '../../astrology';
import type { Context } from '../compose/context';
import { factAnswer } from '../compose/fact-answer';
import { findHouse } from '../question/chart-terms';
import { simpleFact, type FactName } from '../question/fact-request';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import { themes } from '../words/placements';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const isEmpty = / (?:empty|vacant|khali|khaali|no (?:planet|planets|graha?)|not (?:a )?(?:single )?planet|without (?:any )?planets?|koi (?:bhi )?(?:grah|graha|planet) (?:nahi|nahin|nhi|hi nahi)|(?:grah|planet) (?:nahi|nahin|nhi|hi nahi)|ek bhi (?:grah|planet) (?:nahi|nahin)|blank) /u;
const concludes = / (?:so|does it mean|does that mean|means?|matlab|isliye|to kya|toh kya|to phir|kya|kyaa|will|never|no (?:marriage|child\w*|job|money|luck|house)|problem|dosh|bad|bura|kharab|worry|worried|dar|effect|nahi hog\w*|nahin hog\w*) /u;

/** "My seventh house is empty, so no marriage?": whether it is, and that an empty house denies nothing. */
function composeEmpty(context: Context, house: number): string {
  const { say, book, strengths, question: { chart } } = context;
  const inside = occupants(chart, house).map(({ name }) => book.planet(name));
  const lord = strengths.view.lord(house);
  const at = strengths.view.house(lord);
  const [theme, themeHi] = themes[house - 1] ?? ['', ''];
  const isStrong = strengths.of(lord) >= 40;
  const [denies, deniesHi] = [['an empty house denies nothing', 'no house has to be filled to work'], ['खाली भाव किसी बात को नहीं रोकता', 'भाव खाली होने से कुछ रुकता नहीं']];
  const opening = inside.length > 0
    ? say([`No, and your ${th(house)} house (${englishHouses[house - 1]}) is not without planets: ${book.list(inside)} ${inside.length > 1 ? 'are' : 'is'} in it; besides, `, denies, '.'], [`नहीं, और आपका ${hindiOrdinal(house, 'direct')} भाव (${hindiHouses[house - 1]}) सूना भी नहीं: वहाँ ${book.list(inside)} हैं; वैसे भी `, deniesHi, '।'])
    : say(['No, ', denies, `: ${theme} ${theme.includes(' and ') || theme.includes(',') ? 'are' : 'is'} read from the lord of the house, and most charts have four or five such houses.`], ['नहीं, ', deniesHi, `: ${themeHi} की बात भाव के स्वामी से देखते हैं, और चार-पाँच भाव हर कुंडली में खाली होते हैं।`]);
  const speaks = say([`The lord of your ${th(house)} house is ${book.planet(lord)}, and ${book.planet(lord)} is in your ${th(at)} house (${englishHouses[at - 1]})`, isStrong ? [', with good strength.', ' and stands well.'] : [', with little strength, so it comes with effort.', ', so it wants patience and no fear.']], [`${o(house)} भाव के स्वामी ${book.planet(lord)} हैं, और ${book.planet(lord)} ${o(at)} भाव (${hindiHouses[at - 1]}) में हैं`, isStrong ? ['; बल अच्छा है।', ', स्थिति अच्छी है।'] : ['; बल कम है, इसलिए मेहनत लगेगी।', '; सब्र चाहिए, डर नहीं।']]);
  return [opening, speaks, say([['Ask me when the matter itself is favoured.', 'If you want the time for it, ask with "when".']], [['इसका अच्छा समय जानना हो, तो "कब" पूछिए।', 'समय पूछिए, वह देखा जा सकता है।']])].join('\n\n');
}

export const emptyHouse: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => isEmpty.test(words) && findHouse(read.text) !== null && concludes.test(words.replace(/ (?:is|are) my /gu, ' ')) && read.text.length > 6 && !/ (?:which|kaun\w*) /u.test(words),
  compose: (context) => composeEmpty(context, findHouse(context.read.text) ?? 7),
};

const doshas: readonly (readonly [pattern: RegExp, fact: FactName])[] = [
  [/ (?:manglik|mangalik|maanglik|mangaleek|maangalik|mangal dosh\w*|kuja dosh\w*) /u, 'manglik'],
  [/ (?:kaal ?sarp\w*|kal ?sarp\w*|kalsarp\w*|kaalsarp\w*) /u, 'kaalSarp'],
  [/ (?:pitr[aui]? ?dosh\w*|pitr dosh\w*|pitrudosh\w*) /u, 'pitra'],
];
const asksWhether = / (?:am i|do i have|is there|have i|kya (?:main|mai|mujhe|mujhme|mujhmen|mujh|meri|mere|mera|sach me|sach mein)|(?:main|mai|mein|mujhe|mujhme|mujhmen|meri kundli|meri kundali|mere kundli|mere) .{0,30}(?:hai kya|hai ki nahi|hai ya nahi|hun kya|hu kya|hun ya nahi|hu ya nahi|hai na|dosh hai|hun kya)|is (?:it|this|that) true that i|check (?:if|whether) i) /u;
const ofAnother = / (?:beti|bete|beta|ladki|ladka|son|daughter|wife|husband|pati|patni|bhai|behen|bahan|sister|brother|fiance|fiancee|boyfriend|girlfriend|he|she|his|her|uski|uska|uske|unki) (?:ki|ka|ke|ko|is|has|kundli|manglik|mangalik) /u;
const more = / (?:marry|marriage with|shadi kar|effect|effects|asar|remedy|remedies|upay|puja|pooja|cancel\w*|kat\w*|khatam|when|kab|28|saal|age|why|kyu|kyon|how strong|partial|anshik|delay\w*|late|problem\w*) /u;
const doshaOf = (words: string): FactName | null => doshas.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/** "Am I manglik?" is a fact, whatever is told beside it. */
export const doshaFact: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words }) => doshaOf(words) !== null && asksWhether.test(words) && !ofAnother.test(words) && !more.test(words),
  compose: (context, { words }) => {
    const [opening = '', ...rest] = factAnswer(context, simpleFact(doshaOf(words) ?? 'manglik')).filter((each) => each !== '');
    return rest.length > 0 ? `${opening}\n\n${rest.join(' ')}` : opening;
  },
};
