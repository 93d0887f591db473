import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { asksElse, isOfAnother } from '../question/of-another';
import type { Context } from '../compose/context';
import type { Plain } from './plain';

const honesty = / (?:fraud|fraudi|frod|phrod|phraud|farji|pharji|scam|scammer|cheater|liar|fake|genuine|thag|dhokheba[jz]|(?:sach|jhooth|jhuth) bol rah\w*) /u;
const dealer = / (?:agent|ejent|agency|ejensi|company|kampani|firm|farm|broker|brokar|dalal|dealer|dilar|builder|bildar|contractor|thekedar|consultant|consultancy|seller|buyer|website|link|message|call|offer|scheme) /u;

/** What is asked for in advance has an answer of its own. */
const asksMoney = / (?:advance|lakhs?|paisa|paise|fees?|hazar|thousand|deposit) /u;

/** Whether somebody one deals with is honest stands in no chart: papers show it. */
function composeHonesty({ say, book, strengths }: Context): string {
  const lord = strengths.view.lord(7);
  const [n, at, isStrong] = [book.planet(lord), strengths.view.house(lord), strengths.of(lord) >= 40];
  return [
    say([
      ['Whether somebody is honest stands in no chart of yours', 'No chart shows if another person is a fraud', 'Honest or not, planets do not tell it of somebody else'],
      [': papers and receipts do.', ', so let documents decide and not the stars.'],
    ], [
      ['कोई सच्चा है या ठग, यह आपकी कुंडली में नहीं होता', 'सामने वाला ईमानदार है या नहीं, यह ग्रह नहीं बताते', 'किसी और की नीयत आपकी कुंडली से नहीं दिखती'],
      [': काग़ज़ और रसीद बताते हैं।', '; इसका पता काग़ज़ से चलता है, ग्रहों से नहीं।'],
    ]),
    say([
      `Your own dealings are read from the 7th house, whose lord ${n} is in your ${th(at)}`,
      isStrong ? [', with strength, so you may deal, with everything in writing.', ' and well supported: deal, but on paper.'] : [', with little support, so take small steps and no risk on a word alone.', ' and weak, so pay late and little.'],
    ], [
      `आपके लेन-देन सातवें भाव से देखते हैं; उसके स्वामी ${n} ${hindiOrdinal(at, 'oblique')} भाव में हैं`,
      isStrong ? [' और बली हैं, तो लिखा-पढ़ी के साथ काम कर सकते हैं।', ', सहारा अच्छा है: काम कीजिए, पर काग़ज़ पर।'] : [', सहारा कम है, तो छोटे क़दम रखिए और ज़ुबान पर पैसा मत दीजिए।', ' और कमज़ोर हैं, तो पैसा देर से और थोड़ा दीजिए।'],
    ]),
    say([
      ['Ask for the licence or registration number and check it yourself, and pay by bank against a receipt.', 'Speak with two people who dealt there before, and pay nothing in advance without a signed paper.'],
    ], [
      ['लाइसेंस या पंजीकरण का नंबर माँगकर ख़ुद जाँचिए, और पैसा बैंक से, रसीद लेकर दीजिए।', 'जिन दो लोगों ने वहाँ पहले काम करवाया हो, उनसे बात कीजिए, और बिना दस्तख़त वाले काग़ज़ के पेशगी मत दीजिए।'],
    ]),
  ].join('\n\n');
}

/** "Is the agent a fraud?", "wo thekedar thag to nahi". */
export const honestDealer: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => honesty.test(words) && dealer.test(words) && isOfAnother(read.text) && !asksElse.test(words) && !asksMoney.test(words) && read.fact === null,
  compose: composeHonesty,
};
