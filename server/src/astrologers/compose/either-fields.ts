import { hasKind } from '../question/kinds';
import { fields, findFields, type Field } from '../question/fields';
import type { Kin } from '../question/people';
import { readText, shortVowels } from '../question/question-text';
import type { Context } from './context';
import { fitOf, reasonOf } from './field-answers';
import { splitOptions } from './options';

/** "I want to start a tiffin service, will it run?" is one thing. */
const asksRun = / (?:will it (?:run|work|succeed|do|be)|chaleg\w*|chal pa\w*) /u;
const wishes = / (?:wants?|wanted|chaht\w*|mann|man|dil|heart|interest\w*|passion\w*|insist\w*|zid|jid|force|forcing|pressure|bol(?:te|ti|ta)|keh(?:te|ti|ta)|kah(?:te|ti|ta)) /u;
/** Two or three that are listed with "and". */
const among = / (?:among|amongst|between|out of) | (?:me|mein|men|in) (?:tino |teeno |teenon |dono )?(?:me |mein )?se | in (?:tino|teeno)\w* /u;
const child = / (?:daughter|beti|bitiya) /u;
const son = / (?:son|beta|bete|ladk[ae]) /u;
const childKin = (plain: string): Kin | null => (child.test(plain) ? { id: 'daughter', house: 5 } : son.test(plain) ? { id: 'son', house: 5 } : null);

/** A short name as it was typed ("CSE"), where it is one; else the field's own. */
function labelOf(part: string, { english, hindi }: Field, isEnglish: boolean): string {
  const typed = /(?:^|\s)([A-Z][A-Za-z.]*[A-Z](?:\s[A-Z]{2,})?)(?=\s|$)/u.exec(part.trim())?.[1];
  const short = /^(?:.*\s)?((?:bca|bba|bcom|bsc|btech|mtech|mba|mca|bds|bams|bhms|mbbs|llb|bed|deled|cse|ece|ca|cs|cma|gnm|anm|iti))(?:\s.*)?$/iu.exec(part.trim())?.[1];
  if (short && !typed) return short.length > 3 && /^(?:bcom|btech|mtech|deled)$/iu.test(short) ? ({ bcom: 'BCom', btech: 'BTech', mtech: 'MTech', deled: 'DElEd' }[short.toLowerCase()] ?? short) : short.toUpperCase();
  const named = isEnglish ? part.toLowerCase().split(/[\s,?.]+/u).find((word) => school.test(word)) : undefined;
  if (named) return named;
  return typed && typed.length <= 10 && !/^(?:UPSC|SSC|NIT|IIT|IIIT|DU|BHU|AIIMS|JNU)$/u.test(typed) ? typed : isEnglish ? english : hindi;
}

/** A subject at school is named as such, and not by the branch that it leads to. */
const school = /^(?:maths?|mathematics|physics|chemistry|biology|science|english|history|geography|sanskrit|hindi|economics|accounts)$/u;

interface Choice {
  field: Field;
  label: string;
}

const unique = (choices: readonly Choice[]) => choices.filter(({ field }, at) => choices.findIndex((each) => each.field.english === field.english) === at);

/** "Sociology for the UPSC" is sociology. */
function fieldOf(part: string, language: Context['read']['language']): Field | undefined {
  const found = /\bIT\b/u.test(part) ? fields.filter(({ english }) => english === 'information technology') : findFields(readText(part, language));
  return found.find(({ english }) => !['UPSC', 'SSC', 'business'].includes(english)) ?? found[0];
}

/** The fields between which is chosen: with "or", or as "she wants arts, her father science". */
function choicesOf({ read: { text, language }, isEnglish }: Context, plain: string): Choice[] {
  const parts = hasKind(text, 'either') ? splitOptions(text.raw) : [];
  const named = parts.map((part) => ({ part, field: fieldOf(part, language) }));
  if (parts.length > 1 && named.every(({ field }) => field)) return unique(named.flatMap(({ part, field }) => (field ? [{ field, label: labelOf(part, field, isEnglish) }] : [])));
  const isPair = / (?:and|aur) .*(?:which|kaun\w*|kon\w*|kis\w*) (?:one |ko |pe |par )?(?:to )?(?:pick|choose|take|join|chun\w*|lu|lun|karu|karun|focus|better|sahi|thik|kare)/u.test(plain);
  const isAmong = among.test(plain);
  if ((parts.length > 1 && !isAmong) || ((!wishes.test(plain) || asksRun.test(plain)) && !isPair && !isAmong)) return [];
  const sentence = isAmong ? text.raw.split(/[?।.!]/u).find((each) => among.test(shortVowels(readText(each, language)))) : undefined;
  const told = findFields(sentence ? readText(sentence, language) : text).filter(({ english }) => english !== 'business');
  return told.length === 2 || (isAmong && told.length === 3) ? unique(told.map((field) => ({ field, label: isEnglish ? field.english : field.hindi }))) : [];
}

/** Between branches, subjects or professions: the one whose planets have more to do with work here; null where no two are named. */
export function composeEitherFields(context: Context): string | null {
  const { read, say, book } = context;
  const plain = shortVowels(read.text);
  if (['when', 'why', 'remedy', 'past'].includes(read.kind) || / (?:kab|when|which (?:day|date)) /u.test(plain)) return null;
  const kin = childKin(plain) ?? (read.kin && ['brother', 'sister', 'husband', 'wife', 'youngerBrother', 'youngerSister', 'elderBrother', 'elderSister', 'child', 'grandchild'].includes(read.kin.id) && !wishes.test(plain) ? read.kin : null);
  const own = { ...context, read: { ...read, kin } };
  const [best, ...others] = choicesOf(context, plain)
    .map((choice) => ({ ...choice, fit: fitOf(own, choice.field) }))
    .sort((a, b) => b.fit - a.fit);
  const [other] = others;
  if (!best || !other) return null;
  const rest = book.list(others.map(({ label }) => label));
  const [forEn, forHi] = kin ? [` for your ${book.kin(kin.id)}`, `${book.kin(kin.id)} के लिए `] : ['', ''];
  const isClose = best.fit - other.fit < 3;
  const opening = isClose
    ? say([[`By a little, ${best.label} before ${rest}${forEn}`, `It is close, but ${best.label} comes first${forEn} and ${rest} second`, `A narrow lead for ${best.label} over ${rest}${forEn}`], [': marks and liking may turn it', ', so liking may decide'], '.'], [[`${forHi}थोड़े फ़र्क से पहले ${best.label}, फिर ${rest}`, `${forHi}${best.label} ज़रा आगे, ${rest} पीछे`], ['; रुचि और अंक भी देखिए', ', फ़र्क कम है, रुचि तय करे'], '।'])
    : say([[`${best.label.charAt(0).toUpperCase()}${best.label.slice(1)} rather than ${rest}${forEn}`, `Choose ${best.label} before ${rest}${forEn}`, `The chart is for ${best.label} more than for ${rest}${forEn}`], [': its planets have more to do with work', ', by the planets that carry it'], '.'], [[`${forHi}${best.label} चुनिए, ${rest} बाद में`, `${forHi}पहले ${best.label}, फिर ${rest}`], ['; इसके ग्रहों का बल ज़्यादा है', ': कुंडली का साथ उधर ज़्यादा है'], '।']);
  const honest = say([['What one reads without being told counts as much', 'Cut-off, fees and liking belong beside it'], ['.', ', so weigh them too.']], [['रुचि, कट-ऑफ़ और फीस भी साथ में देखिए', 'जो बिना कहे पढ़ते हैं, उसका वज़न भी रखिए'], ['।', ', फिर तय कीजिए।']]);
  return [`${opening} ${reasonOf(own, best.field.planets)}`, honest].join('\n\n');
}
