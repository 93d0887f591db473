import { asksOutright, opensAsYesNo } from '../../question/sentence-form';
import { shortVowels } from '../../question/question-text';
import { readQuestion, type ReadQuestion } from '../../question/read-question';
import type { Context } from '../context';

/** Words at the beginning that go on from the line before. */
const goesOn = /^ (?:and|aur|or|ya|but|lekin|magar|par|to|toh|phir|fir|then|so|what about|how about|also|ok|okay|achha|accha|acha|hmm|haan|han|nahi|nahin|no|yes|not) /u;
/** Words that stand for something in the line before. */
const pointsBack = / (?:it|its|that|this|these|those|they|them|their|theirs|he|him|his|she|her|hers|us|[ui][ns]a?(?:k\w+|se|me|mein|men|par|pe|ne|liye|lie)|unhe\w*|inhe\w*|use|ise|vo|wo|woh|voh|vah|wah|ye|yeh|yah|one|ones|wal[aie]|same|other|another|else|instead|dusr[aie]|doosr[aie]|itn[aie]|ais[aie]|vais[aie]|wais[aie]|there|then|wahan|vahan|wahi|too|bhi|again|phir|fir|still|sure|really|exact\w*|before|after|pehle|pahle|baad|bad|if|unless|agar|agr|yadi|na \w+ (?:to|toh)|nahi \w+ (?:to|toh)) /u;
const asksWith = / (?:what|which|when|where|who|whose|how|why|will|can|should|tell|kab|kya|kaun\w*|kons\w*|kaha\w*|kais[aie]|kyu\w*|kyo\w*|kitn[aie]|bata\w*) /u;
const leastWords = 5;
/** A matter of less rank may be told beside the one that is meant. */
const leastRank = 5;

/** Whether a line asks a whole question by itself: it names a planet, a house, a person or a matter that the line before did not, and nothing that points back. It takes nothing over. */
export function standsAlone({ read, question }: Context, before: ReadQuestion): boolean {
  const own = readQuestion(question.text, [], question.now, Date.parse(question.chart.utc), read.language);
  const plain = shortVowels(own.text);
  if (goesOn.test(plain) || pointsBack.test(plain.replace(/ (?:are|is|was|were|will) there (?=\S)| there (?:are|is|be)(?= )/gu, ' '))) return false;
  if (!asksWith.test(plain) && !asksOutright(own.text) && !opensAsYesNo(own.text)) return false;
  const { fact, kin, matter } = own;
  const namesFact = fact !== null && (fact.planet !== null || fact.house !== null || fact.division !== null || fact.yoga !== null) && (before.fact === null || before.fact.planet !== fact.planet || before.fact.house !== fact.house);
  const isLong = own.text.length >= leastWords;
  const namesPerson = kin !== null && kin.id !== before.kin?.id && (own.horizon !== null || matter.rank >= leastRank) && isLong;
  const namesMatter = matter.rank >= leastRank && matter.id !== before.matter.id && (kin === null || kin.id !== before.kin?.id || own.horizon !== null) && isLong;
  return namesFact || namesPerson || namesMatter;
}
