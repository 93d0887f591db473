import { englishOption, hindiOption } from '../echo/option-clause';
import { findFields } from '../question/fields';
import { findMatters, getMatter, type Matter } from '../question/matters';
import { findKin, type Kin } from '../question/people';
import { readText, shortVowels, type QuestionText } from '../question/question-text';
import type { Context } from './context';
import { fitOf } from './field-answers';
import { knownOptions } from './known-options';
import { toNoun } from './option-label';

/** One side of a choice. */
export interface Option {
  label: string;
  matter: Matter;
  /** Where it is not weighed by its matter alone. */
  fit: number | null;
  kin: Kin | null;
}

/** What is joined is the option, and not the joining. */
const withoutJoining = (plain: string) => (/ join (?:karu|karun|kar lu|karoon|karna|kare) | joining /u.test(plain) && plain.trim().split(' ').length > 2 ? plain.replace(/ join(?:ing)? (?:karu|karun|karoon|karna|kare|kar lu)?/gu, ' ') : plain);
const findKnown = (text: QuestionText) => knownOptions.find(([pattern]) => pattern.test(withoutJoining(shortVowels(text))));

const fill =
  /^(?:son|daughter|should|shall|will|is|it|be|i|do|does|a|an|the|my|to|for|me|or|what|which|who|better|best|go|good|choose|take|pick|college|first|now|focus|okay|ok|right|time|ek|kya|mujhe|main|mein|mere|mera|meri|liye|karu|karun|karoon|lu|lun|sahi|rahega|rahegi|theek|thik|hai|hoga|hogi|chahiye|kaha|kahan|kidhar|me|pehle|pahle|abhi|ab|aage|puri|lol|wala|wali|karau|karaun|karwau|karwaun|uthau|kiski|kiska|taiyari|tayari|ki|chunu|kise|chalau|chalaun|baar|iss|is|bachau|badi|sambhalu|sambhalun|dekhu|dekhun|buy|banau|banaun|banaye|banana|banaana|dalu|dalun|daalu|daalun|pe|par|pr|me|mai|mein|men|बनाऊँ|बनाऊं|डालूँ|डालूं|पर|पे|कराऊँ|करवाऊँ|लूँ|बोऊँ|लगाऊँ|चला|रहूँ|इस|बार|किसकी|तैयारी|को|का|के|खरीद|पहले|अभी|अब|आगे|पूरी|कहाँ|मैं|मेरे|लिए|क्या|ठीक|है|सही|रहेगा|रहेगी|अच्छा|अच्छी|बेहतर|मुझे|लूँ|करूँ|जाऊँ|बनूँ|बनना|करना|चाहिए|जाना|में|की|से|होगा|होगी|this|that|it|on|then|just|only|rather|would|can|banu|banna|kholu|khol|leni|lena|jau|jaun|chala|chali|jana|karna|karte|rehna|rahna|rahu|rahun|dena|de|du|dun|with|of|in|at|by|and|se|ki|ka|ke|ko|hi|also|bhi|kaun|kaunsa|kaunsi|konsa|konsi|acha|achha|accha|achhi|become|she|he|we|hum)$/iu;
const maxOptions = 4;
const maxLabelWords = 6;

const inLaws = / (?:sasural|in laws|saas|sas|sasur) .*(?:saath|sath|rahu\w*|rahna|live|stay)? ?/u;
const isSelf = (part: string) => /^(?:me|i|myself|main|mai|मैं|मेरा|mera|meri)$/iu.test(part.trim());

/** What was typed, without the words around it that only ask; null where that is too long to be a name. */
function trimFill(part: string): string | null {
  const words = part.replace(/[?।.!]/gu, '').trim().split(/\s+/u);
  while (words.length > 0 && fill.test(words[0] ?? '')) words.shift();
  while (words.length > 0 && fill.test(words.at(-1) ?? '')) words.pop();
  return words.length > 0 && words.length <= maxLabelWords ? words.join(' ') : null;
}

/** "finish my masters", said to the one who asks. */
const turned = (label: string) => label.replace(/^(\S+(?: \S+)?) for .+$/iu, '$1').replace(/\s(?:at this (?:point|age|stage|time|moment)|right now|these days|this year|now|first|for (?:me|my .*|a? ?job|work|study|studies|masters|now))$/iu, '').replace(/\bmy\b/giu, 'your').replace(/\bme\b/giu, 'you').replace(/\bi\b/giu, 'you').replace(/\bour\b/giu, 'your');

/** An option that is too long to be a name: what was typed, said to the one who asks. */
function ownWords(part: string, isEnglish: boolean): string {
  const said = (isEnglish ? englishOption(part) : hindiOption(part, null))?.said ?? part.trim();
  return isEnglish ? said : `"${said}"`;
}

const maxNameWords = 3;
/** "My elder son", and not "father's hearing aid". */
const isOnlyName = (trimmed: string | null): boolean => trimmed === null || (trimmed.split(/\s+/u).length <= maxNameWords && !/[’']s?\s/u.test(trimmed));

function toOption(part: string, context: Context): Option {
  const { isEnglish, read, book } = context;
  const text = readText(part, read.language);
  const kin = findKin(text);
  const trimmed = trimFill(part);
  const noun = trimmed === null ? null : toNoun(trimmed.replace(/(\S)\s+join$/iu, '$1'), isEnglish);
  const typed = noun === null || /^(?:am|is|are|was|will|do|does|did|have|has)\b/iu.test(noun) ? null : isEnglish ? turned(noun) : noun;
  const [field] = findFields(text);
  if (kin && !field && isOnlyName(trimmed) && !inLaws.test(shortVowels(text)) && findMatters(text).length === 0) return { label: isEnglish ? `your ${book.kin(kin.id)}` : book.kin(kin.id), matter: read.matter, fit: null, kin };
  if (isSelf(part)) return { label: isEnglish ? 'you' : 'आप', matter: read.matter, fit: null, kin: null };
  const match = findKnown(text);
  if (field && (!match || match[1] === 'farming' || match[1] === 'buying' || match[3] === 'higherStudy' || match[3] === 'newJob'))
    return { label: typed ?? (isEnglish ? field.english : field.hindi), matter: getMatter('careerField'), fit: fitOf(context, field), kin: null };
  const [matter] = findMatters(text);
  if (match) {
    // "Buying" and "selling" say nothing of what: that is the matter.
    const meant = match[3] === 'vehicleSale' && read.matter.id === 'houseSale' ? read.matter : match[1] === 'buying' ? (matter ?? read.matter) : getMatter(match[3]);
    return { label: typed ?? match[isEnglish ? 1 : 2], matter: meant, fit: null, kin: null };
  }
  return { label: typed ?? ownWords(part, isEnglish), matter: matter ?? getMatter('luck'), fit: null, kin: null };
}

const connects = /\s(?:or|versus|vs\.?|ya|yaa|या|अथवा)\s/iu;
const maxListed = 3;
const ownChild = /^(?:(?:my|our|mer[aei]|the|elder|older|younger) )+(?:son|daughter)$/iu;

/** What is said of both sides behind the second. */
const ofBoth = /[, ]+(?:which|what|whom)(?: (?:one|of|is|will|would|should|do|to|way|suits?)\b.*)?$|[, ]+(?:both|the two|each) (?:the )?(?:offers?|are|have|has|came|come|got|give|look|seem|sound|of)\b.*$|[, ]+(?:same|similar|equal) (?:package|salary|pay|price|rate|fees?|distance)\b.*$/iu;

/** The clause that puts the choice: "bullet or splendor, I sell milk" chooses between two. A list before "or" belongs to it. */
function choiceOf(question: string): string {
  const sentence = question.split(/[?？!।]+|\.\s/u).find((each) => connects.test(` ${each} `)) ?? question;
  const clauses = sentence.split(/\s*[,;]\s*/u);
  const at = clauses.findIndex((each) => connects.test(` ${each} `));
  if (at < 0) return sentence;
  const before: string[] = [];
  const isListed = (clause: string) => !/(?:^|\s)(?:kaun ?s[aie]|kons[aie]|kis|which|what|कौन ?स[ाीे]|किस)(?:\s|$)/iu.test(clause) && !/\b(?:am|is|have|has|got|both|hun|hai|hain|hoon|ho)\b/iu.test(clause) && !/(?:^|\s)(?:है|हैं|हूँ|हूं|हो|था|थी|थे)(?:\s|$)/u.test(clause) && (trimFill(clause) ?? 'no short name at all').split(/\s+/u).length <= maxListed;
  for (let index = at - 1; index >= 0 && isListed(clauses[index] ?? ''); index -= 1) before.unshift(clauses[index] ?? '');
  return [...before, (clauses[at] ?? '').replace(ofBoth, '')].join(', ').replace(/\p{Extended_Pictographic}/gu, '').trim();
}

/** The parts between commas, "or" and "ya": what comes before a colon, and what follows the last option, says nothing. */
export function splitOptions(told: string): string[] {
  // What stands in brackets describes an option and is none.
  const asked = told.replace(/\s*\([^)]*\)/gu, '');
  const question = choiceOf(asked);
  const among = / (?:aur|and) .+ (?:me|mein|men|main) se | between .+ and /u.test(readText(question, 'English').plain);
  const parts = (among ? question.replace(/^.*\bbetween\s+/iu, '').replace(/\s(?:में|mein|me|men|main)\s(?:से|se)(?:\s.*)?$/iu, '').replace(/\s(?:और|aur|and)\s/iu, ' or ') : question)
    .replace(/^(?:(?!\s(?:or|ya|या)\s).)*?\b(?:will|should|shall|can|do|would)\s+(?:i|we|he|she|it|they)\s+/iu, '')
    .replace(/\s(or|ya)\s+(?:should|shall|can|do|will)\s+(?:i|we)\s+/giu, ' $1 ')
        .replace(/^(?:(?:i am|i'm|im|am) )?(?:thinking|planning|wondering|confused|deciding|undecided)(?: about)? (?:to|if i should|whether (?:to|i should)) /iu, '')
    .replace(/^(?:is|would) it (?:be )?(?:better|best|wiser|good|right) (?:for me )?to /iu, '')
    .replace(/^.*?\s(?:ke baa?d|के बाद)\s+(?=(?!(?:ya|yaa|या)\s)\S+.*\s(?:ya|yaa|या)\s)/iu, '')
    .replace(/^.*:\s+/u, '')
    .replace(/^(?:so|well|ok|okay|then|to|toh|achha|acha)[ ,]+(?=\S)/iu, '')
    .replace(/[?？!।.]+\s*$/u, '')
    .replace(/[, ]+(?:(?:do |did |is that what )?(?:you|u) (?:mean|meant|say|said|think|suggest)|aap ?(?:ka|ke|ki)? (?:matlab|mtlb)(?: hai)?|(?:aap|ap) (?:keh|kah|bol) rah[ei] (?:ho|hain)|matlab|आपका मतलब(?: है)?)$/iu, '')
    .replace(/\s+for (?:my|our) (?:\w+ )?(?:son|daughter|child|kid|brother|sister|wife|husband)$/iu, '')
    .split(/\s*(?:,|\s(?:or|versus|vs\.?|ya|yaa|या|अथवा)\s)\s*/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '' && (isSelf(part) || /\bIT\b/u.test(part) || ownChild.test(part) || !part.split(/\s+/u).every((word) => fill.test(word))));
  const real = parts.filter((part) => !/^(?:who|which|what|where|between|compare|kaun|kis|kahan|kaha|कौन|किस|कहाँ)(?:\s|$)/iu.test(part) || isSelf(part));
  return (real.length > 1 ? real : parts).slice(0, maxOptions);
}

/** The options of a question. In Hindi a name of their own is better than what was typed, because that cannot be declined. */
export function readOptions(parts: readonly string[], context: Context): Option[] {
  const options = parts.map((part) => toOption(part, context));
  if (context.isEnglish) return options;
  const names = parts.map((part, at) => (options[at]?.fit === null ? (findKnown(readText(part, context.read.language))?.[2] ?? null) : (findFields(readText(part, context.read.language))[0]?.hindi ?? null)));
  const isPlain = names.every((name, at) => name === null || names.indexOf(name) === at);
  // Beside a side that only its own words name one word of the other side's is enough.
  const keepsOwn = ({ label }: Option): boolean => names.includes(null) && (!label.includes(' ') || /(?:^|\s)(?:wal[aei]|वाल[ाेी])(?:\s|$)/u.test(label));
  return options.map((option, at) => ({ ...option, label: isPlain && option.kin === null && !keepsOwn(option) ? (names[at] ?? option.label) : option.label }));
}
