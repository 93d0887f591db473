import type { Context } from './context';
import { readDoings } from './either-clauses';
import { judge } from './judgement';

/** Two ways of one kind, which no planet tells apart: both are named, and what decides; null where no such choice is put. */
export function composeEqualDoings(context: Context): string | null {
  const { say, book, question, read } = context;
  const [one, two] = readDoings(context) ?? [];
  if (!one?.act || !two?.act || one.act[1] !== two.act[1] || !one.clause.isDoing || !two.clause.isDoing) return null;
  const [a, b] = [one.clause.said, two.clause.said];
  const judgement = judge({ ...context, read: { ...read, kind: 'when', horizon: null } });
  const span = judgement.window === null ? '' : book.span(judgement.window, question.astrologer);
  const time = span === '' ? '' : say([['The good time for either is ', 'Either goes best in '], `${span}.`], [['दोनों में से जो भी हो, अच्छा समय ', 'इसका सहज समय '], `${span} है।`]);
  return [
    say([[`To ${a} or to ${b}`, `Whether you ${a} or ${b}`], [': one planet carries both, so the better terms decide', '; your chart makes no difference there, so take what costs you less in the end'], '.'], [[`चाहे ${a}, चाहे ${b}`, `${a} या ${b}`], [': कुंडली में दोनों एक ही ग्रह के काम हैं, जिसकी शर्तें साफ़ हों वही चुनिए', '; कुंडली इनमें फ़र्क नहीं करती, जो अंत में सस्ता पड़े वही ठीक'], '।']),
    [time, say([['Write down what each costs, in money and in peace at home', 'Compare what stands on paper with what is only said'], '.'], [['दोनों में कितना खर्च और घर में कितनी शांति, यह लिखकर देखिए', 'कागज़ पर लिखी बात और ज़बानी बात का फ़र्क देखिए'], '।'])].filter((each) => each !== '').join(' '),
  ].join('\n\n');
}
