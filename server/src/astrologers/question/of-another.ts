import { shortVowels, type QuestionText } from './question-text';

const others = / (?:agent|ejent|agency|ejensi|company|kampani|firm|farm|broker|brokar|dalal|dealer|dilar|builder|bildar|contractor|thekedar|consultant|consultancy|seller|buyer|website|link|message|call|offer|scheme|aadmi|admi|banda|bande|ladka|ladke|ladki|partner|friend|dost|boss|malik|he|she|they|him|her|them|wo|woh|vo|vah|uska|uske|unka) /u;
const addressed = / (?:you|your|youre|u|ur|tu|tum|tumhara|aap|aapka|aapki|app|site|oracle|astra) /u;

/** What is asked beside whether somebody is honest. */
export const asksElse = / (?:when|kab|why|kyu|kyon|kyun|how|kaise|will|hoga|hogi|milega|milegi) /u;

/** "Is the agent a fraud?" asks about somebody; "you fraud" is for the reader. */
export const isOfAnother = (text: QuestionText): boolean => others.test(shortVowels(text)) && !addressed.test(shortVowels(text));
