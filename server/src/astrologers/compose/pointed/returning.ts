import { openMatters } from '../../question/matters';
import { shortVowels } from '../../question/question-text';
import type { KinId } from '../../question/people';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Context } from '../context';
import { judge } from '../judgement';
import { comingMonths } from './coming';

const returns = / (?:(?:ghar|wapas|vapas|wapis|vapis|gaon|ganv|milne) (?:\w+ ){0,3}(?:aayeng\w*|aaeng\w*|ayeng\w*|aeng\w*|aayeg\w*|aaeg\w*|ayeg\w*|aeg\w*|lauteng\w*|lauteg\w*|aa payeng\w*|aa payeg\w*)|(?:laut|wapas aa|vapas aa) (?:aayeng\w*|aayeg\w*|payeng\w*|payeg\w*|jayeng\w*)|lauteng\w*|lauteg\w*|(?:come|comes|coming|return|returns|returning|be|get|gets) (?:back )?(?:home|back (?:from|to (?:india|us|town))|to (?:see|visit) (?:me|us))) /u;
const notPeople = / (?:paisa|paise|money|udhar|loan|love|pyar|ex|breakup|phone|naukri|laxmi|lakshmi|rishta|promotion|transfer|deposit|refund|sona|gold|documents?|parcel|dog|cat) /u;
const relatives: readonly KinId[] = ['husband', 'wife', 'son', 'daughter', 'child', 'brother', 'sister', 'elderBrother', 'elderSister', 'youngerBrother', 'youngerSister', 'father', 'mother', 'grandchild', 'daughterInLaw', 'sonInLaw', 'brotherInLaw', 'sisterInLaw'];

/** When somebody comes home: the day is theirs to fix; the time of the coming months that favours it is told. */
export function composeReturning(context: Context): string | null {
  const { read, say, book, question, strengths, now } = context;
  const plain = shortVowels(read.text);
  if (read.kin === null || !relatives.includes(read.kin.id) || !returns.test(plain) || notPeople.test(plain) || read.fact !== null || !['when', 'yesNo', 'how', 'other'].includes(read.kind) || ['reunion', 'separation'].includes(read.matter.id)) return null;
  const own = read.horizon && !read.horizon.isPast ? read.horizon : comingMonths(now);
  const judgement = judge({ ...context, read: { ...read, kin: null, kind: 'when', step: null, horizon: own } }, { ...openMatters.time, houses: [4, read.kin.house], karakas: ['Moon'] });
  const who = book.kin(read.kin.id);
  const span = judgement.window && judgement.isInside ? book.span(judgement.window, question.astrologer) : null;
  const [at, tab] = read.horizon && !read.horizon.isPast ? [` ${own.english}`, `${own.hindi} `] : ['', ''];
  const house = strengths.view.lord(4);
  const opening = read.kind === 'when'
    ? say([[`The day is for your ${who} to fix`, `No chart knows the day on which your ${who} comes home`], span ? [`; the time that brings people home is ${span}`, `, but ${span} favours it most`] : [', and no month of the coming half year stands out', '; these months are even, so ask and settle it'], '.'], [[`${who} किस दिन आएँगे, यह उनके हाथ में है`, `${who} के घर आने का दिन कुंडली में नहीं होता`], span ? [`; घर आने का अच्छा समय ${span} है`, `, पर सबसे ज़्यादा आसार ${span} के हैं`] : ['; अगले महीने सब बराबर हैं, बात करके तय कीजिए', ', कोई एक महीना अलग नहीं दिखता'], '।'])
    : {
        yes: () => say([[`Yes, your ${who} is likely to come${at}`, `It looks like a yes: your ${who} comes home${at}`], ['; your 4th house of home is well supported', ', for the house of home has good support'], '.'], [[`हाँ, ${who} के ${tab}आने के योग अच्छे हैं`, `${tab}${who} के आने के आसार अच्छे हैं`], ['; घर के भाव को अच्छा सहारा है', ', चौथा भाव साथ देता है'], '।']),
        careful: () => say([[`Perhaps: your ${who} may come${at}, if you ask yourself`, `A visit of your ${who}${at} is possible, and not sure`], ['; the house of home is mixed', ', since your 4th house goes up and down'], '.'], [[`${who} ${tab}आ सकते हैं, अगर बुलावा आपकी ओर से जाए`, `${tab}${who} का आना हो सकता है, पक्का नहीं`], ['; घर का भाव मिला-जुला है', ', चौथे भाव में उतार-चढ़ाव है'], '।']),
        slow: () => say([[`Do not count on it: your ${who} may not come${at}`, `Rather not${at}: the visit of your ${who} takes longer`], ['; the house of home has little support just now', ', for your 4th house is slow at present'], '.'], [[`${who} के ${tab}आने के योग कम हैं`, `${tab}${who} के आने की उम्मीद कम रखिए`], ['; घर के भाव को अभी कम सहारा है', ', चौथा भाव अभी धीमा है'], '।']),
      }[judgement.level]();
  return [
    opening,
    say([`${book.planet(house)}, lord of your 4th house of home, is in the ${th(strengths.view.house(house))}`, [': that colours how often the house is full.', ', and there you see what keeps people away.']], [`घर के चौथे भाव के स्वामी ${book.planet(house)} ${hindiOrdinal(strengths.view.house(house), 'oblique')} भाव में हैं`, ['; घर भरा कब रहता है, यह यहीं से दिखता है।', ', दूरी की वजह भी यहीं से दिखती है।']]),
    say([['Write one warm line today, with a day that suits you.', 'Ask for a day and not for a promise.', 'Call at a calm hour, and speak first of what you look forward to.']], [['आज एक प्यार भरा संदेश भेजिए, साथ में एक दिन बताइए।', 'वादा नहीं, एक तारीख माँगिए।', 'शांत समय पर फ़ोन कीजिए, शिकायत से नहीं, खुशी से बात शुरू कीजिए।']]),
  ].join('\n\n');
}
