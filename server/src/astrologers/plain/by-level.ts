import type { Context } from '../compose/context';
import { chooseGrounds, judge } from '../compose/judgement';
import { nowFrom } from '../question/horizon';
import { getMatter } from '../question/matters';
import type { Kin } from '../question/people';
import { homeRows } from './by-level-home';
import { workRows } from './by-level-work';
import { fromRow, type Asked, type Plain } from './plain';
import type { LevelRow } from './by-level-row';

const rows: readonly LevelRow[] = [...homeRows, ...workRows];
const find = ({ words, read }: Asked): LevelRow | undefined => rows.find(({ pattern, not, of }) => pattern.test(words) && !not?.test(words) && (of === undefined || of(read)));

const kins: Record<NonNullable<LevelRow['kin']>, Kin> = { son: { id: 'son', house: 5 }, husband: { id: 'husband', house: 7 } };

function composeRow(context: Context, { matter, kin, now, says, tells, after }: LevelRow): string {
  const { say, tell, book, question } = context;
  const about = getMatter(matter);
  const asked: Context = { ...context, read: { ...context.read, kin: kin ? kins[kin] : null, matter: about, second: null, fact: null, step: null, horizon: now ? nowFrom(question.now) : null, kind: 'yesNo' } };
  const judgement = judge(asked, about);
  const { window, level } = judgement;
  const span = window && !about.careful ? book.span(window, question.astrologer) : '';
  const [english, hindi] = says[level];
  const { grounds: [ground] } = chooseGrounds(judgement, 1);
  const time = span === '' || tells === undefined ? '' : say([[`${tells[0]} ${span}.`, `${tells[0].replace(/\bis$/u, 'falls in')} ${span}.`]], [[`${tells[1]} ${span} है।`, `${tells[1]} ${span} का है।`]]);
  const because = ground ? tell(book.ground(ground, about.id, null)) : '';
  return [say(english, hindi), [time, because].filter((each) => each !== '').join(' '), say([after[0]], [after[1]])].filter((each) => each !== '').join('\n\n');
}

/** Decisions of a life that are said by how well the chart carries them: yes, with care, or slowly. */
export const byLevel: Plain = fromRow({ isFree: false, usesChart: true }, find, composeRow);
