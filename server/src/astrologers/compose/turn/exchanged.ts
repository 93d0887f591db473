import { findMatters, getMatter, type MatterId } from '../../question/matters';
import { composeFromJudgement } from '../by-kind';
import { judge } from '../judgement';
import { join } from '../join';
import { askAbout, silent, type Answered, type ComposeTurn, type Turn, wordsOf } from './turn';
import type { Kind } from '../../question/kinds';

const kept: readonly Kind[] = ['yesNo', 'when', 'how', 'why', 'risk'];
const kindOf = ({ before, context }: Turn): Kind => (kept.includes(context.read.kind) && context.read.kind !== 'how' ? context.read.kind : kept.includes(before.kind) ? before.kind : 'how');

const weighed = (turn: Turn, changes: Parameters<typeof askAbout>[1]): Answered => {
  const about = askAbout(turn, { text: silent(turn.context), ...changes });
  return { text: composeFromJudgement(about, judge(about)), about };
};

const oneself = / (?:mine|myself|my own|me|meri|mera|mere|mujhe|apn[aie]) /u;

/** Somebody whom one's own chart has no house for. */
function sayTheirs({ about }: Turn): string {
  const { say } = about;
  return join(
    say([['That is not in your chart but in theirs', 'For that person I need their own chart'], [': write their day, hour and city of birth, and I read it from those.', '; give the date, the time and the city of birth in one line.']], [['उनकी बात आपकी कुंडली में नहीं, उनकी अपनी में है', 'उनके लिए उनकी कुंडली चाहिए'], ['; जन्म की तारीख, समय और शहर लिखिए, उसी से देखा जाएगा।', ', तारीख, समय और जन्म का शहर एक पंक्ति में लिख दीजिए।']]),
    say([['Parents, brothers and sisters, children and a spouse have a house in your chart; others do not.', 'Without the hour of birth only the Moon sign can be read.']], [['माता-पिता, भाई-बहन, संतान और जीवनसाथी का भाव आपकी कुंडली में है, औरों का नहीं।', 'समय न पता हो, तो सिर्फ़ चंद्र राशि देखी जा सकती है।']]),
  );
}

/** "And my brother?": the same question of somebody else. */
export const composeOther: ComposeTurn = (turn) => {
  const { context, before } = turn;
  const { kin } = context.read;
  const named = kin !== null && kin.id !== before.kin?.id ? kin : null;
  if (named === null && !(before.kin !== null && oneself.test(wordsOf(context)))) return kin === null ? sayTheirs(turn) : null;
  const [own] = findMatters(context.read.text);
  const matter = own !== undefined && own.rank >= 5 ? own : before.matter;
  return matter.careful || before.fact !== null ? null : weighed(turn, { kin: named, kind: kindOf(turn), matter, horizon: context.read.horizon ?? before.horizon });
};

/** "And in 2028?": the same question of another time. */
export const composeOtherTime: ComposeTurn = (turn) => {
  const { context, before } = turn;
  const { horizon, step } = context.read;
  if (step !== null) return weighed(turn, { kind: 'when', step, horizon: before.horizon });
  if (horizon === null || horizon.isPast || before.fact !== null) return null;
  return weighed(turn, { horizon, kind: before.kind === 'yesNo' ? 'yesNo' : 'how' });
};

const instead: Partial<Record<string, MatterId>> = { money: 'income', paisa: 'income', paise: 'income' };

/** "And marriage?": another matter, of the same person and time. */
export const composeOtherMatter: ComposeTurn = (turn) => {
  const { context, before } = turn;
  const { topic, text } = context.read;
  const [named] = findMatters(text).filter(({ id }) => id !== before.matter.id);
  const word = Object.keys(instead).find((each) => text.plain.includes(` ${each} `));
  const matter = named ?? (word ? getMatter(instead[word] ?? 'income') : topic.share >= 0.4 && !topic.value.startsWith('x_') ? getMatter(topic.value as MatterId) : null);
  if (matter === null || matter.careful || matter.rank === 0) return null;
  const kin = context.read.kin ?? (oneself.test(wordsOf(context)) ? null : before.kin);
  return weighed(turn, { matter, kin, kind: kindOf(turn), horizon: context.read.horizon ?? (before.horizon?.isPast ? null : before.horizon) });
};
