import { runningPeriods } from '../../plan/windows';
import { shortVowels } from '../../question/question-text';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import type { Context } from '../context';

const self = '(?:me|myself|my (?:own )?(?:fault|mistake|doing|decisions?)|meri (?:hi )?(?:gala?ti|kami|wajah)|mujh\\w* (?:galti|kami|me kami)|main (?:hi )?(?:galat|kharab)|galti meri)';
const time = '(?:(?:the |my |bad |wrong )*(?:time(?! ?pass)|timing|luck|sta?rt?s?|fate|planets|chart|period|phase|destiny)|samay|waqt|vakt|time(?! ?pass)|kismat|kismet|grah\\w*|naseeb|nasib|bhagya|dasha)';
const asks = new RegExp(` (?:${self} (?:\\w+ ){0,5}(?:or|ya) (?:\\w+ ){0,5}${time}|${time} (?:\\w+ ){0,5}(?:or|ya) (?:\\w+ ){0,5}${self}) `, 'u');
const monthMs = 30 * 86_400_000;

/** "Was it me or the time?": by the strength of the period that ran then and of the lagna's lord; null where that is not asked. */
export function composeBlame(context: Context): string | null {
  const { read, say, book, strengths, now } = context;
  if (read.fact !== null || !asks.test(shortVowels(read.text)) || ['when', 'remedy', 'repeat'].includes(read.kind)) return null;
  const at = read.horizon?.isPast ? Math.min(read.horizon.from, now) : now - 2 * monthMs;
  const { antar } = runningPeriods(strengths, at);
  const own = strengths.view.lord(1);
  const [ofTime, ofSelf] = [strengths.of(antar.lord), strengths.of(own)];
  const [n, house] = [book.planet(antar.lord), strengths.view.house(antar.lord)];
  const [me, mine] = [book.planet(own), strengths.view.house(own)];
  const opening = ofTime < 40 && ofSelf >= 40
    ? say([['More the time than you', 'The time, for the larger part', 'Not you in the first place: the time was against it'], [`: ${n} ruled those months and has little strength in your chart`, `; the months belonged to ${n}, which is weak in your chart`], '.'], [['ज़्यादा समय, आप कम', 'बड़ा हिस्सा समय का था, आपका कम', 'आपसे ज़्यादा समय का दोष है'], [`: तब ${n} का समय था, जिनका बल आपकी कुंडली में कम है`, `; वे महीने ${n} के थे, जो आपके यहाँ कमज़ोर हैं`], '।'])
    : ofTime >= 40 && ofSelf < 40
      ? say([['The time was not bad, so a part of it was in how it was done', 'Rather the way it was done than the time', 'Less the time than the way'], [`: ${n} ruled those months and is well placed for strength`, `; the months belonged to ${n}, which has strength in your chart`], '.'], [['समय बुरा नहीं था, एक हिस्सा काम के तरीके का था', 'समय से ज़्यादा तरीके की बात थी', 'समय कम, तरीका ज़्यादा'], [`: तब ${n} का समय था और उनका बल अच्छा है`, `; वे महीने ${n} के थे, जो आपके यहाँ बली हैं`], '।'])
      : ofTime < 40
        ? say([['Both: the time was hard, and it found a weak spot', 'Half the time, half the plan', 'Neither alone: the time and the way came together'], [`: ${n} ruled those months with little strength`, `; the months belonged to ${n}, which is weak in your chart`], '.'], [['दोनों: समय कठिन था, और तैयारी भी कम थी', 'आधा समय, आधी योजना', 'अकेले कोई नहीं, समय और तरीका साथ-साथ'], [`: तब ${n} का समय था, बल कम`, `; वे महीने ${n} के थे, जो आपके यहाँ कमज़ोर हैं`], '।'])
        : say([['Neither you nor the time by itself; people, money and the market had the larger part', 'Your chart accuses neither you nor the time', 'No fault of yours and no bad time: the rest of the world decided it'], [`: ${n}, which ruled those months, has strength`, `; ${n} ruled those months and is strong in your chart`], '.'], [['न अकेले आप, न समय; लोग, पैसा और हालात का हिस्सा बड़ा था', 'कुंडली न आपको दोष देती है, न समय को', 'न आपकी गलती, न बुरा समय: बात हालात की थी'], [`: तब ${n} का समय था और बल अच्छा है`, `; वे महीने ${n} के थे, जो आपके यहाँ बली हैं`], '।']);
  return [
    opening,
    say([`${n} is in your ${th(house)} house (${englishHouses[house - 1]}); ${me}, lord of your lagna, stands for you and is in the ${th(mine)}`, ofSelf >= 40 ? [', with strength of its own.', ' and is strong.'] : [', with little strength.', ' and needs support.']], [`${n} ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में हैं; लग्न के स्वामी ${me} ${hindiOrdinal(mine, 'oblique')} भाव में हैं`, ofSelf >= 40 ? ['; उनका बल अच्छा है।', ' और बली हैं।'] : ['; उनका बल कम है।', ' और सहारा कम है।']]),
    say([['Write down the two decisions that you would take otherwise, and leave the rest with the time.', 'Ask one person who saw it what they would have changed; that is yours to use.', 'Take one lesson from it, in a line, and let the blame go.']], [['दो फ़ैसले लिखिए जो अब अलग होते; बाकी समय पर छोड़ दीजिए।', 'जिसने पास से देखा, उससे पूछिए कि क्या बदलना था; वही काम आएगा।', 'एक सीख एक पंक्ति में लिखिए, और दोष छोड़ दीजिए।']]),
  ].join('\n\n');
}
