import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Topic } from '../../classify/topic-keywords';
import { englishPlanetFirst } from '../../../vocabulary/english';
import type { PhraseBook } from '../phrase-book';

export const areas: PhraseBook['areas'] = [
  'your own person and choices', 'income, savings and the words you use', 'your own effort and courage', 'home and inner calm',
  'what you love, learn and make', 'daily duty and steady habits', 'the people beside you', 'change and what lies beneath the surface',
  'teachers, faith and wider horizons', 'work and what people know you for', 'friends, networks and gains', 'rest, distance and letting go',
];

const subjects: Record<Topic, string> = {
  love: 'love', marriage: 'marriage', career: 'work', money: 'money', health: 'well-being', study: 'learning', family: 'family life',
  travel: 'travel', timing: 'this stretch of life', self: 'your inner life', day: 'the day',
};

export const areaLinks: PhraseBook['areaLinks'] = (topic, area) => {
  const subject = subjects[topic];
  return [
    `So ${subject} is tied to ${area}.`,
    `That links ${subject} with ${area}.`,
    `In plain words: ${subject} goes by way of ${area}.`,
    `Here ${subject} and ${area} belong together.`,
  ];
};

const gifts: Record<PlanetName, { gift: string; asks: string }> = {
  Sun: { gift: 'light and pride', asks: 'room for others' },
  Moon: { gift: 'feeling and change', asks: 'steady habits' },
  Mars: { gift: 'drive and heat', asks: 'a pause before you answer' },
  Mercury: { gift: 'words and quick thinking', asks: 'one thing at a time' },
  Jupiter: { gift: 'breadth and good counsel', asks: 'measure' },
  Venus: { gift: 'charm and ease', asks: 'honesty also where it is not pleasant' },
  Saturn: { gift: 'patience and a long view', asks: 'time' },
  Rahu: { gift: 'hunger for what is new', asks: 'a second look before each yes' },
  Ketu: { gift: 'depth and some distance', asks: 'staying where you would rather withdraw' },
};

export const influences: PhraseBook['influences'] = (planet, seen) => {
  const { gift, asks } = gifts[planet];
  return seen === 'in'
    ? [`${englishPlanetFirst(planet)} brings ${gift} here, and asks for ${asks}.`, `That gives ${gift}, and needs ${asks}.`, `${englishPlanetFirst(planet)} comes with ${gift}; what it wants from you is ${asks}.`]
    : [`So it carries ${gift} too.`, `That adds ${gift}, and asks for ${asks}.`, `It lends ${gift} to the matter.`];
};

export const periods: PhraseBook['periods'] = {
  Sun: ['This is a time to be seen and to answer for what you do.', 'It favours clear roles and people in charge.', 'It asks whether you stand behind what you say.'],
  Moon: ['This is a time of feeling, home and the people close to you.', 'It moves in tides, so decide on calm days.', 'It brings the mind to the front: rest counts double.'],
  Mars: ['This is a time for courage and for short, firm steps.', 'It gives energy, and it dislikes waiting.', 'It favours acting, once the plan is made.'],
  Mercury: ['This is a time for talks, papers and figures.', 'It favours interviews, writing and learning.', 'It rewards those who ask, compare and write things down.'],
  Jupiter: ['This is a time of growth, teachers and good advice.', 'It widens what you give it, so give it something good.', 'It favours learning and trust.'],
  Venus: ['This is a time of closeness, comfort and agreement.', 'It favours meeting halfway.', 'It brings people, and asks you to value them.'],
  Saturn: ['This is a time of steady work, and it keeps what is honestly built.', 'It is slow and fair.', 'It favours duty, order and patience.'],
  Rahu: ['This is a time of new ground and strong wishes.', 'It opens unusual doors. Read what is written on them.', 'It moves fast, so keep one person near who tells you the truth.'],
  Ketu: ['This is a time of letting go and of looking inward.', 'It clears away what is over.', 'It favours depth, study and quiet.'],
};

export const transits: PhraseBook['transits'] = {
  Saturn: [
    'It does not like haste, and it asks you to take yourself seriously.', 'It asks for order in money and care in speech.', 'It makes effort count: what you practise now, stays.', 'It asks for patience at home and for early nights.',
    'It makes joy quieter and learning more thorough.', 'It helps you outlast difficulties through routine.', 'It tests what you have promised to others, and what they have promised you.', 'It slows hidden matters down. Nothing needs forcing.',
    'It asks you to check what you believe and whom you follow.', 'It puts more duty on your shoulders at work, and more weight on your word.', 'It makes gains slower and steadier, and sorts your friends.', 'It asks for rest, for saving, and for closing old accounts.',
  ],
  Jupiter: [
    'It gives you room and some confidence.', 'It is kind to savings and to family ties.', 'It rewards what you begin by yourself.', 'It brings ease at home.',
    'It favours learning, children and all you make with joy.', 'It helps with daily work, as long as you do not take on too much.', 'It is kind to agreements and to meeting people.', 'It gives insight where you look closely.',
    'It opens the view: study, teachers and far places.', 'It brings goodwill from above at work.', 'It is kind to income and to friends who help.', 'It favours quiet, giving and far places.',
  ],
  Rahu: [
    'It makes you restless, and curious about who you could be.', 'It raises the wish for more; count twice.', 'It makes you bold in word and message.', 'It unsettles the home a little. Keep what is dear in its place.',
    'It heats up wishes. Enjoy them, and check them.', 'It helps against rivals, if you stay clean.', 'It brings unusual people. Read before you sign.', 'It stirs what was hidden. Do not chase it at night.',
    'It draws you to the foreign and the untried.', 'It lights ambition, and needs honest means.', 'It brings many contacts, and few of them last.', 'It draws strength into far thoughts. Sleep well.',
  ],
  Moon: [
    'You feel more than usual today, so go gently.', 'Words and small sums matter today.', 'A good day for messages and short ways.', 'Home is where the day comes to rest.',
    'A light hour for something you enjoy does good.', 'Clear away the small duties.', 'Today others set the pace; listen first.', 'Keep things quiet, and start nothing heavy.',
    'Ask someone wiser than you.', 'What you do today is seen.', 'Friends are of use today.', 'Rest early, and spend little.',
  ],
};

export const moonSigns: PhraseBook['moonSigns'] = [
  'Your feelings are quick and direct, and they calm down once you have acted.', 'Your feelings want steadiness, good food and people who stay.', 'Your feelings need words; you understand them by speaking.', 'Your feelings run deep, and home is where they mend.',
  'Your heart wants to be seen, and it gives warmly when it is.', 'You care by helping and by putting things in order.', 'You feel best in balance, and a quarrel tires you for days.', 'You feel strongly and show little; trust comes slowly and then wholly.',
  'Your heart needs a horizon, a reason and some freedom.', 'You carry feelings like duties, and you seldom ask for comfort.', 'You feel for many and need space with the few.', 'You take in the mood of every room, so you need quiet to find your own.',
];

export const risingSigns: PhraseBook['risingSigns'] = [
  'You meet life head on.', 'You meet life calmly, and you keep what you take up.', 'You meet life with questions.', 'You meet life with care, and with a shell around it.',
  'You meet life upright and with a warm hand.', 'You meet life with a sharp eye for what is missing.', 'You meet life by looking for the fair middle.', 'You meet life by looking beneath it.',
  'You meet life as a journey.', 'You meet life as a climb, step by step.', 'You meet life on your own terms.', 'You meet life with feeling, and the edges are soft.',
];

export const nakshatras: PhraseBook['nakshatras'] = [
  'It likes to begin, and it heals by moving.', 'It can carry much, and must learn what to put down.', 'It cuts to the truth, at times too fast.', 'It lets things grow, and loves beauty.', 'It is always searching, gently.', 'It grows through storms and clears the air.', 'It comes back; after each loss it finds a way home.', 'It nourishes, and deserves to be nourished too.', 'It sees through people, and is careful with trust.',
  'It honours where it comes from.', 'It knows how to rest and enjoy.', 'It keeps its word and expects the same.', 'It has skilled hands and a ready mind.', 'It shapes things until they shine.', 'It bends in the wind and keeps its independence.', 'It sets a goal and does not forget it.', 'It is loyal in friendship, near and far.', 'It protects others and hides its own worry.',
  'It goes to the root of things.', 'It does not give up easily.', 'It wins late and lastingly.', 'It listens, and learns by listening.', 'It has rhythm, and works well with many.', 'It heals in silence and needs time alone.', 'It burns for an idea.', 'It is deep, calm and patient.', 'It guides others kindly to where they want to go.',
];
