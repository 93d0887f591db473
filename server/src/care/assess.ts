import type { CareAssessment, CareClass, CareLevel } from './classes';
import { careClasses } from './classes';
import type { CareModel, Reading } from './classifier';
import { createClassifier } from './classifier';
import { detectCareLanguage } from './language';
import { normalize } from './normalize';
import { saysItOutright } from './outright-phrases';

const isDanger = (className: CareClass): boolean => careClasses[className] !== 'Y';

/** Earlier turns that are read together with this one. */
const joinedTurns = 3;
/** What this turn alone must reach before earlier ones are read with it: they were assessed in their own time. */
const joinedShare = 0.4;

/** Something that is happening, which makes a serious matter one of danger. */
const happening =
  /\b(?:right now|at the door|help me|bleeding|knife|kill me|strangl\w*|chok\w*|locked|abhi|is waqt|bachao|jaan se|gala|chaku|tezaab|acid)\b|अभी|बचाओ|जान से|गला|चाकू|बंद कर/iu;
const graverWhenHappening: ReadonlySet<CareClass> = new Set(['home_violence', 'sexual_abuse', 'blackmail', 'dowry']);

/** A person that the text is about, by the words for kin and friends. */
const someoneElse =
  /^(?!.*\b(?:i (?:want|wish|am|feel|will)|mujhe|main)\b).*(?:\bmy (?:friend|brother|sister|son|daughter|husband|wife|mother|father|cousin|student|roommate|colleague|neighbour|nephew|niece|grandson|granddaughter)\b|\b(?:mera|meri|mere|hamara|hamari) (?:\w+ )?(?:dost|bhai|behen|beta|beti|pati|patni|saheli|papa|maa|student)\b|(?:मेरा|मेरी|मेरे) (?:\S+ )?(?:दोस्त|भाई|बहन|बेटा|बेटी|पति|पत्नी|सहेली|माँ|पिता))/isu;

const dangerOf = ({ kinds }: Reading): number => kinds.danger + kinds.despair;
const anyOf = ({ kinds }: Reading): number => 1 - kinds.none;
const most = (readings: readonly Reading[], score: (reading: Reading) => number): Reading =>
  readings.reduce((highest, reading) => (score(reading) > score(highest) ? reading : highest));

const gravestClass = (reading: Reading): CareClass => reading.classOf(reading.kinds.despair >= reading.kinds.danger ? 'despair' : 'danger');

/** The whole text, and its sentences: a long story must not hide the one sentence that matters. */
function listParts(text: string): string[][] {
  const sentences = text.split(/[.?!।\n;]+/u).map(normalize);
  return [normalize(text), ...(sentences.length > 1 ? sentences.filter((words) => words.length > 2) : [])];
}

/** What somebody wrote: the care that it needs, or null; `isDoubtful` where they are to be asked whether they are safe. */
export interface Assessor {
  assess: (texts: readonly string[]) => CareAssessment | null;
  isDoubtful: (text: string) => boolean;
}

/** Creates the assessment of texts by a model. */
export function createAssessor(model: CareModel): Assessor {
  const classify = createClassifier(model);
  const { thresholds } = model;

  function findClass(text: string, share = 1): CareClass | null {
    const readings = listParts(text).map(classify);
    const desperate = most(readings, ({ kinds }) => kinds.despair);
    if (desperate.kinds.despair >= thresholds.despair * share) return gravestClass(desperate);
    const gravest = most(readings, dangerOf);
    if (dangerOf(gravest) >= thresholds.danger * share) return gravestClass(gravest);
    if (share === 1 && saysItOutright(text)) return 'active_ideation';
    const likeliest = most(readings, anyOf);
    if (anyOf(likeliest) < thresholds.matter * share) return null;
    return dangerOf(likeliest) > likeliest.kinds.matter ? gravestClass(likeliest) : likeliest.classOf('matter');
  }

  function toAssessment(className: CareClass, text: string): CareAssessment {
    const level: CareLevel = graverWhenHappening.has(className) && happening.test(text) ? 'R' : careClasses[className];
    return { level, className, language: detectCareLanguage(text), about: someoneElse.test(text) ? 'other' : 'self', isFollowUp: false };
  }

  return {
    isDoubtful: (text) => listParts(text).some((words) => classify(words).kinds.despair >= thresholds.check),

    /** `texts`: the turns of one person, oldest first; the last is the one to answer, read alone and together with those before it. */
    assess(texts) {
      const text = texts.at(-1) ?? '';
      const alone = findClass(text);
      if (alone !== null) return toAssessment(alone, text);
      if (texts.length < 2 || findClass(text, joinedShare) === null) return null;
      const joined = findClass(texts.slice(-joinedTurns).join(' '));
      return joined === null || !isDanger(joined) ? null : toAssessment(joined, text);
    },
  };
}
