import { elaborate } from '../judgement';
import { join } from '../join';
import { aboutMatter } from '../pointed/about-matter';
import { isWeighed, spanOf, wordsOf, type ComposeTurn, type Turn } from './turn';

const good = / (?:good|achh?[aie]|acch[aie]|badhiya|pass\w*|clear\w*|select\w*|shortlist\w*|approv\w*|got|mila|mili|mil (?:gay[aie]|gy[aie])|ho (?:gay[aie]|gy[aie])|unblock\w*|call(?:ed)? (?:me|aay[aie]|kiya|back)|replied|reply|agreed?|maan (?:gay[aie])|man (?:gay[aie])|raji|razi|haan|yes|like[sd]?|pasand|khush|happy|smil\w*|better|sudh\w*|increment|promot\w*|offer\w*|return\w*|wapas aay[aie]|laut\w*|thik (?:ho|chal)|won|jeet\w*) /u;
const bad = / (?:not|nahi\w*|nhi|na|reject\w*|fail\w*|fired|block\w*|left|gay[ai] chhod|chho?d (?:gay[aie]|diy[aie])|fight\w*|jhagd\w*|ladai|angry|gussa|naraz|lost|loss\w*|nuksan|ghata|cancel\w*|refus\w*|mana|divorc\w*|ill|bimar\w*|sick|died|death|late|der|delay\w*|pending|atk\w*|ruk\w*|band|stop\w*|bad|bura|buri|kharab|worse|mushkil|tough|hard|weak|kamzor|kam|less|debt|karz\w*|udhar|court|case|police|cheat\w*|dhokh\w*|never|kabhi|toot\w*|tut\w*|brok\w*|separate\w*|alag) /u;

/** On what no chart may judge, what is told counts for itself. */
function sayTaken({ about }: Turn): string {
  const { say } = about;
  return join(
    say([['Thank you for telling me', 'I take that along'], [': what you see yourself counts more here than any chart.', '; on this I give no verdict, and what happens in front of you says more.']], [['अच्छा किया जो बताया', 'यह बात साथ रख ली'], ['; यहाँ कुंडली से ज़्यादा वह मायने रखता है जो सामने दिखे।', ', इस पर कुंडली फ़ैसला नहीं देती, जो सामने है वही बड़ी बात है।']]),
    say([['Go on from there in small steps, and ask me about the two of you or the time if you like.', 'If it is a good sign, let it be seen that you noticed.']], [['वहीं से छोटे कदम रखिए; समय या साथ के बारे में पूछना हो, तो पूछिए।', 'अच्छा संकेत हो, तो उन्हें दिखने दीजिए कि ध्यान गया।']]),
  );
}

/** What is told after an answer: whether it makes the matter lighter or harder, beside what the chart holds. */
export const composeDetail: ComposeTurn = (turn) => {
  const { about, judgement, context } = turn;
  if (turn.before.matter.careful) return sayTaken(turn);
  if (!isWeighed(turn)) return null;
  const plain = wordsOf(context);
  const { say } = about;
  const span = spanOf(turn);
  const [at, tab] = span === '' ? ['', ''] : [`, and ${span} stays the time to look to`, `, और समय ${span} का ही है`];
  const { level } = judgement;
  const m = about.read.matter.rank === 0 ? (about.isEnglish ? 'it' : 'इस बात') : aboutMatter(about, judgement.matter.id, about.read.kin?.id ?? null);
  const chart = { yes: [`${m} still has good support in the chart`, `${m} को कुंडली से अच्छा सहारा है`], careful: [`for ${m} the chart stays mixed`, `${m} का पक्ष मिला-जुला है`], slow: [`${m} asks for patience still`, `${m} को अभी कम सहारा है`] }[level];
  const isBad = bad.test(plain);
  const lead = isBad
    ? say([['That makes it harder, and I take it along', 'That weighs on it, as I see'], [`: ${chart[0]}${at}.`, `; still, ${chart[0]}${at}.`]], [['इससे बात थोड़ी कठिन होती है', 'यह भारी बात है'], [`, यह जोड़ लिया; ${chart[1]}${tab}।`, `; इसे साथ रखकर भी ${chart[1]}${tab}।`]])
    : good.test(plain)
      ? say([['That is a good sign of its own', 'Good news, and it fits'], [`: ${chart[0]}${at}.`, `; for its part ${chart[0]}${at}.`]], [['यह अपने आप में अच्छा संकेत है', 'अच्छी खबर है, यह बात के हक में है'], [`; ${chart[1]}${tab}।`, `, और ${chart[1]}${tab}।`]])
      : say([['Good that you say it, I take it along', 'Noted, and set beside the chart'], [`: ${chart[0]}${at}.`, `; the answer stays, ${chart[0]}${at}.`]], [['अच्छा किया जो बताया, इसे जोड़ लिया', 'यह बात भी साथ रख ली'], [`; ${chart[1]}${tab}।`, `, जवाब वही है: ${chart[1]}${tab}।`]]);
  return join(lead, ...elaborate(about, judgement));
};
