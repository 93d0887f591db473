import { askInTurn } from '../testing/ask-in-turn';

it.each([
  ['Rahul was born 12 June 1994 at 7:15 am in Lucknow. Will our marriage be good?', /24\.5 of 36|\d+(?:\.5)? of 36/u],
  ['my fiance was born on 3 March 1996, do our gunas match', /\d+(?:\.5)? to \d+(?:\.5)? of 36/u],
  ['ladki ka janm 12/06/1998 subah 7:15 Lucknow me hua, kya hamari shaadi nibhegi', /36 mein se \d+/u],
  ['I met a widow with a son. Her birth is 4 June 1979, 6:20 pm, Mumbai. Do our charts match?', /\d+(?:\.5)? of 36/u],
  ['उसका जन्म 12 जून 1994 को सुबह 7 बजे लखनऊ में हुआ, हम दोनों की शादी कैसी रहेगी', /36 में से \d+/u],
])('matches both charts if a partner’s birth is stated: %s', (text, says) => {
  const { text: answer, isFree } = askInTurn(text);
  expect(answer.split('\n')[0]).toMatch(says);
  expect(isFree).toBe(true);
});

it.each(['My sister was born on 4 July 1999, 6 am, Kanpur. When will she marry?', 'My wife was born on 3 May 1991 at 10 pm in Delhi, when will she get a job'])('reads a birth that is told for itself: %s', (text) => {
  expect(askInTurn(text).text).not.toMatch(/36/u);
});

it.each([
  ['match my chart with his, born 3 March 2001, 9:15 pm, Mumbai>>sorry, the time is 9:51, not 9:15', /of 36/u],
  ['Our son was born on 3 March 2026 at 4:12 am in Pune, which letter should his name begin with?>>it was 9:40, not 4:12', /begins with "/u],
])('computes anew with an hour that is corrected: %s', (text, says) => {
  expect(askInTurn(text).text).toMatch(says);
});
