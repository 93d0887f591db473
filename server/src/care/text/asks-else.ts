import { askingPart } from '../../astrologers/question/asking';
import { readText } from '../../astrologers/question/question-text';
import { isMatter, matterTable } from '../../astrologers/tools/tables';
import { understand, type Topic } from '../../astrologers/topics/understand';
import type { CareClass } from '../classes';

/** Matters that people mention beside another question, with topics that may be asked in addition. A day for an operation is answered after a reference to the doctor. */
const excusedTopics: Readonly<Partial<Record<CareClass, readonly Topic[]>>> = {
  illness: ['x_muhurta'],
  pregnancy: ['x_naming'],
  grief: ['x_place'],
};

/** Matters of life that include illness, birth and death. */
const relatedTopics: ReadonlySet<string> = new Set('health mind children habits court separation spirit luck rivals travel'.split(' '));
const unrelatedTopics = Object.keys(matterTable).filter(
  (id): id is Topic & keyof typeof matterTable => isMatter(id) && !relatedTopics.has(id),
);

/** Minimum share for the asking part to be about another matter. */
const minOtherShare = 0.85;
/** Minimum share for the whole text to be about illness, whatever its asking part is: "Will he recover?". */
const minRelatedShare = 0.95;

/** "My wife passed away last year, should I move to my son or stay": the reader answers the question. */
export function isAboutOtherTopic(className: CareClass, text: string): boolean {
  const excused = excusedTopics[className];
  if (excused === undefined) return false;
  const whole = understand(text).topic;
  if ([...relatedTopics].reduce((sum, each) => sum + whole.shareOf(each as Topic), 0) >= minRelatedShare) return false;
  const { topic } = understand(askingPart(readText(text, 'English')).raw);
  return [...unrelatedTopics, ...excused].reduce((sum, other) => sum + topic.shareOf(other as Topic), 0) >= minOtherShare;
}
