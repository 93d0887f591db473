import { shortVowels } from '../question/question-text';
import { findAskedClause } from '../question/asked-clause';
import type { Context } from './context';
import { elaborate, type Judgement } from './judgement';

const bad = / (?:fight|fights|fighting|quarrel\w*|argue|argues|arguing|lose|losing|fail|fails|failing|suffer|suffers|betray\w*|break up|breakup|get stuck|be stuck|reject\w*|refuse\w*|cancel\w*|revoke\w*|seize\w*|repossess\w*|take away|evict\w*|throw (?:me|us) out|fired|fire me|sack\w*|laid off|lay me off|terminat\w*|cheat\w*|kill (?:it|us|our|my|the)|ruin\w*|destroy\w*|spoil\w*|damage\w*|drift apart|bura (?:lag\w*|man\w*)|nara+z ho\w*|gussa ho\w*|kharab ho (?:ja\w*)|bikhar\w*|dhokha|dhoka|leak\w*|crash\w*|utha (?:\w+ ){0,2}(?:le ?)?ja\w*|utha leng\w*|jabt\w*|zabt\w*|nikal (?:deng\w*|deg\w*|diya ja\w*)|nikaal (?:deng\w*|deg\w*)|radd|kat ja\w*|chhin\w*|chhoot ja\w*|tut ja\w*|toot ja\w*|mana kar (?:deng\w*|deg\w*)|jhag\w*|ladai\w*|ladenge|nuksan\w*|ghata|tuteg\w*|tooteg\w*|haarung\w*|haareg\w*|hareng\w*|atkeg\w*|phaseg\w*|faseg\w*|phansung\w*|bigdeg\w*|bigad ja\w*) /u;
const closed = / (?:kya|kyaa|na) (?:$|\w+ $)|^ (?:kya|kyaa|will|would|do|does|is|are|can|could) /u;
const ends = / (?:stop\w*|end|ends|over|less|reduce\w*|without|avoid\w*|not|never|nahi|nahin|kam|ruk\w*|band|khatam|khatm|bach\w*|suljh\w*|door|dur|won|win) /u;

/** "Will we fight more?": of what is feared a good chart says no; null where something wished is asked. */
export function composeFeared(context: Context, judgement: Judgement): string | null {
  const { read, say, book } = context;
  const core = shortVowels(findAskedClause(read.text, read.text.language) ?? read.text);
  const isAsked = read.kind === 'yesNo' || (read.kind === 'how' && closed.test(core));
  // What is feared between two people is no time of life.
  const tie = judgement.matter.rank === 0 ? read.kin : null;
  if (!isAsked || judgement.matter.careful || (judgement.matter.rank === 0 && tie === null) || !bad.test(core) || ends.test(core)) return null;
  const m = tie === null ? book.matter(judgement.matter.id) : say([`the tie with your ${book.kin(tie.id)}`], [`${book.kin(tie.id)} से रिश्ते`]);
  const opening = {
    yes: () => say([['Rather not', 'No, hardly'], `: your chart holds up ${m} and points away from that.`], [['नहीं, ऐसे योग कम हैं', 'ज़्यादातर नहीं'], `: ${m} को कुंडली से अच्छा सहारा है।`]),
    careful: () => say([['At times, but it stays small', 'A little, and it can be kept small'], `: your chart is mixed on ${m}.`], [['कभी-कभी, पर बात बड़ी नहीं होगी', 'थोड़ा-बहुत, पर संभल जाएगा'], `: ${m} का पक्ष मिला-जुला है।`]),
    slow: () => say([['The risk is there, so act early', 'It can happen if nothing is done'], `: your chart shows strain on ${m} just now.`], [['आशंका है, इसलिए पहले से संभलिए', 'ध्यान न दें तो हो सकता है'], `: ${m} पर अभी दबाव है।`]),
  }[judgement.level]();
  return [opening, ...elaborate(context, { ...judgement, window: null })].join('\n\n');
}
