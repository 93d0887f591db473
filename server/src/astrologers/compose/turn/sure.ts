import { join } from '../join';
import { isWeighed, spanOf, type ComposeTurn, type Turn } from './turn';

/** On health, children and courts no verdict was given, so there is none to be sure of. */
export function sayNoVerdict({ about: { say }, before }: Turn): string {
  const [who, kaun] = before.matter.id === 'court' || before.matter.id === 'separation' ? ['a lawyer', 'वकील'] : before.matter.id === 'investment' ? ['an adviser who shows you the figures', 'हिसाब दिखाने वाले सलाहकार'] : ['the doctor', 'डॉक्टर'];
  return join(
    say([['Nothing here is certain, and I gave no verdict on it', 'No: on this I promise nothing either way'], `; ${who} knows more than any chart, so go by that.`], [['इस पर कुछ पक्का नहीं, और यहाँ फ़ैसला दिया भी नहीं गया', 'नहीं, इस पर कोई वादा नहीं'], `; इसमें ${kaun} की बात कुंडली से बड़ी है, उसी पर चलिए।`]),
    say([['If two answers differ, ask for a second opinion there.', 'A chart only shows where support comes from meanwhile.']], [['दो राय अलग हों, तो दूसरी राय वहीं से लीजिए।', 'कुंडली बस इतना दिखाती है कि सहारा कहाँ से मिलेगा।']]),
  );
}

/** "Pakka?": how many factors of the chart speak for it and how many against, and never a promise. */
export const composeSure: ComposeTurn = (turn) => {
  const { about, judgement, before } = turn;
  const { say, tell, book, isEnglish } = about;
  if (before.fact !== null)
    return say([['Yes, that part is certain', 'Yes: that is computed and not guessed'], [': it comes from your hour and place of birth', ', from your hour and place of birth'], ['; what it brings is a reading, and no promise.', '. What it means is tradition and not certain.']], [['हाँ, यह हिस्सा पक्का है', 'हाँ, यह गणना है, अंदाज़ा नहीं'], ['; यह जन्म के समय और जगह से निकलता है', ', जन्म समय और जगह से'], ['। इसका फल परंपरा की बात है, वादा नहीं।', '; फल कैसा होगा, यह कोई वादा नहीं।']]);
  if (before.matter.careful) return sayNoVerdict(turn);
  if (!isWeighed(turn)) return null;
  const { factors } = judgement.weighed;
  const [fit, unfit] = [factors.filter(({ weight }) => weight > 0), factors.filter(({ weight }) => weight < 0)];
  const [a, b] = [fit.length, unfit.length];
  const counts = isEnglish ? `of ${a + b} factors in your chart ${a} ${a === 1 ? 'speaks' : 'speak'} for it and ${b} against` : `कुंडली की ${a + b} बातों में ${a} इसके साथ, ${b} खिलाफ़`;
  const span = spanOf(turn);
  const [time, samay] = span === '' ? ['', ''] : [`, and ${span} is the likely time, not a fixed date`, `, ${span} का समय संभावना है, पक्की तारीख नहीं`];
  const opening = {
    yes: () => say([['Fairly sure, though not certain', 'As sure as a chart can be'], `: ${counts}${time}.`], [['काफ़ी हद तक, पर सौ प्रतिशत नहीं', 'जितना कुंडली से हो सकता है, उतना पक्का'], `: ${counts}${samay}।`]),
    careful: () => a >= b ? say([['Likely, but not certain', 'More likely than not, yet not certain'], `: ${counts}${time}.`], [['संभावना अच्छी है, पर पक्का नहीं', 'ज़्यादा आसार हैं, पर पूरा पक्का नहीं'], `: ${counts}${samay}।`]) : say([['Possible, and not certain', 'Half sure, and no more'], `: ${counts}${time}.`], [['हो सकता है, पर पक्का नहीं', 'आधा पक्का, पूरा नहीं'], `: ${counts}${samay}।`]),
    slow: () => say([['No, it is not certain', 'Honestly, not certain: it can go either way'], `; ${counts}${time}.`], [['नहीं, पक्का नहीं कह सकते', 'सच कहें तो पक्का नहीं'], `; ${counts}${samay}।`]),
  }[judgement.level]();
  const shown = [fit[0] ? tell(book.ground(fit[0], judgement.matter.id, null)) : '', unfit[0] ? tell(book.against(unfit[0])) : ''];
  const honest = say([['Nobody can give you a guarantee, here or elsewhere.', 'Whoever promises a date for money says more than any chart does.', 'Use it to plan, and keep a second way open.']], [['गारंटी कोई नहीं दे सकता, न यहाँ, न कहीं और।', 'योजना बनाइए, पर दूसरा रास्ता भी खुला रखिए।', 'जो पैसे लेकर पक्की तारीख का वादा करे, वह कुंडली से ज़्यादा कहता है।']]);
  return join(opening, shown.filter((each) => each !== '').join(' '), honest);
};
