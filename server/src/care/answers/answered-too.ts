import { likeliestAsk } from '../../astrologers/asks/find-ask';
import type { Topic, Understood } from '../../astrologers/topics/understand';
import type { CareAssessment, CareClass } from '../classes';
import { getConcepts } from '../concepts';
import { normalize } from '../text/normalize';

/** Kinds of questions that ask for no decision: a chart must not answer "shall I take one more loan" beside the help. */
const undecided: ReadonlySet<string> = new Set(['when', 'why', 'how', 'like', 'remedy']);

/** A matter that people live with for years, and ask about as about any other. */
interface Everyday {
  className: CareClass;
  /** The topics of the reader as which it is asked. */
  topics: readonly Topic[];
  /** Whether a text of a sure topic is about it: the topic `habits` has phones as well, `separation` a husband who works far away. */
  isNamed: (text: string) => boolean;
  /** Whether questions for a decision are answered too: "will he stop" commits nobody. */
  hasDecisions: boolean;
}

const hasConcept = (concept: string) => (text: string) => normalize(text).some((word) => getConcepts(word).includes(concept));
const drinkAndDrugs: ReadonlySet<string> = new Set(['alcohol', 'drugs', 'centre', 'will_it_hold']);

const everyday: readonly Everyday[] = [
  { className: 'debt', topics: ['debt'], isNamed: hasConcept('0debt'), hasDecisions: false },
  {
    className: 'addiction',
    topics: ['habits', 'harmony', 'homePeace', 'family'],
    isNamed: (text) => drinkAndDrugs.has(likeliestAsk('habits', text) ?? ''),
    hasDecisions: true,
  },
  { className: 'court', topics: ['separation', 'inheritance'], isNamed: hasConcept('0court'), hasDecisions: true },
];

const isAnswered = ({ topics, hasDecisions }: Everyday, { topic, wanted }: Pick<Understood, 'topic' | 'wanted'>): boolean =>
  topics.includes(topic.value) && (hasDecisions || undecided.has(wanted.value));

/** Whether help is shown above the astrologer's answer and does not replace it. */
export const isAnsweredToo = ({ className, isFollowUp }: CareAssessment, understood: Pick<Understood, 'topic' | 'wanted'>): boolean =>
  !isFollowUp && everyday.some((each) => each.className === className && isAnswered(each, understood));

/** From this share on the reader's topic alone tells of a matter. */
const minTopicShare = 0.7;

/** The matter of a question that is not grave enough for care, but is better answered with the number of who helps. */
export function findMatterBeside(text: string, understood: Pick<Understood, 'topic' | 'wanted'>): CareClass | null {
  if (understood.topic.share < minTopicShare) return null;
  return everyday.find((each) => isAnswered(each, understood) && each.isNamed(text))?.className ?? null;
}
