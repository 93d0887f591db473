import type { Context } from '../compose/context';
import { findManglik, manglikHouses } from '../../astrology';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const theirs = '(?:uski|uska|uske|unki|unka|unke|his|her|ladke|ladki|larke|larki|boy|girl|fiance|fiancee|boyfriend|girlfriend|bf|gf|pati|patni|husband|wife|he|she|wo|woh|partner)';
const mars = new RegExp(` ${theirs} (?:\\w+ ){0,5}(?:mangal|mars|manglik|mangalik) | (?:mangal|mars|manglik|mangalik) (?:\\w+ ){0,3}(?:of |in )?${theirs} `, 'u');
const placeOf = / (?:mangal|mars) (?:\w+ ){0,3}?(1[0-2]|[1-9])(?:st|nd|rd|th|ve|va|we|wa|vi)?(?= )| (1[0-2]|[1-9])(?:st|nd|rd|th|ve|va)? (?:house |ghar |bhav )?(?:me |mein |men )?(?:mangal|mars) /u;

/** Mars in the chart of somebody proposed: whether it counts, and what one's own chart sets against it. */
function composeTheirs(context: Context, words: string): string {
  const { say, strengths, question: { chart } } = context;
  const found = placeOf.exec(words);
  const house = Number(found?.[1] ?? found?.[2] ?? 0);
  const isTheirs = house === 0 || manglikHouses.includes(house);
  const own = findManglik(chart);
  const at = strengths.view.house('Mars');
  const isOwn = own.isManglik;
  const where = house === 0 ? ['A Manglik partner', 'सामने वाले का मांगलिक होना'] : [`Mars in their ${th(house)}`, `उनके ${o(house)} में मंगल`];
  const opening = !isTheirs
    ? say([[`${where[0]} makes nobody Manglik, so that is no reason for a no`, `That place of Mars is not counted as Manglik, so it need not hold you back`], ['.', '; go by the person.']], [[`${where[1]} से कोई मांगलिक नहीं होता, इसलिए यह ना की वजह नहीं`, 'मंगल का वह स्थान मांगलिक नहीं गिना जाता, इससे मत रुकिए'], ['।', '; इंसान को देखिए।']])
    : isOwn
      ? say([[`${where[0]} is no reason for a no: you are Manglik as well, and tradition lets the two cancel out`, `You need not refuse for that: your own chart is Manglik too, and the two are held to balance`], ['.', ', so go by the person.']], [[`${where[1]} ना की वजह नहीं: आप भी मांगलिक हैं, और परंपरा में दोनों का दोष कट जाता है`, 'इस वजह से मना मत कीजिए: आपकी कुंडली भी मांगलिक है, दोनों बराबर माने जाते हैं'], ['।', ', इंसान को देखकर तय कीजिए।']])
      : say([[`${where[0]} alone is no reason for a no: you are not Manglik, so let the full matching say whether theirs is softened`, `Do not refuse for that alone: you are not Manglik, so look first whether the dosha is cancelled in theirs`], ['.', ', and go by the person.']], [[`सिर्फ़ ${where[1]} ना की वजह नहीं: आप मांगलिक नहीं हैं, इसलिए पूरे मिलान में देखिए कि उनका दोष कटता है या नहीं`, 'अकेली इस बात पर मना मत कीजिए: आप मांगलिक नहीं हैं, पहले देखिए कि उनका दोष कट तो नहीं रहा'], ['।', ', और इंसान को देखिए।']]);
  return [
    opening,
    say([`Your own Mars is in the ${th(at)} house.`, [' Tradition cancels it in many cases, by its own sign or by Jupiter.', ' Where it is in its own sign, or Jupiter looks on, custom counts it for little.']], [`आपके अपने मंगल ${o(at)} भाव में हैं।`, [' अपनी राशि, उच्च या गुरु के साथ होने से दोष बहुत कम गिना जाता है।', ' बहुत-सी कुंडलियों में यह दोष अपने आप कट जाता है।']]),
    say([['Kundli Matching shows it for both births, free; then meet twice and decide by work, habits and family.', 'Put both births into Kundli Matching, free, and see both Mars side by side.']], [['"कुंडली मिलान" में दोनों के जन्म डालकर मुफ़्त देखिए; फिर दो बार मिलकर काम, आदत और परिवार से तय कीजिए।', 'दोनों का जन्म "कुंडली मिलान" में डालिए, मुफ़्त है, दोनों का मंगल साथ दिखेगा।']]),
  ].join('\n\n');
}

export const theirMars: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => mars.test(words) && (placeOf.test(words) || / (?:is|hai|hain|nahi|not) /u.test(words)) && / (?:marry|marriage|shadi|shaadi|vivah|rishta|proposal|haan|han|karu|karun|kare|yes|problem|dikkat|ok|okay|match\w*|safe|should|chalega|sahi|thik|theek) /u.test(words) && (read.horizon === null || read.horizon.unit === 'day') && !/ (?:mangalvar|mangalwar|tuesday|dasha|antardasha|transit|gochar|kab|when|my (?:son|daughter)|mer[aei] (?:bet\w*|bhai|behen)) /u.test(words),
  compose: (context, { words }) => composeTheirs(context, words),
};
