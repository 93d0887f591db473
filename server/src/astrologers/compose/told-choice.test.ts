import { setChart } from '../relevance/ask-set';
import { createCharts, createQuestion } from '../testing/charts';
import { findFaults } from '../testing/find-faults';
import { compose } from './compose';

const firstSentence = (text: string) => text.split(/(?<=[.।])\s/u)[0] ?? '';

const stories: readonly (readonly [question: string, one: RegExp, other: RegExp])[] = [
  ['my brother says take the hdfc loan, my wife says borrow from her father, whom should i listen to', /your brother.*hdfc loan|hdfc loan.*your brother/u, /your wife.*borrow|borrow.*your wife/u],
  ['girlfriend wants to settle in bangalore, mom wants me back in kolkata. whom do i follow', /your partner|bangalore/u, /your mother|kolkata/u],
  ['my sister wants to open a cafe with me and my friend wants me in his gym business, which one', /your sister|cafe/u, /your friend|gym/u],
  ['bhaiya keh rahe hai xerox machine le lo, dost bola mobile repair seekho, kaun sa kaam karu', /bhai.*xerox|xerox.*bhai/u, /dost.*mobile repair|mobile repair.*dost/u],
  ['मेरे भाई कहते हैं ट्रैक्टर लो, पत्नी कहती है पहले कुआं खुदवाओ, किसकी मानूं', /भाई.*ट्रैक्टर/u, /पत्नी.*कुआं/u],
  ['एक तरफ रेलवे की नौकरी है दूसरी तरफ ससुर का कारोबार, किधर जाऊं', /रेलवे की नौकरी/u, /ससुर का कारोबार/u],
  ['I got selected in Infosys Mysore and also in a small company in Pune. confused which to join', /Infosys Mysore/u, /a small company in Pune/u],
];

it.each(stories)('chooses by name between what a story tells: %s', (question, one, other) => {
  const [opening] = compose(createQuestion(setChart, question)).split('\n\n');
  expect(opening).toMatch(one);
  expect(opening).toMatch(other);
  expect(firstSentence(opening ?? '')).not.toMatch(/^(?:yes|no|haan|nahi|हाँ|नहीं)\b/iu);
});

it.each([
  ['uncle is giving job in his shop in Dubai but my girlfriend says stay and prepare for bank exam. go or stay', /^better to (?:stay than to go|go than to stay)|^it is .*better to (?:stay|go)/iu],
  ['landlord says vacate by march or pay 3000 more, we have a cheaper flat far from school. stay or shift', /to (?:stay than to shift|shift than to stay)/iu],
  ['promotion means posting to Guwahati. Accept or forgo? Son is in class 9', /to (?:accept than to forgo|forgo than to accept)/iu],
  ['should I tell my wife about the loss or first recover the money quietly', /to tell your wife about the loss|to recover the money quietly/iu],
])('takes the two that stand at the end of a story: %s', (question, expected) => {
  expect(firstSentence(compose(createQuestion(setChart, question)))).toMatch(expected);
});

it.each(['my wife says the rent is too high, when will we get our own house', 'papa kehte hai sarkari naukri karo, kab lagegi'])('leaves a question for a time to its own answer: %s', (question) => {
  expect(compose(createQuestion(setChart, question))).not.toMatch(/go with|listen to|ki baat (?:maniye|rakhiye)/iu);
});

it('says of no chart what it does not bear out', () => {
  expect(findFaults(stories.map(([question]) => question), createCharts(12, 31))).toEqual([]);
});
