import { askInTurn } from '../testing/ask-in-turn';


it.each([
  'education loan kab milega>>ek sawal ka kitna paisa lagta hai yaha',
  'when will my salary go up>>how many free questions do i get here',
  'आमदनी कब बढ़ेगी>>यहाँ एक सवाल के कितने पैसे कटते हैं',
])('what the service costs is told by the service, free, also after a question about money: %s', (questions) => {
  const { text, isFree } = askInTurn(questions);
  expect([isFree, text]).toEqual([true, expect.stringMatching(/₹6|free|muft|मुफ़्त/u)]);
});

it.each(['is the visa agent genuine or a fraud', 'wo dalal fraud to nahi hai', 'वह ठेकेदार फ्रॉड तो नहीं', 'कंपनी फर्जी है क्या'])(
  'somebody who may be a fraud is no abuse, and no chart judges them: %s',
  (question) => {
    const { text, isFree } = askInTurn(question);
    expect(isFree).toBe(true);
    expect(text).toMatch(/papers|documents|kagaz|काग़ज़/iu);
  },
);

it('a hard word about somebody else hides no question', () => {
  const { text, isFree } = askInTurn('my boss is an idiot, when will i get a new job');
  expect([isFree, text]).toEqual([false, expect.stringMatching(/job/iu)]);
});

it.each(['you fraud', 'tum sab fraud ho', 'this app is a scam'])('what is said to the reader stays abuse: %s', (question) => {
  expect(askInTurn(question).isFree).toBe(true);
});

it('a doubt of the art is answered as one, also where it is called vague', () => {
  expect(askInTurn('mera bhai kehta hai ye sab fake hai, barnum effect. sach kya hai batao').text).not.toMatch(/1,300/u);
});

it.each(['theek hai bhai, dua me yaad rakhna', 'ok, remember me in your prayers'])('a farewell with a prayer asks nothing: %s', (question) => {
  expect(askInTurn(`job kab lagegi>>${question}`).isFree).toBe(true);
});

it.each(['Fine sir, will do like that', 'right sir i will keep in mind', 'theek h mummy ko bata dungi', 'fine, will do from Thursday'])('a nod of several words costs nothing: %s', (question) => {
  expect(askInTurn(`job kab lagegi>>${question}`).isFree).toBe(true);
});
