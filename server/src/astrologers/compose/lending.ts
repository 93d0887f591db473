import type { Context } from './context';
import { elaborate, type Judgement } from './judgement';

/** Whether to lend or to stand surety: what goes out, so no date is named, and always with a limit. */
export function composeLending(context: Context, judgement: Judgement): string {
  const { say, read } = context;
  const isSurety = / (?:guarant\w*|garant\w*|jamanat\w*) /u.test(read.text.plain);
  const [deed, deedHi] = isSurety ? ['Sign', 'गारंटी दीजिए'] : ['Lend', 'उधार दीजिए'];
  const opening = {
    yes: () => say([['Yes, you can: ', 'Yes, it can be done: '], ['your chart shows such money coming back', 'the houses of dues are well supported', 'money that goes out finds its way home in your chart'], [', but put the amount and the day in writing.', ', with a date agreed beforehand.']], [['हाँ, देना ठीक है', 'हाँ, दिया जा सकता है'], ['; कुंडली में ऐसा पैसा लौटता दिखता है', ', ऐसे पैसे के लौटने के योग हैं'], [', पर रकम और तारीख लिखवा लीजिए।', ', बस लौटाने का दिन पहले तय कर लीजिए।']]),
    careful: () => say([[`${deed} only `, `Only in part: ${deed.toLowerCase()} `], isSurety ? 'for a sum that you could pay yourself' : 'what you could do without', [': your chart is mixed on money that leaves your hands', '; such money comes back late in your chart'], '.'], [isSurety ? 'उतने की ही ' : 'उतना ही ', deedHi, [', जितने के बिना आपका काम चल जाए', ', जितना न लौटे तो भी चले'], ['; ऐसा पैसा देर से लौटता है।', '; कुंडली में इस पर मिला-जुला संकेत है।']]),
    slow: () => say([['Better not, ', 'No, rather not: '], ['or only what you can afford to lose', 'a small gift costs you less than a loan here'], [': money you give out comes back hard in your chart', ', since the houses of dues are under strain'], '.'], [['बेहतर है मत दीजिए', 'नहीं, इस बार मना करना ठीक है'], [', या उतना ही जितना डूब जाए तो भी चले', ', मदद करनी हो तो छोटी रकम से'], ['; दिया हुआ पैसा आपके यहाँ मुश्किल से लौटता है।', '; कुंडली में ऐसे पैसे का पक्ष कमज़ोर है।']]),
  }[judgement.level]();
  return [opening, ...elaborate(context, { ...judgement, window: null })].join('\n\n');
}
