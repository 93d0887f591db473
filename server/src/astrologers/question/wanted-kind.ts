import type { Wanted } from '../topics/understand';
import type { FactRequest } from './fact-request';
import { shares, type Heard } from './heard';
import { findWeekdays } from './named-days';
import type { Kind } from './kinds';
import { shortVowels, type QuestionText } from './question-text';

const formKinds: readonly Kind[] = ['when', 'yesNo', 'why', 'how', 'like', 'remedy', 'risk', 'muhurta', 'past', 'either'];
const wantedKinds: Partial<Record<Wanted, Kind>> = { when: 'when', yesNo: 'yesNo', why: 'why', how: 'how', like: 'like', remedy: 'remedy', risk: 'risk', muhurta: 'muhurta' };

const rites = / (?:puja|pooja|pariharam|parihara|parihar|prayers?|totka|stotra?m?|remedy|remedies|upay|upaay|upaya?m?|vrat|fasting|paath|chalisa) /u;
const dangers = / (?:safe|unsafe|danger\w*|risky?|khatra\w*|mishap|harm|nuksan|accident|any trouble|some trouble|(?:doob|dub|phas|fas) (?:ga[aei]*|gay[aei]+|jay\w*)) /u;
const asksBadly = (text: QuestionText, asked: Kind): boolean => ['yesNo', 'how'].includes(asked) && dangers.test(shortVowels(text));

/** Whether it is good or bad is no choice between two. */
const goodOrBad = / (?:good|achh?[aie]|acch?[aie]|shubh|sahi|positive) (?:\w+ ){0,2}(?:or|ya) (?:\w+ )?(?:bad|bur[aie]|kharab|ashubh|galat|negative) /u;

/** Words that settle what is wanted, whatever verb the sentence has. */
function namedKind({ text, asked, understood: { wanted } }: Heard): Kind | null {
  if (!['yesNo', 'how', 'when', 'either'].includes(asked)) return null;
  if (asked === 'either' && goodOrBad.test(shortVowels(text))) return 'how';
  if (rites.test(shortVowels(text)) && wanted.shareOf('remedy') > shares.slightly) return 'remedy';
  return asksBadly(text, asked) && wanted.shareOf('risk') > shares.slightly ? 'risk' : null;
}

/** What follows "or" is no second thing, only the fear that it may not be. */
const openEnds = / (?:or|ya|yaa) (?:again|like last|like before|like always|will it|it will|aise hi|waise hi|vaise hi|phir se|fir se|timepass|just) | ho (?:ya|yaa) /u;

/** "Which month?" asks when. */
const whichTime = / (?:which|what|kaun ?s[aei]|kons[aei]|kis) (?:month|months|year|years|age|mahin\w*|saal|sal|umar|umr) /u;

const whether = / (?:hai kya|hai ki nahi|hai ya nahi|do i have|is there|am i|kya .* (?:hai|hu|hun|hoon)|sach me) /u;

/** In so short a question "or" stands between two that are chosen from. */
const fewWords = 7;

/** The kind that is wanted, where the classifier is sure that the sentence's form misleads. */
export function wantedKind(heard: Heard, fact: FactRequest | null): Kind | null {
  const { slots, asked, text, understood: { wanted, topic } } = heard;
  // Whether a dosha is there comes before what to do about it.
  if (fact && asked === 'fact' && fact.planet === null && whether.test(shortVowels(text))) return null;
  if (fact && asked === 'fact' && topic.value === 'x_remedyPlanet' && topic.share >= shares.likely) return 'remedy';
  if (fact) return asked === 'remedy' && wanted.value === 'when' && wanted.share >= shares.firmly ? 'fact' : null;
  if (!formKinds.includes(asked)) return null;
  const named = namedKind(heard);
  if (named) return named;
  // "Or" that stands for "and", and "or not", choose between nothing.
  const isChoice = asked === 'either' && !openEnds.test(shortVowels(text)) && (slots.matters.length > 1 || wanted.shareOf('either') >= (wanted.value === 'yesNo' && wanted.share >= 0.5 && text.length > fewWords ? 0.25 : shares.slightly));
  if (!(asked === 'either' && !isChoice) && wanted.share < (asked === 'muhurta' || isChoice ? 0.9 : shares.wanted)) return null;
  if (asked === 'like' && wanted.value === 'how') return null;
  if (wanted.value === 'risk' && wanted.share < shares.feared) return null;
  // A fear is mostly put as a question for yes or no.
  if (asked === 'risk' && wanted.value === 'yesNo') return null;
  // So is whether a day that is named is a good one.
  if (asked === 'muhurta' && wanted.value === 'yesNo' && (slots.horizon?.unit === 'day' || findWeekdays(text).length > 0)) return null;
  if (wanted.value === 'past') return slots.horizon?.isPast ? 'past' : null;
  if (wanted.value === 'which' && whichTime.test(shortVowels(text))) return null;
  if (wanted.value === 'which') return asked === 'yesNo' || asked === 'when' ? 'how' : null;
  return wantedKinds[wanted.value] ?? null;
}

const goesOn: Partial<Record<Wanted, Kind>> = { doubt: 'doubt', talk: 'doubt', meaning: 'meaning', how: 'more', which: 'more', fact: 'more', why: 'why', when: 'when', remedy: 'remedy', risk: 'risk' };

/** What goes on from the answer before: "sach bol rahe ho na", "any harm if I don't?". */
export function followUp({ text, slots, asked, understood: { topic, wanted }, leans }: Heard): Kind | null {
  if (!leans || topic.value !== 'x_followup' || topic.share < shares.ending || slots.matters.length > 0 || slots.fact || slots.kin || slots.horizon) return null;
  return text.length > 1 && wanted.share >= 0.4 && ['how', 'yesNo', 'like'].includes(asked) ? (goesOn[wanted.value] ?? null) : null;
}
