import type { Topic } from '../topics/understand';
import { shares, type Heard } from './heard';
import { shortVowels, type QuestionText } from './question-text';
import { factTopics } from './topic-kinds';

/** Words that ask for one of several. */
export const which = / (?:which|what kind|kaun\w*|kon\s?s[aie]\w*|konsa|konsi|kis) /u;

const goodDays = / (?:good|shubh|auspicious|best|right|achha|acha|accha) (?:\w+ )?(?:day|days|date|dates|din|tarikh|muhurat|muhurt|muhurth?am) /u;
const colours = / (?:colou?rs?|rang|rango) /u;
const points = / (?:\d+ (?:guna?s?|gun|points? (?:match|mil)\w*)|guna?s? (?:only|mile|mil|milan|match|\d+)|(?:his|her|our|both|dono|donon|uski|ladke|ladki) .*(?:match|milan|milti|milta)) /u;

const lost = / (?:gayab|missing|lapata|kho ga\w+|gum ho ga\w+|chori|stolen|ran away|run away) /u;
const things = / (?:kutt\w*|dogs?|cats?|billi|birds?|tota|parrot|phone|mobile|ring|anguthi|chain|purse|wallet|bag|gold|keys?|chabi|scooty|bike|cycle|documents?|papers?|laptop) /u;

/** Topics that a word names which the lists do not know, where the classifier does not rule them out. */
export function namedTopic({ text, slots, talk, understood: { topic } }: Heard): Topic | null {
  const plain = shortVowels(text);
  if (lost.test(plain) && things.test(plain)) return 'x_unknowable';
  if (talk !== null) return null;
  if (goodDays.test(plain) && topic.shareOf('x_muhurta') >= shares.slightly && !slots.horizon?.isPast) return 'x_muhurta';
  if (colours.test(plain) && which.test(plain) && (slots.fact === null || factTopics.get(slots.fact.name) === 'x_number')) return 'x_number';
  return points.test(plain) && topic.shareOf('x_match') >= shares.slightly ? 'x_match' : null;
}

export const asksColour = (text: QuestionText): boolean => colours.test(shortVowels(text));
