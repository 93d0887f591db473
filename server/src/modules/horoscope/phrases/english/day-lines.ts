import type { DayLines } from '../types';

const first = [
  'The Moon is in your own sign. Begin what you put off.',
  'You are seen before you speak. Dress for it and smile first.',
  'Energy is back. Use the morning for the hard thing.',
  'Say what you want in one sentence. It lands.',
  'A fresh start suits you. Keep it small enough to finish.',
  'People follow your mood, so choose it well.',
  'Trust the first idea and write it down.',
  'Good for a haircut, a photo, a first meeting.',
  'Put yourself first for one hour. Nobody loses by it.',
];
const second = [
  'Count before you promise.',
  'Keep the purse shut till the evening.',
  'Sweet words cost nothing and settle a bill.',
  'Check the change, and the message before you send it.',
  'Eat at home and eat on time.',
  'An old due comes up. Pay a part of it.',
  'Lend an ear, not money.',
  'Someone at home minds your tone. Soften it.',
  'Look at what you own before you buy another.',
];
const third = [
  'Write it, say it, send it. Words arrive.',
  'Courage is cheap now. Make the call.',
  'A brother, sister or neighbour is worth a visit.',
  'A short trip clears the head.',
  'Try a second time; it goes through.',
  'Learn one small thing with your hands.',
  'Good news comes by message. Answer it fast.',
  'Push a little, and the stuck file moves.',
  'Your voice carries. Ask for the better seat.',
];
const fourth = [
  'Home first: a repair, a meal, an early night.',
  'Your heart is heavier than the matter. Sleep on it.',
  'Call your mother, or someone like her.',
  'Leave the old quarrel outside the door.',
  'Drive slowly and reach in peace.',
  'Do not sign anything about the house yet.',
  'A tidy room will do more than a long talk.',
  'Rest is work too. Take it without guilt.',
  'Close the laptop early and eat together.',
];
const fifth = [
  'Children and an old hobby lift the day.',
  'Do not bet on a feeling. Check it twice.',
  'Study in short sittings. It stays better.',
  'Someone young needs your patience.',
  'A clever plan wants one more day.',
  'Play for an hour, and do not keep score.',
  'Leave the risky money alone.',
  'Praise a child for trying.',
  'Old songs help more than new advice.',
];
const sixth = [
  'The small argument goes to you. Clear one debt.',
  'You work faster than the rest. Finish and leave.',
  'Good for a check-up and a walk.',
  'A rival tires first. Stay polite.',
  'Make a list and strike off half.',
  'Help a junior; it comes back.',
  'Sort papers, bills and the medicine shelf.',
  'The loan talk goes well. Take the figures along.',
  'A plain routine brings a plain win.',
];
const seventh = [
  'Someone at home wants an answer. Give it gently.',
  'Two heads do better than one. Share the work.',
  'A meeting ends with a yes.',
  'Good for vows, bargains and first dates.',
  'Listen once more before you agree.',
  'A stranger turns out to be useful.',
  'Cook for two, or order for two.',
  'The other side is ready to settle.',
  'Thank your partner for one exact thing.',
];
const eighth = [
  'Let the old matter lie.',
  'Keep secrets, most of all your own.',
  'Slow down: on roads, on stairs, in replies.',
  'Not the time to dig. Wait for daylight.',
  'Back up the phone and lock the cupboard.',
  'Worry makes it bigger than it is. Ask someone calm.',
  'Say no to the quick profit.',
  'Drink water, sleep early, skip the news.',
  'A delay protects you. Let it.',
];
const ninth = [
  'Ask a teacher before you decide.',
  'A visit to a temple or a park sets you right.',
  'Luck is slow. Do your part and wait.',
  'Plan the journey, but do not book it yet.',
  'An elder is right, though the tone is wrong.',
  'Read the rules once more.',
  'Give a little away. It makes room.',
  'Do not preach. Show how it is done.',
  'Your father’s advice fits better than you think.',
];
const tenth = [
  'Your work is being watched. Leave it tidy.',
  'The boss is in a giving mood. Ask.',
  'Take the task that nobody wants; it shows.',
  'Good for an interview, a launch, a signature.',
  'Your name comes up. Be easy to reach.',
  'Finish in the office, and it stays there.',
  'A decision waits for you. Take it.',
  'Lead quietly, and others fall in.',
  'What you build now, people will remember.',
];
const eleventh = [
  'A friend opens a door. Pick up the call.',
  'Money that was stuck starts to move.',
  'Say the wish aloud to the right person.',
  'Good for groups, weddings and old classmates.',
  'The second offer is the better one.',
  'An elder brother or sister is on your side.',
  'Small gains add up. Note them.',
  'Ask for the discount. You get it.',
  'What you hoped for long ago comes nearer.',
];
const twelfth = [
  'A day to rest. Keep the purse closed.',
  'Sleep is the best plan you have.',
  'Let others talk. You need not win.',
  'Spend on comfort, not on show.',
  'Finish one thing and begin none.',
  'Feet are tired, so is the mind. Sit down.',
  'A quiet prayer does more than a loud one.',
  'Cancel what can be cancelled.',
  'Switch the phone off an hour early.',
];

export const dayLines: DayLines = [first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth];
