import { composePointed } from '../pointed';
import type { TurnForm } from '../../topics/turns/turn-form';
import { composeFromJudgement } from '../by-kind';
import { composeCondition } from '../pointed/condition';
import { judge } from '../judgement';
import { composeAmount } from './amount';
import { composeChoiceTurn } from './choice';
import { composeDetail } from './detail';
import { composeExplain } from './explain';
import { composeOther, composeOtherMatter, composeOtherTime } from './exchanged';
import { composeGood } from './good';
import { composeGrounds } from './grounds';
import { composeIf } from './if-so';
import { composeObjection } from './objection';
import { composeObstacles } from './obstacle';
import { composePastTurn } from './past';
import { composePracticeTurn } from './practice';
import { composeShould } from './should';
import { composeSure } from './sure';
import { composeClose, composeService } from './talk';
import { composeTodo } from './todo';
import { composeDatedFact } from './dated-fact';
import { askAbout, isWeighed, type Answered, type ComposeTurn, type Turn } from './turn';
import { composeUntilTurn } from './until';
import { composeWhere } from './where';
import { composeWho } from './who';
import { areaOf } from '../../words/areas';
import type { Kind } from '../../question/kinds';

/** So short a line would lean on the one before, if it did not speak of a day as a whole. */
const shortest = 7;

/** The question before once more, asked in another way. */
const sayAs = (kind: Kind, turn: Turn): Exclude<Answered, string> => {
  const { horizon } = turn.before;
  // "How will life be there?" is turned by its own words; they are never quoted.
  const { text } = turn.context.read;
  const about = askAbout(turn, { ...(kind === 'how' ? { text } : {}), kind, step: kind === 'when' ? turn.context.read.step : null, horizon: kind === 'when' && horizon?.unit !== 'year' ? null : horizon });
  return { text: composeFromJudgement(about, judge(about)), about };
};

const asked = (kind: Kind): ComposeTurn => (turn) => {
  const { read } = turn.context;
  // Another matter that the line names, and a day as a whole, are asked of by themselves.
  if (read.previous === null && (read.matter.rank > 0 ? read.matter.id !== turn.before.matter.id : read.horizon !== null || read.text.length <= shortest)) return null;
  return sayAs(kind, turn);
};

/** From this share on a word that names another matter names it by chance. */
const surely = 0.8;
const kept: readonly Kind[] = ['when', 'yesNo', 'how', 'why'];

/** The same once more: the plain answer, said as one that was given. */
const again: ComposeTurn = (turn) => {
  const { context, before } = turn;
  const { read } = context;
  if (read.previous === null && read.matter.rank > 0 && turn.read.share < surely && areaOf(read.matter.id) !== areaOf(before.matter.id)) return null;
  const answered = sayAs(context.read.kind === 'yesNo' ? 'yesNo' : kept.includes(before.kind) ? before.kind : 'how', turn);
  const lead = answered.about.isEnglish ? 'In short: ' : context.read.language === 'Hinglish' ? 'Saaf shabdon mein: ' : 'साफ़ शब्दों में: ';
  return { ...answered, text: `${lead}${answered.text.charAt(0).toLowerCase()}${answered.text.slice(1)}` };
};

/** Only where the answer before weighed a matter. */
const ofMatter = (compose: ComposeTurn): ComposeTurn => (turn) => (isWeighed(turn) ? compose(turn) : null);

const pointed: ComposeTurn = ({ context }) => composePointed(context);

/** What answers each form, the narrower first. */
export const composers: Readonly<Partial<Record<TurnForm, readonly ComposeTurn[]>>> = {
  when: [composeDatedFact, pointed, ofMatter(asked('when'))],
  until: [composeDatedFact, ofMatter(composeUntilTurn)],
  why: [asked('why')],
  sure: [composeSure],
  todo: [composeTodo],
  should: [composeShould],
  if: [({ context }) => composeCondition(context), composeIf],
  choice: [composeChoiceTurn],
  other: [composeOther],
  othertime: [composeOtherTime],
  othermatter: [composeOtherMatter],
  amount: [composeDatedFact, pointed, ofMatter(composeAmount)],
  where: [composeWhere],
  who: [composeWho],
  how: [pointed, asked('how')],
  good: [composeGood],
  explain: [composeExplain],
  objection: [composeObjection],
  detail: [composeDetail],
  obstacle: [composeObstacles],
  fact: [composeGrounds],
  again: [again],
  past: [composePastTurn],
  practice: [composePracticeTurn],
  close: [composeClose],
  service: [composeService],
};

/** What costs nothing: thanks, the desk, a doubt, a word explained, details of a practice, the same once more. */
export const freeForms: readonly TurnForm[] = ['close', 'service', 'explain', 'objection', 'practice', 'again'];

/** Forms that need no matter which was weighed. */
export const unweighed: readonly TurnForm[] = ['close', 'service', 'explain', 'practice', 'sure', 'objection', 'choice', 'todo', 'good', 'until', 'when', 'amount', 'detail'];
