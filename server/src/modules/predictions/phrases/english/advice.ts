import type { PeriodAdvice } from '../types';

export const advice: PeriodAdvice = {
  Career: {
    favourable: [
      'Ask for the task or the rise that you have prepared for; people who decide are ready to listen.',
      'Send the application, show the finished work and say your price without apology.',
      'A senior or an old contact can open the next door. Write to one of them first.',
    ],
    mixed: [
      'Finish what is open before you take more on; one good result counts for more than three beginnings.',
      'Get instructions in writing, and keep a note of what you promised and to whom.',
      'Progress is real but slow. Measure it by weeks and not by days.',
    ],
    unfavourable: [
      'Do not resign in anger, and sign nothing that you have not read twice.',
      'Delays are likely; tell people early and give one date that you can keep.',
      'Stay out of office politics, and let the work speak when the reviews come.',
    ],
  },
  Money: {
    favourable: [
      'Income can grow. Put a fixed part aside on the day it arrives, before the spending begins.',
      'Ask for money that is owed to you; a polite reminder works now.',
      'A plan for saving that you start now is easy to keep.',
    ],
    mixed: [
      'Money comes and goes at the same speed. Write down every expense for a few days and see which one to cut.',
      'Good for paying back, poor for borrowing. Clear the smallest loan first.',
      'Compare three prices before a large purchase and sleep on it for one night.',
    ],
    unfavourable: [
      'Lend nothing that you could not do without, and stand surety for nobody.',
      'Put large purchases off if they can wait, and keep three weeks of expenses untouched.',
      'Leave quick profits to others: what promises much in little time is the risk to avoid.',
    ],
  },
  Love: {
    favourable: [
      'Say what you feel in plain words; it is heard with good will.',
      'Time together does more than gifts. Plan one evening without phones.',
      'Old coldness can melt now. Take the first step and do not count who took the last.',
    ],
    mixed: [
      'You want closeness and space on the same day. Say which one you need.',
      'Small words matter. Listen to the end before you answer.',
      'Keep other people’s opinions out of what belongs to two.',
    ],
    unfavourable: [
      'An old argument may come back. Leave it for a calmer hour; it will be smaller then.',
      'Silence is not agreement. Ask, and ask kindly.',
      'Make no final decision about a person in a bad mood.',
    ],
  },
  Family: {
    favourable: [
      'Home gives strength now. A meal with everyone brings back talk that had stopped.',
      'A good time to settle a matter of the house, with everybody at the table.',
      'Elders are in a giving mood: ask for their advice and then for their blessing.',
    ],
    mixed: [
      'Everybody at home is right about something. Let each one finish.',
      'Divide the work of the house anew, so that nobody carries it alone.',
      'Keep a promise to a child or a parent, even a small one.',
    ],
    unfavourable: [
      'Do not carry the day’s anger home. A short walk before the door helps.',
      'Money and family mix badly now; keep accounts plain and talk short.',
      'A relative’s sharp word is about their worry and not about you.',
    ],
  },
  Travel: {
    favourable: [
      'Journeys go well, and somebody you meet on the way can be of use later.',
      'Book the trip that you have put off: dates and prices come together.',
      'A short trip clears the head more than a long rest.',
    ],
    mixed: [
      'Travel with a margin: leave early and keep a second plan.',
      'Tickets and papers need a second look before you leave.',
      'Combine errands; one well-planned journey is better than three hurried ones.',
    ],
    unfavourable: [
      'If a journey can wait, let it wait. If not, keep papers and charger in the bag that stays with you.',
      'Plans on the road change. Tell somebody at home where you are.',
      'Drive when you are rested, and not to make up for lost time.',
    ],
  },
};
