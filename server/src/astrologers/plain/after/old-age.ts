import type { Context } from '../../compose/context';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import type { Plain } from '../plain';

const late = / (?:budhap\w*|budh?ap\w*|old age|oldage|later (?:life|years)|last years|retired life|akhiri umar|aakhri umar|jeevan ka ant|बुढ़ापा|बुढ़ापे|बुढापा|बुढापे) /u;
const children = / (?:ba?chch?\w*|bacch?\w*|children|kids|beta|bete|beti|betiyan|son|sons|daughters?|santan|aulad|aulaad) /u;
const stay = / (?:(?:sath|saath|pas|paas|ke sath) (?:\w+ ){0,2}(?:rah\w*|reh\w*|hong\w*|dega|denge|degi)|(?:live|stay|be|living|staying) (?:\w+ ){0,2}(?:with|near|together)|(?:look after|take care of|care for|support|sewa|seva|dekhbhal|dhyan rakh\w*|khayal rakh\w*|sahara) ?(?:\w+ ){0,3}(?:me|us|my|mera|meri|karenge|karega|karegi|rakhenge|rakhega|rakhegi|banenge|banega)?) /u;
const asks = / (?:kais[aie]|kya|how|will|rahe?g\w*|rahenge|beete?g\w*|bite?g\w*|katega|kategi|hog[ai]|honge|kaun|who|what) /u;
const near = [1, 2, 4, 5, 7, 11];
const helpful = 40;

/** Whether the children stay near, by where the lord of the fifth house is. */
function childrenLine({ say, book, strengths }: Context): string {
  const lord = strengths.view.lord(5);
  const house = strengths.view.house(lord);
  const isNear = near.includes(house);
  return isNear
    ? say([['Children stay near', 'The children are close by rather than far'], `: the lord of your 5th house, ${book.planet(lord)}, is in the ${th(house)} (${englishHouses[house - 1]}).`], [['बच्चे पास रहेंगे, ऐसा झुकाव है', 'बच्चों का साथ ज़्यादा दिखता है'], `; पाँचवें भाव के स्वामी ${book.planet(lord)} ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में हैं।`])
    : say([['The children live elsewhere rather than with you, and the tie stays', 'More likely near in heart than in one house'], `: the lord of your 5th house, ${book.planet(lord)}, is in the ${th(house)} (${englishHouses[house - 1]}).`], [['बच्चे एक घर में कम, पर जुड़े रहेंगे', 'बच्चे दूर रहकर साथ देंगे, ऐसा झुकाव है'], `; पाँचवें भाव के स्वामी ${book.planet(lord)} ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में हैं।`]);
}

/** How old age goes: the end of things is read from the fourth house, what lasts from Saturn. */
function ageLine({ say, book, strengths }: Context): string {
  const lord = strengths.view.lord(4);
  const isGood = strengths.of(lord) >= helpful || strengths.of('Saturn') >= helpful;
  return say(isGood ? [['Old age looks settled, with a home of your own', 'The later years look calm and provided for'], `: ${book.planet(lord)}, lord of your 4th house, carries them.`] : [['The later years want provision made early', 'Old age goes well if money and house are settled before it'], `: ${book.planet(lord)}, lord of your 4th house, has little strength.`], isGood ? [['बुढ़ापा ठहराव वाला दिखता है, अपने घर के साथ', 'आगे के साल शांत और सँभले हुए दिखते हैं'], `; चौथे भाव के स्वामी ${book.planet(lord)} सहारा देते हैं।`] : [['बुढ़ापे के लिए पहले से इंतज़ाम कीजिए, तब आराम रहेगा', 'घर और पैसा समय पर पक्का हो, तो बुढ़ापा ठीक कटेगा'], `; चौथे भाव के स्वामी ${book.planet(lord)} का बल कम है।`]);
}

/** "How will my old age be, will the children be with me?" */
export const oldAge: Plain = {
  isFree: false,
  usesChart: true,
  mayLean: true,
  holds: ({ words, before }) => ((late.test(words) && asks.test(words)) || (children.test(words) && stay.test(words) && asks.test(words) && (late.test(words) || late.test(before) || !/ (?:after divorce|talak|custody|hostel|abroad|school|exam) /u.test(words)))) && !/ (?:or|ya|who|which|kaun ?s[aie]|kons[aie]|body|sharir|bimari|health|sehat|disease|nifty|satta|share|shares|bazar|pension|invest\w*|plan|policy|fund|loan|naukri|job|kab|when|pati|husband|wife|patni|parents|saas|sasur|papa|mummy|custody|divorce|talak|shadi|shaadi|marriage|school|padhai|school) /u.test(words),
  compose: (context, { words }) => {
    const lines = [late.test(words) ? ageLine(context) : '', children.test(words) ? childrenLine(context) : ''].filter((each) => each !== '');
    return [lines.join(' '), context.say([['A chart shows a bent and no promise: what binds children is what is shared now.', 'Keep your own room, papers and some money in your own name; closeness grows easier on that.']], [['कुंडली झुकाव दिखाती है, वादा नहीं: बच्चों को वही जोड़ता है, जो आज साथ में किया जाए।', 'अपना कमरा, कागज़ और थोड़ा पैसा अपने नाम रखिए; साथ इसी से आसान होता है।']])].join('\n\n');
  },
};
