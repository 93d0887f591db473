import type { Context } from '../compose/context';
import { factAnswer } from '../compose/fact-answer';
import { simpleFact, type FactName } from '../question/fact-request';
import { fromRow, type Asked, type Plain } from './plain';

type Row = readonly [pattern: RegExp, fact: FactName, english: readonly string[], hindi: readonly string[]];

const rows: readonly Row[] = [
  [/ (?:kaal ?sarp\w*|kal ?sarp\w*|kalsarp\w*) /u, 'kaalSarp', ['Kaal Sarp means only that all planets lie on one side of Rahu and Ketu; no old text names it, and it is nothing to fear.', 'By Kaal Sarp people mean a chart with every planet on one side of Rahu and Ketu; the old books do not know the word.'], ['कालसर्प का मतलब बस इतना है कि सारे ग्रह राहु-केतु के एक ओर हों; पुराने ग्रंथों में यह नाम नहीं, डरने की बात नहीं।', 'जब हर ग्रह राहु और केतु के बीच एक ही ओर हो, उसे लोग कालसर्प कहते हैं; पुरानी किताबों में यह शब्द नहीं है।']],
  [/ (?:manglik|mangalik|mangal ?dosh\w*) /u, 'manglik', ['Manglik means that Mars is in the 1st, 2nd, 4th, 7th, 8th or 12th house; half of all charts have it, and it is looked at only in matching.', 'A chart is called Manglik when Mars stands in one of six houses; it is common and no danger.'], ['मांगलिक यानी मंगल पहले, दूसरे, चौथे, सातवें, आठवें या बारहवें भाव में हों; आधी कुंडलियों में यह होता है और बस मिलान में देखा जाता है।', 'मंगल छह भावों में से किसी में हों, तो मांगलिक कहते हैं; यह आम है, खतरा नहीं।']],
  [/ (?:pitr[aui]? ?dosh\w*|pitrdosh\w*) /u, 'pitra', ['Pitra dosh is a later name for strain on the Sun or the 9th house, told as a debt to the forefathers; it is custom and no curse.', 'By pitra dosh people mean an afflicted Sun or 9th house; the old texts know no such curse.'], ['पितृ दोष सूर्य या नौवें भाव पर दबाव का बाद का नाम है, जिसे पूर्वजों का ऋण कहते हैं; यह मान्यता है, श्राप नहीं।', 'सूर्य या नौवें भाव के पीड़ित होने को लोग पितृ दोष कहते हैं; ग्रंथों में ऐसा श्राप नहीं।']],
];
const asksWhat = / (?:(?:hota|hoti|hote) (?:kya|hi kya)|kya (?:hota|hoti|hai asli|bala|cheez|chij|chiz)|(?:hai|he) kya (?:asli|cheez|chij|bala|actually)|what (?:is|does|exactly|actually)|whats|meaning|matlab|explain|samjha\w*) /u;
const wantsMore = / (?:remedy|upay|puja|pooja|marry|shadi|kab|when|effect|asar|khatam|milan me|milan mein|matching|nikla) /u;

const ofOneself = / (?:am i|do i have|mujhe hai|meri kundli me hai|main manglik|kya main) /u;

const find = ({ words, read }: Asked): Row | undefined =>
  asksWhat.test(words) && !wantsMore.test(words) && !ofOneself.test(words) && read.text.length > 4 && read.kin === null ? rows.find(([pattern]) => pattern.test(words)) : undefined;

const compose = (context: Context, [, fact, english, hindi]: Row): string =>
  [context.say([english], [hindi]), factAnswer(context, simpleFact(fact)).filter((each) => each !== '').join(' ')].join('\n\n');

/** A dosha that is asked about as a word: what it means, and whether it is there. */
export const doshaTerm: Plain = fromRow({ isFree: true, usesChart: true }, find, compose);
