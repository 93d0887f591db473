import { readTerms } from '../answers/facts/terms';
import { matterTable, type MatterId } from '../tools/tables';
import type { Topic, Understood } from '../topics/understand';

/** Planets, signs, stars, parts and houses of a chart. */
export const listChartTerms = (text: string): string[] => {
  const { planets, signs, stars, parts, houses, saturn, dosha, yoga, level } = readTerms(text);
  return [
    ...planets,
    ...signs.map((each) => `s${each}`),
    ...stars.map((each) => `n${each}`),
    ...parts,
    ...houses.map((each) => `h${each}`),
    saturn,
    dosha,
    yoga,
    level,
  ].filter((each) => each !== null);
};

const matters = (Object.keys(matterTable) as MatterId[]).filter((each): each is MatterId & Topic => each !== 'self' && each !== 'time');
/** Minimum part of the share that is not "goes on", and minimum share, for a matter to count. */
const minMatterShare = { part: 0.6, share: 0.01 };

/** Another matter in a message, even in a follow-up: "and children, when?"; null for none. */
export function matterOfLine({ topic }: Understood, beside: Topic = 'x_followup'): MatterId | null {
  const [best] = matters.map((id) => ({ id, share: topic.shareOf(id) })).sort((one, other) => other.share - one.share);
  const rest = 1 - topic.shareOf(beside);
  return best !== undefined && best.share >= minMatterShare.share && best.share >= rest * minMatterShare.part ? best.id : null;
}
