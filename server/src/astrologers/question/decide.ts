import type { OpenTopic, Topic, Understood, Wanted } from '../topics/understand';
import { simpleFact, type FactName, type FactRequest } from './fact-request';
import { hasKind, type Kind } from './kinds';
import { getMatter, openMatters, type Matter, type MatterId } from './matters';
import type { Kin } from './people';
import { shortVowels, type QuestionText } from './question-text';
import type { Slots } from './slots';

/** From these probabilities the classifier is believed: where the lists name nothing, against a list, and to end a question without the chart. */
const open = 0.25;
const against = 0.65;
/** Where the lists name several matters, one of which it is. */
const amongNamed = 0.45;
const firmly = 0.85;
/** Probabilities under which a reading is as good as ruled out, and under which it only needs a word for it. */
const ruledOut = 0.03;
const slightly = 0.12;
const ending = 0.6;
const wantedAgainst = 0.6;
const whoseAgainst = 0.8;
const maxNodWords = 3;

const talks: Partial<Record<OpenTopic, Kind>> = {
  x_trick: 'elsewhere',
  x_elsewhere: 'elsewhere',
  x_service: 'service',
  x_human: 'human',
  x_memory: 'memory',
  x_thanks: 'thanks',
  x_greeting: 'greeting',
  x_farewell: 'farewell',
  x_ack: 'nod',
  x_complaint: 'complaint',
  x_abuse: 'abuse',
  x_gibberish: 'unreadable',
  x_match: 'match',
  x_dream: 'dream',
};
/** Talk that only the lists tell: an unread language, and a word that needs the question before it. */
const listedOnlyTopics: readonly Topic[] = ['x_followup', 'x_fact', 'x_meaning'];
const listedOnly: readonly (Kind | null)[] = ['unread', 'bare'];

/** Talk that the lists take from plain phrases. */
const listedTalk: readonly Kind[] = ['elsewhere', 'human', 'memory', 'abuse', 'service'];

const facts: Partial<Record<OpenTopic, FactName>> = { x_number: 'number', x_naming: 'naming', x_place: 'place', x_subject: 'subject', x_trouble: 'trouble' };
const kinds: Partial<Record<OpenTopic, Kind>> = { x_muhurta: 'muhurta', x_gem: 'gem', x_unknowable: 'unknowable', x_remedyPlanet: 'remedy' };
/** Facts that are topics of their own, besides what is read off the chart. */
const factTopics = new Map<FactName, Topic>([...Object.entries(facts).map(([topic, name]) => [name, topic as Topic] as const), ['lucky', 'x_number'], ['luckyDay', 'x_number']]);

export interface Decided {
  talk: Kind | null;
  slots: Slots;
  /** The kind that the topic or the classifier settles; null where the sentence's form decides. */
  kind: Kind | null;
  /** Yes or no, when, how: what a matter on no list is asked; null where the kind says it. */
  form: Kind | null;
  /** A matter on no list, or none that any word names. */
  open: Matter | null;
  isFound: boolean;
}

interface Heard {
  text: QuestionText;
  slots: Slots;
  talk: Kind | null;
  asked: Kind;
  understood: Understood;
  leans: boolean;
}

/** The topic that the lists alone give. */
function listedTopic({ slots: { matters, fact }, talk, asked }: Pick<Heard, 'slots' | 'talk' | 'asked'>): Topic | null {
  const ofTalk = (Object.keys(talks) as OpenTopic[]).find((topic) => talks[topic] === talk);
  if (talk !== null) return ofTalk ?? 'x_followup';
  const ofKind = (Object.keys(kinds) as OpenTopic[]).find((topic) => kinds[topic] === asked && topic !== 'x_remedyPlanet');
  if (ofKind) return ofKind;
  if (fact) return asked === 'remedy' ? 'x_remedyPlanet' : (factTopics.get(fact.name) ?? 'x_fact');
  return (matters[0]?.id as Topic | undefined) ?? null;
}

const spouses: readonly string[] = ['husband', 'wife', 'partner'];
/** What one has with a mother-in-law is neither love nor one's marriage: the person says which house is meant. */
const ofOthers = ({ kin }: Slots, topic: Topic): boolean => kin !== null && !spouses.includes(kin.id) && ['harmony', 'love', 'family'].includes(topic);

const ofCharts: readonly Topic[] = ['x_fact', 'x_remedyPlanet', 'x_trouble', 'x_meaning', 'x_time'];
const ofWork: readonly Topic[] = ['business', 'career', 'newJob'];
const which = / (?:which|what kind|kaun\w*|kon\s?s[aie]\w*|konsa|konsi|kis) /u;

/** Whether the classifier's topic is taken instead of what the lists name. */
function isTaken({ text, slots, talk, asked, understood: { topic }, leans }: Heard): boolean {
  const listed = listedTopic({ slots, talk, asked });
  if (listed === topic.value || listedOnly.includes(talk)) return false;
  // What fact is meant, and what goes on from the answer before, only the words tell.
  if (listedOnlyTopics.includes(topic.value)) return false;
  if (topic.value === 'x_ack' && text.length > maxNodWords) return false;
  // A chart's own words are sure: only talk that has no chart in it is taken against them.
  const isSure = slots.fact !== null && listed === 'x_fact' && slots.fact.name !== 'summary' && (slots.fact.name !== 'birthday' || ofCharts.some((each) => topic.shareOf(each) >= ruledOut));
  if (asked === 'worth' || (asked === 'either' && slots.matters.length > 1) || (asked === 'like' && topic.value === 'x_unknowable')) return false;
  if (ofOthers(slots, topic.value)) return false;
  // Which business suits is a matter of the field.
  if (listed === 'careerField' && ofWork.includes(topic.value) && which.test(text.plain)) return false;
  const named = slots.matters.length > 0 || asked === 'either';
  if (talks[topic.value as OpenTopic] !== undefined) return topic.share >= (isSure || (talk !== null && listedTalk.includes(talk)) ? 0.95 : named ? firmly : ending);
  if (isSure || (talk !== null && listedTalk.includes(talk))) return !topic.value.startsWith('x_') && topic.share >= firmly;
  if (listed === null || talk === 'unreadable') return topic.share >= (leans ? against : open);
  if (leans || topic.value === 'x_time' || topic.value === 'x_self') return topic.share >= firmly;
  return topic.share >= (slots.matters.some(({ id }) => id === topic.value) ? amongNamed : against);
}

const formKinds: readonly Kind[] = ['when', 'yesNo', 'why', 'how', 'like', 'remedy', 'risk', 'muhurta', 'past', 'either'];
const wantedKinds: Partial<Record<Wanted, Kind>> = { when: 'when', yesNo: 'yesNo', why: 'why', how: 'how', like: 'like', remedy: 'remedy', risk: 'risk', muhurta: 'muhurta' };

const rites = / (?:puja|pooja|pariharam|parihara|parihar|prayers?|totka|stotra?m?|remedy|remedies|upay|upaay|upaya?m?|vrat|fasting|paath|chalisa) /u;
const dangers = / (?:safe|unsafe|danger\w*|risky?|khatra\w*|mishap|harm|nuksan|accident|any trouble|some trouble) /u;
const asksBadly = (text: QuestionText, asked: Kind): boolean => ['yesNo', 'how'].includes(asked) && dangers.test(shortVowels(text));

const goodDays = / (?:good|shubh|auspicious|best|right|achha|acha|accha) (?:\w+ )?(?:day|days|date|dates|din|tarikh|muhurat|muhurt|muhurth?am) /u;
const colours = / (?:colou?rs?|rang|rango) /u;
const points = / (?:\d+ (?:guna?s?|gun|points? (?:match|mil)\w*)|guna?s? (?:only|mile|mil|milan|match|\d+)|(?:his|her|our|both|dono|donon|uski|ladke|ladki) .*(?:match|milan|milti|milta)) /u;

const lost = / (?:gayab|missing|lapata|kho ga\w+|gum ho ga\w+|chori|stolen|ran away|run away) /u;
const things = / (?:kutt\w*|dogs?|cats?|billi|birds?|tota|parrot|phone|mobile|ring|anguthi|chain|purse|wallet|bag|gold|keys?|chabi|scooty|bike|cycle|documents?|papers?|laptop) /u;

/** Topics that a word names which the lists do not know, where the classifier does not rule them out. */
function namedTopic({ text, slots, talk, understood: { topic } }: Heard): Topic | null {
  if (talk !== null) return null;
  const plain = shortVowels(text);
  if (lost.test(plain) && things.test(plain)) return 'x_unknowable';
  if (goodDays.test(plain) && topic.shareOf('x_muhurta') >= slightly && !slots.horizon?.isPast) return 'x_muhurta';
  if (colours.test(plain) && which.test(plain) && slots.fact === null) return 'x_number';
  return points.test(plain) && topic.shareOf('x_match') >= slightly ? 'x_match' : null;
}

/** Words that settle what is wanted, whatever verb the sentence has. */
function namedKind({ text, asked, understood: { wanted } }: Heard): Kind | null {
  if (!['yesNo', 'how', 'when', 'either'].includes(asked)) return null;
  if (rites.test(shortVowels(text)) && wanted.shareOf('remedy') > slightly) return 'remedy';
  return asksBadly(text, asked) && wanted.shareOf('risk') > slightly ? 'risk' : null;
}

/** What follows "or" is no second thing, only the fear that it may not be. */
const openEnds = / (?:or|ya|yaa) (?:again|like last|like before|like always|will it|it will|aise hi|waise hi|vaise hi|phir se|fir se|timepass|just) /u;

/** The kind that is wanted, where the classifier is sure that the sentence's form misleads. */
function wantedKind(heard: Heard, fact: FactRequest | null): Kind | null {
  const { slots, asked, text, understood: { wanted, topic } } = heard;
  if (fact && asked === 'fact' && topic.value === 'x_remedyPlanet' && topic.share >= against) return 'remedy';
  if (fact) return asked === 'remedy' && wanted.value === 'when' && wanted.share >= firmly ? 'fact' : null;
  if (!formKinds.includes(asked)) return null;
  const named = namedKind(heard);
  if (named) return named;
  // "Or" that stands for "and", and "or not", choose between nothing.
  const isChoice = asked === 'either' && !openEnds.test(shortVowels(text)) && (slots.matters.length > 1 || wanted.shareOf('either') >= (wanted.value === 'yesNo' && wanted.share >= 0.5 ? 0.25 : slightly));
  if (!(asked === 'either' && !isChoice) && wanted.share < (asked === 'muhurta' || isChoice ? 0.9 : wantedAgainst)) return null;
  if (asked === 'like' && wanted.value === 'how') return null;
  if (wanted.value === 'past') return slots.horizon?.isPast ? 'past' : null;
  if (wanted.value === 'which') return asked === 'yesNo' || asked === 'when' ? 'how' : null;
  return wantedKinds[wanted.value] ?? null;
}

const goesOn: Partial<Record<Wanted, Kind>> = { doubt: 'doubt', talk: 'doubt', meaning: 'meaning', how: 'more', which: 'more', fact: 'more', why: 'why', when: 'when', remedy: 'remedy', risk: 'risk' };

/** What goes on from the answer before: "sach bol rahe ho na", "any harm if I don't?". */
function followUp({ text, slots, asked, understood: { topic, wanted }, leans }: Heard): Kind | null {
  if (!leans || topic.value !== 'x_followup' || topic.share < ending || slots.matters.length > 0 || slots.fact || slots.kin || slots.horizon) return null;
  return text.length > 1 && wanted.share >= 0.4 && ['how', 'yesNo', 'like'].includes(asked) ? (goesOn[wanted.value] ?? null) : null;
}

/** A thing of life on no list: a choice, a remedy and a good day are answered as ever, the rest from the house that carries it. */
function ofNoList(heard: Heard, base: Decided): Decided {
  const { slots, asked } = heard;
  const form = wantedKind(heard, null) ?? asked;
  const own = { ...base, slots: { ...slots, fact: null } };
  return ['either', 'remedy', 'muhurta', 'past'].includes(form) ? { ...own, kind: form } : { ...own, kind: 'other', form };
}

function takeTopic(heard: Heard, topic: Topic): Decided {
  const { slots, text } = heard;
  const name = topic === 'x_number' && colours.test(shortVowels(text)) ? ('lucky' as const) : facts[topic as OpenTopic];
  const talk = talks[topic as OpenTopic] ?? null;
  const base: Decided = { talk, slots, kind: null, form: null, open: null, isFound: true };
  if (talk) return { ...base, slots: { ...slots, fact: null } };
  if (name) {
    const isChoice = hasKind(text, 'either') && (name === 'place' || name === 'subject');
    return { ...base, slots: { ...slots, fact: isChoice ? null : simpleFact(name) }, kind: isChoice ? 'either' : 'fact' };
  }
  const kind = kinds[topic as OpenTopic] ?? null;
  if (topic === 'x_remedyPlanet') return { ...base, kind };
  if (topic === 'x_other') return ofNoList(heard, base);
  if (kind) return { ...base, slots: { ...slots, fact: null }, kind };
  if (topic === 'x_time' || topic === 'x_self') {
    const matter = topic === 'x_time' ? openMatters.time : openMatters.self;
    const isCharacter = topic === 'x_self' && slots.kin === null && ['how', 'yesNo', 'like'].includes(heard.asked);
    return { ...base, slots: { ...slots, fact: null, matters: [] }, open: matter, kind: isCharacter ? 'like' : null };
  }
  return { ...base, slots: { ...slots, fact: null, matters: [getMatter(topic as MatterId), ...slots.matters.filter(({ id }) => id !== topic)] } };
}

const kinOf: Partial<Record<string, Kin>> = {
  spouse: { id: 'partner', house: 7 },
  child: { id: 'child', house: 5 },
  mother: { id: 'mother', house: 4 },
  father: { id: 'father', house: 9 },
  sibling: { id: 'brother', house: 3 },
  boss: { id: 'boss', house: 10 },
  friend: { id: 'friend', house: 11 },
};

/** "Ladki" is a daughter, and the one whom somebody wants to marry. */
const ofHearts: readonly Topic[] = ['loveMarriage', 'love', 'reunion'];

function whoseKin({ slots: { kin }, understood: { whose, topic }, text }: Heard): Kin | null {
  if (kin && (kin.id === 'daughter' || kin.id === 'son') && ofHearts.includes(topic.value) && topic.share >= against && whose.shareOf('child') < 0.5 && / (?:ladk|larke|larki)/u.test(text.plain)) return null;
  if (whose.share < whoseAgainst) return kin;
  if (whose.value === 'self') return kin !== null && whose.share >= 0.9 && !['husband', 'wife', 'partner'].includes(kin.id) ? null : kin;
  return kin ?? (text.isRead && ['child', 'mother', 'father'].includes(whose.value) ? (kinOf[whose.value] ?? null) : null);
}

const minTalkWords = 6;

/** Talk that the lists took from a single word, "robots" or "code", of a sentence that the classifier reads otherwise. */
function isAgainst({ text, talk, understood: { topic } }: Heard): boolean {
  if (talk === null || !['human', 'service', 'abuse', 'complaint', 'memory', 'thanks'].includes(talk) || text.length < minTalkWords) return false;
  return (Object.keys(talks) as OpenTopic[]).filter((each) => talks[each] === talk).every((each) => topic.shareOf(each) < ruledOut);
}

/** What a question is, where the word lists and the trained tables are held against each other. */
export function decide(heard: Heard): Decided {
  const kin = whoseKin(heard);
  const withKin = { ...heard, slots: { ...heard.slots, kin } };
  const isSilent = listedTopic(heard) === null;
  const namedOne = namedTopic(heard);
  const taken = namedOne ? takeTopic(withKin, namedOne) : isTaken(withKin) || (isAgainst(heard) && heard.understood.topic.share >= open && !listedOnlyTopics.includes(heard.understood.topic.value)) ? takeTopic(withKin, heard.understood.topic.value) : null;
  const base = taken ?? { talk: isAgainst(heard) ? null : heard.talk, slots: withKin.slots, kind: null, form: null, open: null, isFound: !isSilent };
  return { ...base, kind: base.kind ?? (base.talk === null ? (followUp(heard) ?? wantedKind(heard, base.slots.fact)) : null) };
}
