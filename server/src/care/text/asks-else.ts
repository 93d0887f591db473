import { askingPart } from '../../astrologers/question/asking';
import { readText } from '../../astrologers/question/question-text';
import { isMatter, matterTable } from '../../astrologers/tools/tables';
import { understand, type Topic } from '../../astrologers/topics/understand';
import type { CareClass } from '../classes';

/** Matters that people tell beside another question, with topics that are no matter of life and may be asked besides. A day for an operation is answered with the doctor's word before it. */
const told: Readonly<Partial<Record<CareClass, readonly Topic[]>>> = {
  illness: ['x_muhurta'],
  pregnancy: ['x_naming'],
  grief: ['x_place'],
};

/** Matters of life that illness, birth and death belong to. */
const near: ReadonlySet<string> = new Set('health mind children habits court separation spirit luck rivals travel'.split(' '));
const others = Object.keys(matterTable).filter((id): id is Topic & keyof typeof matterTable => isMatter(id) && !near.has(id));

/** From such a share of the table the asking part is about another matter. */
const leastElse = 0.85;
/** From such a share the whole text is about illness, however its asking part reads alone: "Will he recover?". */
const leastNear = 0.95;

/** "My wife passed away last year, should I move to my son or stay": the reader answers what is asked. */
export function asksElse(className: CareClass, text: string): boolean {
  const besides = told[className];
  if (besides === undefined) return false;
  const whole = understand(text).topic;
  if ([...near].reduce((sum, each) => sum + whole.shareOf(each as Topic), 0) >= leastNear) return false;
  const { topic } = understand(askingPart(readText(text, 'English')).raw);
  return [...others, ...besides].reduce((sum, other) => sum + topic.shareOf(other as Topic), 0) >= leastElse;
}
