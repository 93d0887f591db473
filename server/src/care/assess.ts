import type { CareAssessment, CareBand, CareClass, CareLevel } from './classes';
import { careClasses } from './classes';
import type { CareModel, Reading } from './classifier';
import { createClassifier } from './classifier';
import { everydayScore, pastScore, isPlainRemark } from './everyday-remarks';
import { detectCareLanguage } from './text/language';
import { isExplicitDespair } from './outright-phrases';
import { isAboutOtherTopic } from './text/asks-else';
import { isOtherMatter } from './matter-words';
import { normalize } from './text/normalize';
import { getDanger, findClass, findDesperate, listCounted, listDesperate, listParts, maxBy } from './readings';
import { findNamedDanger, isAskedWord, isSilentWord } from './single-words';
import { isVoiceToHarm } from './voices';
import { weighDespair } from './weigh-despair';

const isDanger = (className: CareClass): boolean => careClasses[className] !== 'Y';

/** What several turns may show together; help for drink and drugs already stood above the answer to the turn that named them. */
const isJoined = ({ className, isDesperate }: Found): boolean => isDanger(className) && (isDesperate || className !== 'addiction');

/** The number of earlier turns that are read together with this one. */
const joinedTurns = 3;
/**
 * The score that this turn must reach alone before earlier ones are read with it, unless it is a remark; earlier turns were
 * assessed when they were sent.
 */
const joinedShare = 0.4;

/** Something that is happening now, which raises a serious matter to danger. */
const ongoing =
  /\b(?:right now|at the door|help me|bleeding|knife|kill me|strangl\w*|chok\w*|locked|abhi|is waqt|bachao|jaan se|gala|chaku|tezaab|acid)\b|अभी|बचाओ|जान से|गला|चाकू|बंद कर/iu;
const graverIfOngoing: ReadonlySet<CareClass> = new Set(['home_violence', 'sexual_abuse', 'blackmail', 'dowry']);

/** A person whom the text is about, by words for kin and friends. */
const otherPerson =
  /^(?!.*\b(?:i (?:want|wish|am|feel|will)|mujhe|main)\b).*(?:\bmy (?:friend|brother|sister|son|daughter|husband|wife|mother|father|cousin|student|roommate|colleague|neighbour|nephew|niece|grandson|granddaughter)\b|\b(?:mera|meri|mere|hamara|hamari) (?:\w+ )?(?:dost|bhai|behen|beta|beti|pati|patni|saheli|papa|maa|student)\b|(?:मेरा|मेरी|मेरे) (?:\S+ )?(?:दोस्त|भाई|बहन|बेटा|बेटी|पति|पत्नी|सहेली|माँ|पिता))/isu;

/** A voice or a thought that will not stop, which tells somebody to harm: no anger, and often at a small child. */
const voiceOrBaby =
  /\b(?:voices?|whisper\w*|commands?|in my head|inside (?:me|my)|thoughts?|images?|pictures?|a+wa+[zj]\w*|kaan me\w*|andar se|dimaa?g me\w*|khaya+l\w*|ba+li|baby|newborn|infant|munn[aei]|mun+i|shishu)\b|आवाज़|आवाज|कान में|अंदर से|दिमाग़ में|दिमाग में|ख़याल|खयाल|ख़्याल|बलि|मुन्न|शिशु|नवजात/iu;

const gravestClass = (reading: Reading): CareClass =>
  reading.classOf(reading.kinds.despair >= reading.kinds.danger ? 'despair' : 'danger').className;

/** "Look here", "The sixth": so few words say little, and single words that name danger are handled before. */
const [remarkWords, remarkShare] = [3, 0.45];
const isRemark = (text: string): boolean => text.trim().split(/\s+/u).length <= remarkWords;

/** Remarks without a meaning of their own, whatever the model's score. */
const isMeaningless = (text: string): boolean => isSilentWord(text) || isPlainRemark(text);

/** The share of a matter's score that danger must reach in the same sentence, because a pregnancy alone is no emergency. */
const minDangerShareOfMatter = 0.5;

interface Found {
  className: CareClass;
  /** Probability from 0 to 1. */
  score: number;
  /** Whether despair was found, whatever class is the gravest. */
  isDesperate: boolean;
}

/** A lower score for despair stays below every threshold after weighing. */
const minWeighedScore = 0.01;
/** The lower bounds of the bands. */
const [middleBand, highBand] = [0.7, 0.9];

function toBand(score: number): CareBand {
  if (score >= highBand) return 'high';
  return score >= middleBand ? 'middle' : 'low';
}

/** The assessment of a text: the care that it needs, or null. `isDoubtful` if the person should be asked whether they are safe. */
export interface Assessor {
  assess: (texts: readonly string[]) => CareAssessment | null;
  isDoubtful: (text: string) => boolean;
  /** The probability, from 0 to 1, that the user is about to hurt somebody; far below the thresholds of care it still tells a harmful doing from others. */
  harmShare: (text: string) => number;
}

/** The despair that the table alone must see in a question about the almanac or the chart: weighing takes a bank, a door and an hour for a plan. */
const minOfSky = 0.3;
/** With more of a matter, such as a death, the question is not one about the sky alone. */
const maxMatterOfSky = 0.065;

/** The most desperate reading from a score on; of a text about the sky only if the table alone sees it too. */
function findSerious(readings: readonly Reading[], isSky: () => boolean, score: number, unweighed = 0): Reading | undefined {
  const found = findDesperate(readings, score, unweighed);
  const isWeak = found !== undefined && found.unweighed < minOfSky && found.kinds.matter < maxMatterOfSky;
  return isWeak && isSky() ? findDesperate(readings, score, Math.max(unweighed, minOfSky)) : found;
}

/** The danger that the table must see in the words of a voice that tells somebody to harm a child, which gods and offerings have too. */
const minOfVoice = 0.025;

/** Classes in which the text is about hurting somebody. */
const harmful: ReadonlySet<CareClass> = new Set(['harm_to_others', 'home_violence', 'child_abuse']);

/** Creates the assessment of texts by a model; `isOfSky`: whether a text surely asks about the almanac or the chart. */
export function createAssessor(model: CareModel, isOfSky: (text: string) => boolean = () => false): Assessor {
  const classify = createClassifier(model);
  const { thresholds, despairWeights } = model.settings;

  /** Each part is weighed separately. */
  const readPart = (part: string): Reading => {
    const reading = classify(normalize(part));
    return reading.kinds.despair < minWeighedScore ? reading : weighDespair(reading, part.length, despairWeights);
  };
  const read = (text: string): Reading[] => listParts(text).map(readPart);

  /** The score that a text must reach by the table alone: higher for a remark, and if the heavy words concern something harmless. */
  function thresholdsFor(text: string): Record<'despair' | 'danger' | 'matter', number> {
    const minScore = isRemark(text) ? remarkShare : 0;
    const score = Math.max(everydayScore(text), minScore);
    return { despair: score, danger: Math.max(thresholds.danger, score), matter: Math.max(thresholds.matter, score, pastScore(text)) };
  }

  /** Danger and a matter each need their own score: two low ones are not added up. */
  function find(text: string, readings: readonly Reading[], despairReadings: readonly Reading[], share = 1): Found | null {
    const limits = thresholdsFor(text);
    const desperate = findSerious(despairReadings, () => isOfSky(text), thresholds.despair * share, limits.despair * share);
    const score = getDanger(maxBy(readings, getDanger));
    if (desperate) return { className: gravestClass(desperate), score, isDesperate: true };
    const named = (kind: 'danger' | 'matter') => {
      const found = readings.filter(
        ({ kinds }) => kinds[kind] >= limits[kind] * share && kinds[kind] >= kinds.matter * minDangerShareOfMatter,
      );
      return findClass(found, kind, thresholds[kind] * share);
    };
    const danger = named('danger');
    if (danger) return { className: danger, score, isDesperate: false };
    if (share === 1 && isExplicitDespair(text)) return { className: 'active_ideation', score, isDesperate: true };
    const matter = named('matter');
    return matter && !isOtherMatter(matter, text) && !isAboutOtherTopic(matter, text)
      ? { className: matter, score: maxBy(readings, ({ kinds }) => kinds.matter).kinds.matter, isDesperate: false }
      : null;
  }

  function toAssessment({ className, score }: Omit<Found, 'isDesperate'>, text: string): CareAssessment {
    const level: CareLevel = graverIfOngoing.has(className) && ongoing.test(text) ? 'R' : careClasses[className];
    const person = otherPerson.test(text) ? 'other' : 'self';
    const about = className === 'harm_to_others' && voiceOrBaby.test(text) ? 'baby' : person;
    return { level, className, language: detectCareLanguage(text), about, isFollowUp: false, band: toBand(score) };
  }

  return {
    harmShare: (text) => Math.max(...read(text).map(({ kinds, classOf }) => (harmful.has(classOf('danger').className) ? kinds.danger : 0))),

    isDoubtful(text) {
      if (isAskedWord(text)) return true;
      return !isMeaningless(text) && findSerious(listDesperate(text, read(text)), () => isOfSky(text), thresholds.check) !== undefined;
    },

    /** `texts`: the turns of one person, oldest first; the last is the one to answer, read alone and together with the previous ones. */
    assess(texts) {
      const text = texts.at(-1) ?? '';
      const readings = read(text);
      const isVoice = isVoiceToHarm(text) && getDanger(maxBy(readings, getDanger)) >= minOfVoice;
      const named = isVoice ? 'harm_to_others' : findNamedDanger(text);
      if (named !== undefined) return toAssessment({ className: named, score: 1 }, text);
      const alone = isMeaningless(text) ? null : find(text, listCounted(readings), listDesperate(text, readings));
      if (alone !== null) return toAssessment(alone, text);
      if (texts.length < 2 || (!isRemark(text) && find(text, readings, readings, joinedShare) === null)) return null;
      const joinedText = texts.slice(-joinedTurns).join(' ');
      // Hints of several turns only show in the whole, so these are not treated as a story.
      const counted = listCounted(read(joinedText));
      const joined = find(joinedText, counted, counted);
      return joined === null || !isJoined(joined) ? null : toAssessment(joined, text);
    },
  };
}
