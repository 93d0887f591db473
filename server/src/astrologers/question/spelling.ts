import { isListedWord } from '../../care/lexicon/meanings';

const minLength = 5;

const vocabulary = new Set<string>();
/** From each known word without one letter to the word. */
const shortened = new Map<string, string>();

const withoutOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Adds searched English words to the spelling correction. */
export function learnWords(words: Iterable<string>): void {
  for (const word of words) {
    if (vocabulary.has(word)) continue;
    vocabulary.add(word);
    if (word.length < minLength) continue;
    for (const short of withoutOne(word)) if (!shortened.has(short)) shortened.set(short, word);
  }
}

/** Words that must not be corrected. */
const ownWords = new Set(
  'works sells hobby shared picked places played playing contest leaking decree insta suraj things thing where there these those their three other would could should about after again always never under other since while which whole those words might right night light still stand start state place plane plans point power great house heart hours month years yours watch white women world worth write wrong young today tonight being doing going having making taking getting coming money honey early clear learn leave lives lived loves likes liked party marks mark hands games names times dates rates voice cover river seven eight share shape shall small large sorry story stuff facing father mother rather gather brother bother daughter sister mister better letter matter later water cloud kitchen earning bored boring wants stays saves role roles about above abuse actor admit adopt adult after again agent agree ahead alarm album alert alike alive allow alone along alter amber among amount anger angle angry apart apple apply arena argue arise armed aside asset avoid awake award aware badly baker bases basic basis batch beach beard beast became becomes began begin begun below bench birth black blame blank blind block blood bloody board boost bound brain brand brass brave bread break breed brief bring broad broke broken brown brush build built burnt buyer cabin cable cancel candy cargo carry catch cause center chain chair changed changes chapter charges charging charts chase cheap cheaper cheat check chest chief child civil claim class clean clears clerk climb clock close cloth coach coast confuse consent contacts convent cosmetic count counter court cover crack craft crash cream crime cross crowd cycle daily dance death delay depth diary dinner dirty doctors doubt draft drain drama dream drink drive driver drives dusty earth eight eighty elders empty ending enemy enjoy enter equal error event every exact exist extra faith falls false fancy fault favor feeling fellow fence fever fewer field fifty fight filed filled final fixed flame flash fleet flesh float flood floor force forty forum frame fraud fresh front frost fruit funds funny given glass grade grand grant green gross group guard guess guests habit habits hates hearing heavy height horse hotel human ignore image index inner input issue joined joins judge juice knife known knows labor language languages laser later lawyers layer learns least legal letters level limit local logic loose lower lucky lunch machines magic mails major manage march maybe means metal minor mixed model month moral motor mount mouth moved movie music naval night nights noted numbers nurse ocean offers often older option options order other owner packed paint panel panic paper partners paste peace phase phone phones photo piece pilot pitch plain plant plants plate prayer press print proof properly proposals proud quarrel queen quick quiet quite radio raise range rapid ratio reach react recall refer relax replies reply right river rough round route royal rural saying scale scene scope score secret seeing sense separate serve setting settled seven shade shame sharp sheet shift shining shirt shock shoot shopping shore short shown sight silence silly sixty skill sleep sleeps slept slice slide small smart smell smile smoke solid solve sound south space spare speak speaks speed spend spent split spoke sport staff stage stair stake stamp starts status steel stick stock stone stood store storm study style sugar suite sweat sweet sweets swift swing table tablet taken taste teach teeth temple terms thank thanks theme thick think third though threw throw tight tired title tooth topic total touch tough tower trace track trade trail train travels treat trend trial tribe trick tried truck truly trunk trust truth twice uncle under union unity until upper upset urban usual vacate valid value video virus visit vital voice waiting waste water wheel where whether which while whole whose woman worry worse worth wound writes wrote yield'.split(
    ' ',
  ),
);

/** Excludes words from the correction: they are neither corrected nor the result of a correction. */
export function keepWords(words: Iterable<string>): void {
  for (const word of words) ownWords.add(word);
}

const endings = /(?:e?s|e?d)$/u;
/** Whether two words are forms of one word: "reports" and "report". */
const isSameWord = (one: string, two: string): boolean => one.replace(endings, '') === two.replace(endings, '');

/** The corrected word: known, or known except for one missing, extra, wrong or swapped letter. */
export function correctWord(word: string): string {
  if (word.length < minLength || vocabulary.has(word) || /\d/u.test(word)) return word;
  const corrected = nearest(word);
  return (ownWords.has(word) || isListedWord(word)) && !isSameWord(word, corrected) ? word : corrected;
}

function nearest(word: string): string {
  const missing = shortened.get(word);
  if (missing) return missing;
  for (const short of withoutOne(word)) {
    if (short.length >= minLength && vocabulary.has(short)) return short;
    const candidate = shortened.get(short);
    if (candidate && Math.abs(candidate.length - word.length) <= 1 && candidate[0] === word[0]) return candidate;
  }
  return word;
}
