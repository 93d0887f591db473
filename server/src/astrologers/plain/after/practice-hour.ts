import type { PlanetName } from '@oracle-astra/shared/contract';
import { findPlanets } from '../../question/chart-terms';
import { readText } from '../../question/question-text';
import type { Asked, Plain } from '../plain';

const practice = / (?:daa?n|donat\w*|charity|tel|oil|deepak|dipak|diya|diye|diva|lamp|jal|arghya|mantra\w*|jaap|jap|puja|pooja|vrat|upvas|fast|path|paath|chalisa|abhishek|stotra\w*|upay|remedy|pray\w*|roti|khilau\w*|chadha\w*|chadhau\w*|offer\w*|light\w*|jala\w*) /u;
const fewWords = 6;
const asksTime = / (?:kis din|kaun ?s[ae] din|konse din|kons[ae] din|kis (?:var|vaar|samay|time|waqt|vakt)|kitne baje|kaun ?s[ae] (?:samay|time)|kons[ae] (?:samay|time)|(?:which|what) (?:day|time|hour)|subah ya (?:sham|shyam|raat|rat)|(?:morning|evening) or|day and time|time and day|samay kya|time kya) /u;

const hours: Record<PlanetName, readonly [english: string, hindi: string]> = {
  Sun: ['Sunday, within an hour after sunrise', 'रविवार, सूरज निकलने के एक घंटे के भीतर'],
  Moon: ['Monday, in the evening once the Moon is up', 'सोमवार, शाम को चाँद निकलने पर'],
  Mars: ['Tuesday, in the morning', 'मंगलवार, सुबह'],
  Mercury: ['Wednesday, in the morning', 'बुधवार, सुबह'],
  Jupiter: ['Thursday, in the morning before noon', 'गुरुवार, सुबह दोपहर से पहले'],
  Venus: ['Friday, in the morning or at dusk', 'शुक्रवार, सुबह या साँझ को'],
  Saturn: ['Saturday, in the evening after sunset', 'शनिवार, शाम को सूरज डूबने के बाद'],
  Rahu: ['Saturday, after dark', 'शनिवार, अँधेरा होने के बाद'],
  Ketu: ['Tuesday, in the evening', 'मंगलवार, शाम को'],
};

/** The planet whose practice it is: named here, or in the line before. */
export const planetOf = ({ read, before }: Asked): PlanetName | null => findPlanets(read.text)[0] ?? findPlanets(readText(before, read.language))[0] ?? null;

/** "On which day and at what hour do I give the oil?": the day and the hour of the planet whose practice it is, by custom. */
export const practiceHour: Plain = {
  isFree: true,
  usesChart: false,
  mayLean: true,
  holds: (asked) => (practice.test(asked.words) || (asked.read.text.length <= fewWords && practice.test(asked.before))) && asksTime.test(asked.words) && planetOf(asked) !== null && !/ (?:ratna|ratn|stone|gem\w*|ring|anguthi|neelam|pukhraj|panna|moti|moonga|gomed|pehn\w*|pahan\w*|wear|griha|grah pravesh|job|shaadi|shadi|khatam|kab tak|how long|kitne din) /u.test(asked.words),
  compose: ({ say, book }, asked) => {
    const planet = planetOf(asked) ?? 'Saturn';
    const [en, hi] = hours[planet];
    return [
      say([[`By custom ${en}`, `${en}, by custom`], [`: that is the day of ${book.planet(planet)}.`, `; it is ${book.planet(planet)}’s own day.`]], [[`रिवाज से ${hi}`, `${hi}, रिवाज यही है`], [`; यह ${book.planet(planet)} का दिन है।`, `, ${book.planet(planet)} के लिए यही दिन माना जाता है।`]]),
      say([['Ten minutes are enough; if that hour is taken by work, another on the same day will do.', 'Keep the day rather than the minute, and do not break it for a missed week.']], [['दस मिनट काफ़ी हैं; उस समय काम हो, तो उसी दिन कभी भी कर लीजिए।', 'मिनट से ज़्यादा दिन निभाइए; एक हफ़्ता छूट जाए, तो कोई दोष नहीं।']]),
    ].join('\n\n');
  },
};

const howLong = / (?:kitne (?:din|hafte|mahine|guruvar|shanivar|somvar|mangalvar|ravivar|budhvar|shukravar|bar|baar)|kab tak|kabtak|how long|how many (?:days|weeks|times|months)|till when|until when) /u;
const fromRemedy = / (?:upay|upaay|remed\w*|mantra\w*|daa?n|donat\w*|vrat|fast|puja|pooja|jaap|jap|chalisa|path|diya|deepak) /u;
const goesOn = / (?:ye|yeh|isko|ise|iska|isse|usko|use|it|this|that|karna|karni|karu|karun|karein|kare|do|continue|keep|rakhna|rakhu|upay|remedy|vrat|mantra) /u;

/** "For how many days do I keep this remedy?", after one: what custom keeps to. */
export const practiceLength: Plain = {
  isFree: true,
  usesChart: false,
  mayLean: true,
  holds: ({ words, before, read }) => howLong.test(words) && goesOn.test(words) && fromRemedy.test(before) && read.text.length <= 9 && (read.matter.rank === 0 || read.previous !== null) && !/ (?:dasha|mahadasha|sade|dhaiya|asar|effect|result|fal|work|shaadi|shadi|job) /u.test(words),
  compose: ({ say }) =>
    [
      say([['By custom forty days in a row, or eleven weeks on its day', 'Custom keeps to eleven times on its weekday, or forty days together'], ['; after that only if it does you good.', ', and longer only if you like it.']], [['रिवाज से लगातार चालीस दिन, या उसी वार को ग्यारह हफ़्ते', 'परंपरा में उसी वार को ग्यारह बार, या चालीस दिन'], ['; उसके बाद मन हो तभी।', ', आगे अच्छा लगे तो ही।']]),
      say([['A missed day breaks nothing; go on with the next.', 'It is the keeping that helps, and not the number.']], [['एक दिन छूट जाए, तो कुछ नहीं टूटता; अगले से जारी रखिए।', 'गिनती नहीं, निभाना काम आता है।']]),
    ].join('\n\n'),
};
