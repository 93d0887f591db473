import type { OpenTopic, Topic } from '../topics/understand';
import type { FactName } from './fact-request';
import type { Heard } from './heard';
import type { Kind } from './kinds';

/** Topics that need no chart. */
export const talks: Partial<Record<OpenTopic, Kind>> = {
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
/** What fact is meant, and what goes on from the answer before, only the words tell. */
export const listedOnlyTopics: readonly Topic[] = ['x_followup', 'x_fact', 'x_meaning'];
/** Talk that only the lists tell: an unread language, and a word that needs the question before it. */
export const listedOnly: readonly (Kind | null)[] = ['unread', 'bare'];

/** Talk that the lists take from plain phrases. */
export const listedTalk: readonly Kind[] = ['elsewhere', 'human', 'memory', 'abuse', 'service'];

export const facts: Partial<Record<OpenTopic, FactName>> = { x_number: 'number', x_naming: 'naming', x_place: 'place', x_subject: 'subject', x_trouble: 'trouble' };
export const kinds: Partial<Record<OpenTopic, Kind>> = { x_muhurta: 'muhurta', x_gem: 'gem', x_unknowable: 'unknowable', x_remedyPlanet: 'remedy' };
/** Facts that are topics of their own, besides what is read off the chart. */
export const factTopics = new Map<FactName, Topic>([...Object.entries(facts).map(([topic, name]) => [name, topic as Topic] as const), ['lucky', 'x_number'], ['luckyDay', 'x_number']]);

/** The topic that the lists alone give. */
export function listedTopic({ slots: { matters, fact }, talk, asked }: Pick<Heard, 'slots' | 'talk' | 'asked'>): Topic | null {
  const ofTalk = (Object.keys(talks) as OpenTopic[]).find((topic) => talks[topic] === talk);
  if (talk !== null) return ofTalk ?? 'x_followup';
  const ofKind = (Object.keys(kinds) as OpenTopic[]).find((topic) => kinds[topic] === asked && topic !== 'x_remedyPlanet');
  if (ofKind) return ofKind;
  if (fact) return asked === 'remedy' ? 'x_remedyPlanet' : (factTopics.get(fact.name) ?? 'x_fact');
  return (matters[0]?.id as Topic | undefined) ?? null;
}
