import { isTrade } from '../../care';
import { isSmallTrouble } from '../plain/plain-answer';
import { findAskedClause } from '../question/asked-clause';
import { findFields } from '../question/fields';
import { shares } from '../question/heard';
import { hasKind } from '../question/kinds';
import { findMatters } from '../question/matters';
import { shortVowels } from '../question/question-text';
import { isOnlyTold, withoutTold } from '../reader/classify/background';
import type { SensitiveTopic } from '../reader/classify/safety-keywords';
import { detectSensitiveTopic } from '../reader/classify/sensitive-topic';
import type { Context } from './context';
import { composeLineFit } from './line-fit';

/** "The doctor says the 2nd, is that fine?": what goes on from a matter of health or law, and names no other, is still that matter. */
function ofTheLineBefore({ read }: Context): SensitiveTopic | null {
  const { previous, text } = read;
  if (previous === null || read.fact !== null || !goesOn.test(shortVowels(text)) || findMatters(text).length > 0) return null;
  const before = detectSensitiveTopic(previous.text.raw);
  return before === 'illness' || before === 'law' ? before : null;
}
const goesOn = / (?:doctor|dr|doctors|d[ao]+kt[ae]r|hospital|operation|surgery|vakil|lawyer|judge|court|hearing|verdict) /u;

/** A murder that is written, filmed or read. */
const isFiction = /\b(?:murder|crime) (?:myster\w*|novels?|story|stories|films?|series|thrillers?|scripts?|podcasts?|books?)\b/iu;

const mayBeTold: readonly SensitiveTopic[] = ['illness', 'death', 'law', 'pregnancy'];
const ofBodyOrLaw: readonly string[] = ['health', 'mind', 'children', 'court', 'habits', 'separation', 'x_unknowable', 'x_self', 'x_time', 'x_other'];
/** "I lost my wife in that illness, when will I marry again?": what the asking part does not touch, and the tables are sure is not asked. */
function isBehindTheAsked({ read }: Context, found: SensitiveTopic): boolean {
  const core = findAskedClause(read.text, read.text.language);
  if (core === null || !mayBeTold.includes(found) || detectSensitiveTopic(core.raw) !== null) return false;
  return read.topic.share >= shares.firmly && !ofBodyOrLaw.includes(read.topic.value) && !waits.test(shortVowels(core));
}
/** Who is ill or expecting is still at the heart of "will she be all right". */
const waits = / (?:thik|theek|bach\w*|safe|recover\w*|survive\w*|be (?:fine|ok|okay|alright|all right|well)|get well|normal|healthy|swasth|chhut\w*|release\w*|win|jeet\w*) /u;

/** A plant or a battery that dies is no death. */
const diesAsThing = / (?:plants?|paudh\w*|tulsi|trees?|ped|garden|flowers?|phone|mobile|battery|laptop|car|engine|bike|inverter|fish|aquarium|chicks?|murgi\w*) (?:\w+ ){0,5}(?:die|dies|died|dying|dead|mar|mari|maut|deaths?) /u;

const policeJob = / (?:bharti|bharati|recruitment|exam|constable|sub inspector|si|height|running|physical|job|naukri|select\w*|join\w*|cut ?off|written|medical|possible) /u;
const ofLaw = / (?:fir|f i r|case|arrest\w*|thana|thane|station|complain\w*|jail|bail|court|report\w*|warrant|notice|notis|raid|custody) /u;
/** The police as an employer, and not as the law. */
function isPoliceJob({ read }: Context): boolean {
  const plain = shortVowels(read.text);
  return / (?:police|polis|pulis) /u.test(plain) && policeJob.test(plain) && !ofLaw.test(plain);
}

/** The sensitive topic of a question as it was read: null where its word means something else here. */
export function findSensitive(context: Context): SensitiveTopic | null {
  const { read, question: { text } } = context;
  const named = detectSensitiveTopic(text);
  const found = named === 'illness' && isOnlyTold(text) ? detectSensitiveTopic(withoutTold(text)) : named;
  if (found === null) return ofTheLineBefore(context);
  if (isBehindTheAsked(context, found) || (found === 'death' && diesAsThing.test(shortVowels(read.text)))) return null;
  // What somebody does for a living is no illness, death or case of theirs.
  if (found !== 'selfHarm' && isTrade(text) && (found !== 'violence' || isFiction.test(text))) return null;
  if (found !== 'law' && found !== 'illness') return found;
  if (found === 'law' && isPoliceJob(context)) return null;
  const isChoice = findFields(read.text).length > 1;
  // A lawyer as a profession is no matter of law, and surgery beside radiology is a branch.
  if (found === 'law' && (read.profession !== null || (read.kind === 'either' && isChoice) || composeLineFit(context) !== null)) return null;
  if (found === 'illness' && hasKind(read.text, 'either') && isChoice) return null;
  // A small trouble of the body gets no verdict either, but its tendency and care.
  return found === 'illness' && isSmallTrouble(context) ? null : found;
}
