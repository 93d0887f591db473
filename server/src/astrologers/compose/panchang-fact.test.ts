import { createQuestion } from '../testing/charts';
import { setChart } from '../relevance/ask-set';
import { composeAnswer } from './compose';

// 28 November 2026, noon in India: Krishna Panchami until 3:57 am of the 29th, Punarvasu until 12:50 pm (New Delhi).
const now = new Date('2026-11-28T06:30:00Z');
const answer = (text: string) => composeAnswer({ ...createQuestion(setChart, text), now });
const opening = (text: string) => answer(text).text.split('\n\n')[0];

it.each([
  ["what is today's tithi", /On 28 Nov 2026 the tithi is Krishna Panchami until 3:5\d am on 29 Nov 2026, then Krishna Shashthi \(New Delhi\)/u],
  ['aaj kaun si tithi hai', /28 Nov 2026 ko tithi krishn panchmi 29 Nov 2026 ko raat 3:5\d baje tak hai/u],
  ['आज कौन सी तिथि है', /28 नवंबर 2026 को तिथि कृष्ण पंचमी 29 नवंबर 2026 को रात 3:5\d बजे तक है/u],
  ['which nakshatra is it today', /the nakshatra of the day is Punarvasu until 12:50 pm, then Pushya/u],
  // Drik Panchang: Karwa Chauth of 2027 is 18 October.
  ['is baar karwa chauth ka chand kitne baje niklega Jaipur me', /18 Oct 2027 ko chandroday (?:shaam|raat) [78]:\d\d baje.*\(Jaipur\)/u],
  ['When will the moon rise on Karwa Chauth in Delhi', /On 18 Oct 2027 the Moon rises at [78]:\d\d pm.*\(New Delhi\)/u],
  ['आज चाँद कितने बजे निकलेगा', /28 नवंबर 2026 को चंद्रोदय रात \d+:\d\d बजे/u],
  ['moonrise time today', /On 28 Nov 2026 the Moon rises at \d+:\d\d pm/u],
  ['sunrise time today in Nagpur', /the Sun rises at 6:3\d am and sets at 5:3\d pm \(Nagpur\)/u],
])('tells the almanac of a day: %s', (text, says) => {
  expect(opening(text)).toMatch(says);
  expect(answer(text).isFree).toBe(true);
});

it.each(['which tithi was I born on', 'what is my nakshatra'])('tells what was so at birth: %s', (text) => {
  expect(opening(text)).not.toMatch(/2026/u);
});
