import { slowSigns } from '../../astrology';
import type { Context } from '../compose/context';
import { runningPeriods } from '../plan/windows';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import { manners } from '../words/placements';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const asksNow = / (?:(?:what is|whats|tell me what is|what's) (?:going on|happening|running) (?:in|with) (?:my |mera |meri )?(?:life|me|chart|stars)|(?:meri |mere |apni )?(?:life|zindagi|jindagi|jivan|jeevan) (?:me|mein|men|main|mai) (?:abhi |aajkal |filhal )?(?:kya|kaisa|kaisi) (?:kuch )?(?:chal|ho) (?:raha|rahi|rha|rhi)|(?:abhi|aajkal|filhal|is samay|is waqt) (?:meri |mere |mera )?(?:kya|kaisa|kaisi) (?:samay |time |daur |waqt )?(?:chal|ho) (?:raha|rahi|rha|rhi)|(?:mera|meri) (?:kaisa|kaun sa|konsa) (?:samay|time|daur|waqt|phase) chal|what (?:phase|time|period) (?:am i (?:in|going through)|is (?:this|it) (?:for me|in my life))|kya chal raha hai mer[aie] (?:life|zindagi|jindagi|jivan)) /u;

/** The present of a life as a whole: what runs, where it works, and till when. */
function composeNow(context: Context): string {
  const { say, book, strengths, now, question: { chart } } = context;
  const { maha, antar } = runningPeriods(strengths, now);
  const house = strengths.view.house(antar.lord);
  const isStrong = strengths.of(antar.lord) >= 40;
  const { gift, price } = manners[antar.lord];
  const from = (sign: number) => ((sign - chart.ascendant.sign + 12) % 12) + 1;
  const { Saturn, Jupiter } = slowSigns(now);
  const [slow, wide] = [from(Saturn), from(Jupiter)];
  return [
    say([[`Just now it is about ${englishHouses[house - 1]}`, `At present your life turns around ${englishHouses[house - 1]}`], isStrong ? [`, and it moves forward`, ', and the wind is with you'] : [', and it asks for patience', ', with more effort than result'], `: the ${antar.lord} antardasha runs in the ${maha.lord} mahadasha till ${book.day(antar.end)}.`], [[`अभी ज़ोर ${hindiHouses[house - 1]} भाव की बातों पर है`, `इस समय बात ${hindiHouses[house - 1]} भाव के इर्द-गिर्द है`], isStrong ? [', और काम आगे बढ़ता है', ', समय साथ देता है'] : [', और सब्र चाहिए', ', मेहनत ज़्यादा, फल धीरे'], `: ${book.planet(maha.lord)} की महादशा में ${book.planet(antar.lord)} की अंतर्दशा ${book.day(antar.end)} तक है।`]),
    `${say([[`From ${book.planet(antar.lord)} comes ${gift[0]}`, `${book.planet(antar.lord)} brings ${gift[0]}`], `; what it costs is ${price[0]}.`], [`${book.planet(antar.lord)} से मिलता है: ${gift[1]}; ध्यान रखने की बात: ${price[1]}।`])} ${say([`In the sky Saturn crosses your ${th(slow)} house (${englishHouses[slow - 1]}), where things go slowly, and Jupiter your ${th(wide)} (${englishHouses[wide - 1]}), where help comes.`], [`गोचर में शनि आपके ${o(slow)} भाव (${hindiHouses[slow - 1]}) में हैं, वहाँ देर है, और गुरु ${o(wide)} भाव (${hindiHouses[wide - 1]}) में, वहाँ मदद है।`])}`,
    say([['Ask me next about one matter, work, love or money, and I look at that alone.', 'If one thing of this weighs most, name it and I look closer.', 'Put the main thing of this time first in your week, and leave the rest lighter.', 'What of it troubles you most? Name it, and the chart can say more.']], [['अब काम, रिश्ता या पैसा, किसी एक पर पूछिए, वही देखा जाएगा।', 'इनमें जो बात सबसे भारी है, वह लिखिए, वही पास से देखी जाएगी।', 'हफ़्ते में सबसे पहले इसी बात को समय दीजिए।', 'सबसे ज़्यादा क्या खटकता है, लिखिए; कुंडली उस पर और बता सकती है।']]),
  ].join('\n\n');
}

export const lifeNow: Plain = { isFree: false, usesChart: true, holds: ({ words, read }) => asksNow.test(words) && read.kin === null, compose: composeNow };
