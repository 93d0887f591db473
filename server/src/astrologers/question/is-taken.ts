import { isTrade } from '../../care';
import type { OpenTopic, Topic } from '../topics/understand';
import { shares, type Heard } from './heard';
import { which } from './named-topic';
import type { Slots } from './slots';
import { listedOnly, listedOnlyTopics, listedTalk, listedTopic, talks } from './topic-kinds';

const maxNodWords = 3;
const spouses: readonly string[] = ['husband', 'wife', 'partner'];
/** What one has with a mother-in-law is neither love nor one's marriage: the person says which house is meant. */
const ofOthers = ({ kin }: Slots, topic: Topic): boolean => kin !== null && !spouses.includes(kin.id) && ['harmony', 'love', 'family'].includes(topic);

const ofCharts: readonly Topic[] = ['x_fact', 'x_remedyPlanet', 'x_trouble', 'x_meaning', 'x_time'];
const ofWork: readonly Topic[] = ['business', 'career', 'newJob'];
/** A field is only asked for where a word asks which. */
const hasField: readonly (Topic | null)[] = [...ofWork, 'governmentJob'];
const grave: readonly Topic[] = ['children', 'health', 'court'];
/** Who gives up preparing for an exam has no job to change. */
const ofJobs: readonly Topic[] = ['jobChange', 'newJob', 'career'];

/** A feast before a birth, and the children of a class, are no matter of offspring. */
const noOwnChildren = / (?:shower|god bhara\w*|godh bhara\w*|godbhara\w*|(?:class|school|tuition|coaching) (?:ke|ka|ki) ba\w*|students?|pupils) /u;

/** Whether the classifier's topic is taken instead of what the lists name. */
export function isTaken({ text, slots, talk, asked, understood: { topic }, leans }: Heard): boolean {
  const listed = listedTopic({ slots, talk, asked });
  if (listed === topic.value || listedOnly.includes(talk)) return false;
  // What fact is meant, and what goes on from the answer before, only the words tell.
  if (listedOnlyTopics.includes(topic.value)) return false;
  if (topic.value === 'x_ack' && text.length > maxNodWords && topic.share < shares.certain) return false;
  // A chart's own words are sure: only talk that has no chart in it is taken against them.
  const isSure = slots.fact !== null && listed === 'x_fact' && slots.fact.name !== 'summary' && (slots.fact.name !== 'birthday' || ofCharts.some((each) => topic.shareOf(each) >= shares.ruledOut));
  if (asked === 'worth' || (asked === 'either' && slots.matters.length > 1) || (asked === 'like' && topic.value === 'x_unknowable')) return false;
  if (ofOthers(slots, topic.value)) return false;
  if (listed !== null && !listed.startsWith('x_') && grave.includes(topic.value) && isTrade(text.raw)) return false;
  if (topic.value === 'children' && noOwnChildren.test(text.plain)) return false;
  // Which business suits is a matter of the field.
  if (listed === 'careerField' && ofWork.includes(topic.value) && which.test(text.plain)) return false;
  const named = slots.matters.length > 0 || asked === 'either';
  if (talks[topic.value as OpenTopic] !== undefined) return topic.share >= (isSure || (talk !== null && listedTalk.includes(talk)) ? shares.certain : named ? shares.firmly : shares.ending);
  if (isSure || (talk !== null && listedTalk.includes(talk))) return !topic.value.startsWith('x_') && topic.share >= shares.firmly;
  if (listed === null || talk === 'unreadable') return topic.share >= (leans ? shares.likely : shares.open);
  if (leans || topic.value === 'x_time' || topic.value === 'x_self') return topic.share >= shares.firmly;
  const isRarely = (listed === 'exam' && ofJobs.includes(topic.value)) || (topic.value === 'careerField' && hasField.includes(listed) && !which.test(text.plain));
  if (topic.value.startsWith('x_') || isRarely) return topic.share >= shares.firmly;
  if (slots.matters.some(({ id }) => id === topic.value)) return topic.share >= shares.amongNamed;
  // That a friend is named makes nothing of money or work a matter of friendship.
  return topic.share >= (topic.value === 'friends' || topic.value === 'family' ? shares.likely : shares.against);
}

const minTalkWords = 6;

/** Talk that the lists took from a single word, "robots" or "code", of a sentence that the classifier reads otherwise. */
export function isAgainst({ text, talk, understood: { topic } }: Heard): boolean {
  if (talk === null || !['human', 'service', 'abuse', 'complaint', 'memory', 'thanks'].includes(talk) || text.length < minTalkWords) return false;
  const least = !topic.value.startsWith('x_') && topic.share >= shares.likely ? shares.slightly : shares.ruledOut;
  return (Object.keys(talks) as OpenTopic[]).filter((each) => talks[each] === talk).every((each) => topic.shareOf(each) < least);
}
