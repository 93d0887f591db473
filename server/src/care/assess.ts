import type { CareAssessment, CareClass, CareLevel } from './classes';
import { careClasses } from './classes';
import type { CareModel, Classify } from './classifier';
import { createClassifier } from './classifier';
import { detectCareLanguage } from './language';
import { normalize } from './normalize';
import { saysItOutright } from './outright-phrases';

/** The likeliest class with its probability, and how likely any class of danger or any class at all is. */
interface Score {
  despair: number;
  danger: number;
  matter: number;
  dangerClass: CareClass;
  matterClass: CareClass;
}

/** Doubt about these counts: less is enough for them. */
const despair: ReadonlySet<CareClass> = new Set(['passive_ideation', 'active_ideation', 'plan', 'attempt', 'self_harm', 'hopelessness']);

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

function scoreWords(words: readonly string[], outputs: readonly string[], classify: Classify): Score {
  const score: Score = { despair: 0, danger: 0, matter: 0, dangerClass: 'hopelessness', matterClass: 'illness' };
  const highest = { danger: 0, matter: 0 };
  classify(words).forEach((probability, index) => {
    const output = outputs[index] as CareClass | 'none';
    if (output === 'none') return;
    const kind = isDanger(output) ? 'danger' : 'matter';
    score[kind] += probability;
    if (despair.has(output)) score.despair += probability;
    if (probability > highest[kind]) {
      highest[kind] = probability;
      score[`${kind}Class`] = output;
    }
  });
  return score;
}

/** The whole text, and its sentences: a long story must not hide the one sentence that matters. */
function listParts(text: string): string[][] {
  const sentences = text.split(/[.?!।\n;]+/u).map(normalize);
  return [normalize(text), ...(sentences.length > 1 ? sentences.filter((words) => words.length > 2) : [])];
}

/** Creates the assessment of texts by a model. */
export function createAssessCare(model: CareModel) {
  const classify = createClassifier(model);
  const { despair: despairFrom, danger, matter } = model.thresholds;

  function findClass(text: string, share = 1): CareClass | null {
    const scores = listParts(text).map((words) => scoreWords(words, model.outputs, classify));
    const gravest = scores.reduce((most, score) => (score.danger > most.danger ? score : most));
    if (gravest.danger >= danger * share || gravest.despair >= despairFrom * share) return gravest.dangerClass;
    if (share === 1 && saysItOutright(text)) return 'active_ideation';
    const likeliest = scores.reduce((most, score) => (score.matter + score.danger > most.matter + most.danger ? score : most));
    if (likeliest.matter + likeliest.danger < matter * share) return null;
    return likeliest.danger > likeliest.matter ? likeliest.dangerClass : likeliest.matterClass;
  }

  function toAssessment(className: CareClass, text: string): CareAssessment {
    const level: CareLevel = graverWhenHappening.has(className) && happening.test(text) ? 'R' : careClasses[className];
    return { level, className, language: detectCareLanguage(text), about: someoneElse.test(text) ? 'other' : 'self', isFollowUp: false };
  }

  /**
   * Whether what somebody wrote needs care before anything else; null where it does not.
   *
   * @param texts the turns of one person, oldest first; the last is the one to answer, read alone and together with those before it.
   */
  return function assessCare(texts: readonly string[]): CareAssessment | null {
    const text = texts.at(-1) ?? '';
    const alone = findClass(text);
    if (alone !== null) return toAssessment(alone, text);
    if (texts.length < 2 || findClass(text, joinedShare) === null) return null;
    const joined = findClass(texts.slice(-joinedTurns).join(' '));
    return joined === null || !isDanger(joined) ? null : toAssessment(joined, text);
  };
}
