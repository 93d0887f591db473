import { isAdverb, isVerb, toPast, toThirdPerson, verbAt } from './english-verbs';
import { withoutEver, withVerbFirst } from './word-order';

/** What is asked, said to the one who asks. */
export interface EnglishEcho {
  /** "your landlord" */
  subject: string;
  /** In the form that follows "will" and "to": "return your deposit"; null where only the subject is safe. */
  doing: string | null;
  /** As it is now: "ignores you". */
  being: string | null;
}

const turned: Record<string, string> = {
  i: 'you', me: 'you', my: 'your', mine: 'yours', myself: 'yourself', we: 'you', us: 'you', our: 'your', ours: 'yours', ourselves: 'yourselves', "i'm": 'you are', im: 'you are', "i've": 'you have', ive: 'you have', "i'll": 'you will', "i'd": 'you would', "we're": 'you are',
};

/** First person to second; words as they were typed otherwise. */
export function turnEnglish(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const before = words[at - 1]?.toLowerCase();
      const lower = word.toLowerCase();
      if (lower === 'am') return 'are';
      if (lower === 'was' && before === 'i') return 'were';
      // The country, and not whom one speaks of.
      if (word === 'US') return word;
      return turned[lower] ?? word;
    })
    .join(' ');
}

const pronouns = ['i', 'he', 'she', 'they', 'we', 'it'];
const opening = /^(?:(?:and|so|but|then|also|ok|okay|sir|madam|guruji|pandit ji|please|pls|plz|hi|hello|dear|now|kindly|(?:can|could) (?:you|u) (?:please )?(?:tell|say)(?: me)?|please tell(?: me)?|tell me|i (?:want|would like|wish) to know|want to know|just want to know|do (?:you|u) think|i (?:asked|meant|mean)|(?:my|the) question is|question is|(?:i )?wonder if|what do you say)[, ]+)+/iu;
const closing = /[, ]+(?:please|pls|plz|sir|madam|guruji|or not|or no|or what|ever|at all|then|now|these days|soon|ji|tell me|kindly tell)$/iu;

const cleaned = (raw: string): string => {
  let text = raw.replace(/[’‘]/gu, "'").replace(/["“”()]/gu, ' ').replace(/[?!.;:।]+/gu, ' ').replace(/\s+/gu, ' ').trim().replace(opening, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(closing, '').replace(/,$/u, '').trim();
  }
  return text;
};

/** Only behind "why" is something asked of the past here. */
const past = 'did|didnt|didn\'t|was|were|wasnt|wasn\'t|werent|weren\'t';
const auxiliaries = 'will|would|can|could|shall|should|do|does|is|are|am|has|have|wont|won\'t|cant|can\'t|cannot|dont|don\'t|doesnt|doesn\'t|isnt|isn\'t|arent|aren\'t|havent|hasnt|haven\'t|hasn\'t';
const pastLead = new RegExp(`^why\\s+(${past})\\s+(.+)$`, 'iu');
const timesGone = / (?:(?:last|this) (?:year|month|week|night|time|summer|winter|diwali|holi|\w+day)|(?:\w+ )?(?:years?|months?|weeks?|days?) ago|yesterday|in (?:19|20)\d\d)$/iu;
const leads = new RegExp(`^(?:(?:by )?when|why|how soon|at what age|in (?:which|what) (?:year|month)|which (?:year|month)|what (?:year|month)|how long before|how)?\\s*(${auxiliaries})\\s+(.+)$`, 'iu');
const offered = /^(?:is|will|would|shall) (?:it|this|now)(?: be)? (?:(?:a|the|really|still|even) )*(?:ok|okay|good|wise|right|fine|safe|better|best|worth|advisable|sensible|smart|idea|time|good time|right time|alright|all right)(?: for (?:me|us))? (?:to|if i) (.+)$/iu;
const methods = /^(?:how (?:do|can|should|could|shall|must) (?:i|we)|how to|what (?:should|can|must|do) (?:i|we) do (?:to|so that i|so i can)|what (?:is|would be) the (?:best|right|correct) way to|best way to|way to)\s+(.+)$/iu;

const aboutIt = /^what (?:should|can|must|do|shall|could) (?:i|we|one) do (?:about|with|regarding) (.+)$/iu;

/** "going to leave" and "able to pass" are what the verb behind them says. */
const plainDoing = (doing: string): string => withoutEver(doing.replace(/^(?:be )?(?:going|able|likely|about) to /iu, ''));

const adjectives = /^(?:good|safe|right|worth|lucky|stable|ready|happy|angry|sad|bad|alone|like|so|too|always|never|not|still|strong|weak|better|worse|late|slow|possible|likely|useful|enough|well|ok|okay|fine|jealous|cold|distant|quiet|rude|stubborn|upset|able|afraid|lazy|weak|busy|silent|careless|stuck|empty|hard|difficult|secure|successful|permanent|tough)$/iu;
const noParticiple = /^(?:wedding|building|thing|things|nothing|everything|something|morning|evening|ring|king|engineering|training|coaching|meeting|opening|housing|clothing|nursing|banking|parking|hearing|painting|writing|cooking|posting|farming|being|darling|sibling|ceiling|red|bed|need|shed|ted|led)$/iu;
const oddParticiple = /^(?:broken|sold|cut|lost|left|stolen|chosen|sent|given|taken|held|put|built|made|kept|told|thrown|beaten|hurt|shut|born|caught|spent|paid|sacked|fired)$/iu;
const isParticiple = (word: string): boolean => oddParticiple.test(word) || (/(?:ing|ed)$/iu.test(word) && word.length > 4 && !noParticiple.test(word));

/** Where what is said of the subject begins after "is": an adjective, a participle or an adverb. */
function stateAt(words: readonly string[]): number {
  if (pronouns.includes(words[0] ?? '')) return 1;
  return words.findIndex((word, at) => at >= 2 && (adjectives.test(word) || isParticiple(word) || isAdverb(word)));
}

/** "…, I am 44": what is told of oneself behind the question. */
const toldBehind = /[,;] *(?:(?:and|as|since|because|but) )?(?:i am|i'm|im|i have|i was|we are|we have|my (?:age|salary|dob|husband|wife|family|parents|boss)|he is|she is|they are|it is|its)\b[^?]*$/iu;
const timeNouns = /^(?:period|time|phase|day|month|year|date|muhurat|moment|chance)$/iu;
const negated = /^(?:wont|won't|cant|can't|cannot|dont|don't|doesnt|doesn't|isnt|isn't|arent|aren't|havent|hasnt|haven't|hasn't|didnt|didn't|wasnt|wasn't|werent|weren't)$/iu;
const spelt: Record<string, string> = { wont: "won't", cant: "can't", dont: "don't", doesnt: "doesn't", isnt: "isn't", arent: "aren't", havent: "haven't", hasnt: "hasn't", didnt: "didn't", wasnt: "wasn't", werent: "weren't" };

/** The sentence as it is now: "your manager ignores you", "you can't save money". */
function beingOf(aux: string, isFirst: boolean, rest: readonly string[], typed: readonly string[]): string | null {
  const said = turnEnglish(typed);
  if (negated.test(aux)) return `${aux === 'isnt' && isFirst ? "aren't" : (spelt[aux] ?? aux)} ${said}`;
  if (aux === 'am') return `are ${said}`;
  if (aux === 'is' || aux === 'are') return `${isFirst ? 'are' : aux} ${said}`;
  if (aux === 'has' || aux === 'have') return `${isFirst ? 'have' : aux} ${said}`;
  if (aux === 'was' || aux === 'were') return `${isFirst ? 'were' : aux} ${said}`;
  if (aux === 'did') {
    const told = toPast(rest);
    return told && turnEnglish(told.map((word, at) => (word === rest[at] ? (typed[at] ?? word) : word)));
  }
  if (aux === 'do') return rest[0] === 'not' ? `do ${said}` : said;
  if (aux !== 'does') return null;
  if (rest[0] === 'not') return `does ${said}`;
  const third = toThirdPerson(rest);
  return third ? turnEnglish(third.map((word, at) => (word === rest[at] ? (typed[at] ?? word) : word))) : null;
}

/** Who answers is spoken to, or a second question follows: such words are not repeated. */
const notRepeated = /\b(?:you|your|yours|u|ur|how|why|which|whom|whose|when (?:will|would|do|does|is|are|can|should))\b/iu;

/** Takes a question in English apart; null where its parts are not sure. */
export function readEnglishClause(raw: string, antecedent: string | null = null): EnglishEcho | null {
  const text = withVerbFirst(cleaned(raw.replace(toldBehind, '')));
  if (notRepeated.test(text.replace(/^(?:by )?\S+/u, '').replace(/^ (?:soon|long before|what|which) /iu, ' '))) return null;
  const topic = aboutIt.exec(text)?.[1];
  if (topic !== undefined) return { subject: turnEnglish(topic.split(' ')), doing: null, being: null };
  const way = (offered.exec(text) ?? methods.exec(text))?.[1];
  if (way !== undefined) return isVerb(way.split(' ')[0]?.toLowerCase()) ? { subject: 'you', doing: turnEnglish(way.split(' ')), being: null } : null;
  const [, aux = '', rest = ''] = leads.exec(text) ?? pastLead.exec(text.replace(timesGone, '')) ?? [];
  if (rest === '' || / (?:or|and (?:will|would|should|can|is|are|do|does|when|how|what|why)) /iu.test(rest)) return null;
  const typed = rest.split(' ');
  const words = typed.map((word) => word.toLowerCase());
  const isBe = /^(?:was|were|wasnt|wasn't|werent|weren't|is|are|am|isnt|isn't|arent|aren't)$/iu.test(aux);
  const isHave = /^(?:has|have|havent|hasnt|haven't|hasn't)$/iu.test(aux);
  const at = pronouns.includes(words[0] ?? '') ? 1 : isBe ? stateAt(words) : isHave ? -1 : verbAt(words);
  if (at < 1 || at >= words.length) return /^how /iu.test(text) && words.at(-1) === 'be' ? { subject: turnEnglish(typed.slice(0, -1)), doing: 'be', being: null } : null;
  const [verb] = words.slice(at);
  // "When is the next good period for it" asks for the time itself.
  if (isBe && words.slice(at).some((word) => timeNouns.test(word))) return null;
  if (!isBe && !isHave && !isVerb(verb) && !isAdverb(verb)) return null;
  if (words[0] === 'it' && antecedent === null) return null;
  const isFirst = words[0] === 'i' || words[0] === 'we';
  const isThird = at === 1 && ['he', 'she', 'they', 'it'].includes(words[0] ?? '');
  const subject = isThird && antecedent !== null ? antecedent : turnEnglish(typed.slice(0, at));
  const where = /^how /iu.test(text) ? /^be ((?:with|in|at|for|after|towards|between|among) .+)$/iu.exec(turnEnglish(typed.slice(at)))?.[1] : undefined;
  if (where !== undefined) return { subject: `${subject} ${where}`, doing: 'be', being: null };
  const isNegative = negated.test(aux);
  const after = turnEnglish(typed.slice(at));
  const doing = isNegative || isHave ? null : isBe ? (/^going to be\b|^going to /iu.test(after) ? plainDoing(after) : `be ${after}`) : plainDoing(after);
  return { subject, doing, being: beingOf(aux.toLowerCase(), isFirst, words.slice(at), typed.slice(at)) };
}

const story = /^(?:(?:hi|hello|sir|guruji|and|so|but|also|since|as|if|now)[, ]+)*((?:my|our|the|a|an) (?:[\p{L}'-]+ ){1,3}?|(?:[\p{L}'-]+ ){1,2}?(?:(?:in|at|of|on) (?:[\p{L}'-]+ ){1,3}?)?)(?=(?:is|has|was|are|have|had|will|wants|does|doesnt|got|keeps|says|said|left|hardly|never|always|took|went|came|stopped|refuses|refused|died|fell)\b)/iu;

const kinOrPerson = /^(?:husband|wife|son|daughter|mother|father|mom|dad|mummy|papa|brother|sister|uncle|aunt|cousin|niece|nephew|boss|manager|landlord|landlady|tenant|roomie|roommate|friend|neighbour|neighbor|maid|cook|driver|partner|boyfriend|girlfriend|bf|gf|fiance|ex|colleague|elder|younger|best|in-laws|parents|grandmother|grandfather|akka|anna|amma|appa|didi|bhaiya)(?:'?s)?$/iu;

/** Whom "he", "she" and "it" mean: what the story before the question begins with; null where that is not plain. */
export function antecedentOf(told: string): string | null {
  const found = story.exec(told.trim())?.[1]?.trim();
  if (found === undefined || found === '') return null;
  const words = found.split(' ');
  const [first = ''] = words.map((word) => word.toLowerCase());
  if (['i', 'we', 'he', 'she', 'they', 'it', 'there', 'this', 'that', 'what', 'which', 'who', 'everyone', 'everything', 'people', 'nobody', 'someone'].includes(first)) return null;
  if (first === 'a' || first === 'an') return `the ${words.slice(1).join(' ')}`;
  const owner = kinOrPerson.test(words[0] ?? '') ? 'your' : 'the';
  return ['my', 'our', 'the'].includes(first) ? turnEnglish(words.map((word, at) => (at === 0 ? word.toLowerCase() : word))) : `${owner} ${words.map((word, at) => (at === 0 ? word.toLowerCase() : word)).join(' ')}`;
}
