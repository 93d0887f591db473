import { isTrade } from '../../care';
import type { OpenTopic, Topic } from '../topics/understand';
import { simpleFact } from './fact-request';
import { askedPerson } from './asked-person';
import { shares, type Heard } from './heard';
import { isAgainst, isTaken } from './is-taken';
import { hasKind, type Kind } from './kinds';
import { getMatter, openMatters, type Matter, type MatterId } from './matters';
import { asksColour, namedTopic } from './named-topic';
import type { Slots } from './slots';
import { facts, kinds, listedOnlyTopics, listedTopic, talks } from './topic-kinds';
import { followUp, wantedKind } from './wanted-kind';

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

/** A thing of life on no list: a choice, a remedy and a good day are answered as ever, the rest from the house that carries it. */
function ofNoList(heard: Heard, base: Decided): Decided {
  const { slots, asked } = heard;
  const form = wantedKind(heard, null) ?? asked;
  const own = { ...base, slots: { ...slots, fact: null } };
  return ['either', 'remedy', 'muhurta', 'past'].includes(form) ? { ...own, kind: form } : { ...own, kind: 'other', form };
}

/** Who prepares to be a judge, nurses for a living or sells clothes for the pregnant asks about an exam, work or a business. */
function ofTrade(topic: MatterId, raw: string): MatterId {
  if (!['court', 'health', 'children'].includes(topic) || !isTrade(raw)) return topic;
  if (topic === 'children') return 'business';
  return /prepar|exam|taiyari|clear|select|तैयारी|परीक्षा/iu.test(raw) ? 'exam' : 'career';
}

/** The best day of the week is no number. */
const asksWeekday = / (?:best|lucky|good|ac+h+a+|achchha+|shubh) (?:\w+ ){0,2}(?:day|din|vaar) (?!(?:for|to) )(?:\w+ ){0,5}(?:week|hafte|haphte|saptah) | (?:hafte|week|saptah) (?:\w+ ){0,4}(?:best|lucky|good|achh?aa?|shubh) (?:din|day|vaar) /u;

const buys = / (?:buy\w*|purchas\w*|kha?r(?:i|ee?)d\w*|get the flat|le (?:lu|lun|le|len|lein)) /u;
const sells = / (?:sell\w*|sold|sale|bik\w*|bech\w*) /u;

function takeTopic(heard: Heard, topic: Topic): Decided {
  const { slots, text } = heard;
  const name = topic !== 'x_number' ? facts[topic as OpenTopic] : asksColour(text) ? ('lucky' as const) : asksWeekday.test(text.plain) ? ('luckyDay' as const) : facts[topic];
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
  const named = ofTrade(topic as MatterId, text.raw);
  // The tables know both sides of a deal; the verb says which it is.
  const id = named === 'houseSale' && buys.test(text.plain) && !sells.test(text.plain) ? 'house' : named;
  return { ...base, slots: { ...slots, fact: null, matters: [getMatter(id), ...slots.matters.filter((each) => each.id !== id)] } };
}

/** Nothing is lent where neither money nor a thing is named. */
const lent = / (?:len[dt]\w*|lending|loan\w*|borrow\w*|udha+r\w*|karz\w*|karj\w*|money|cash|paisa|paise|pais[ae]|rup\w*|rs|lakhs?|lac|hazar|hajar|thousand|k|\d+k?|guarant\w*|sign\w*|give|giving|de|du|dun|doon|dena|bike|car|scooty|gold|jewel\w*|laptop|phone|help\w*|madad) /u;
const isLendingOfNothing = ({ understood, text, slots }: Heard): boolean => understood.topic.value === 'lending' && !lent.test(text.plain) && slots.matters.every(({ id }) => id !== 'lending');

/** What a question is, where the word lists and the trained tables are held against each other. */
export function decide(heard: Heard): Decided {
  const kin = askedPerson(heard);
  const withKin = { ...heard, slots: { ...heard.slots, kin } };
  const isSilent = listedTopic(heard) === null;
  const namedOne = namedTopic(heard);
  const taken = namedOne ? takeTopic(withKin, namedOne) : isTaken(withKin) || (isAgainst(heard) && heard.understood.topic.share >= shares.open && !listedOnlyTopics.includes(heard.understood.topic.value)) ? takeTopic(withKin, heard.understood.topic.value) : null;
  const base = (taken !== null && isLendingOfNothing(heard) ? null : taken) ?? { talk: isAgainst(heard) ? null : heard.talk, slots: withKin.slots, kind: null, form: null, open: null, isFound: !isSilent };
  return { ...base, kind: base.kind ?? (base.talk === null ? (followUp(heard) ?? wantedKind(heard, base.slots.fact)) : null) };
}
