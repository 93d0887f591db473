import type { Advice } from '../types';

export const love: Advice = {
  favourable: [
    'Say the kind thing that you usually only think. It will land well, and it need not be clever.',
    'Plan something small for two: a walk, one dish cooked together, an old film. Company is easy.',
    'If you have wondered whether to write first, write. A short honest line is enough.',
    'You are heard without raising your voice, so this is a good evening for a talk that was put off.',
    'Single or not, people find you warm now. Let them come a little closer before you decide anything.',
    'An old misunderstanding can be laid down without anyone losing face. Offer the first half.',
    'Give your full attention for half an hour, phone away. It will do more than a present.',
    'Thank the person who has been patient with you. They have noticed more than you believe.',
    'What you share freely comes back: a story from your childhood, a worry, a joke against yourself.',
  ],
  mixed: [
    'Say less and listen longer. A small thing done without being asked will be remembered better than a long talk.',
    'You want closeness and room at the same time, and so does the other. Name it, and it becomes simple.',
    'A message may sound cooler than it was meant. Ask once before you answer in the same tone.',
    'Keep the plan loose. If the evening changes its shape, the company can still be good.',
    'There is warmth, but it takes a detour. Help with a chore, and talk while you do it.',
    'Do not compare what you have with what others show. Half of theirs is the angle of the picture.',
    'Somebody needs a day to find the right words. Waiting is not losing.',
    'Speak of your own wish before you speak of their habit. The order decides how it is heard.',
    'Friendly is enough. Deeper talk goes better when neither of you is hungry or tired.',
  ],
  unfavourable: [
    'Not a day to settle the large questions. Be polite, be brief, and take them up again when you have slept.',
    'If a reply hurts, leave it for an hour. Most of it will look smaller afterwards.',
    'You may feel overlooked. Ask plainly for what you miss instead of testing whether it is noticed.',
    'Keep old stories out of a new quarrel. One matter at a time is as much as two people can carry.',
    'Distance is mostly tiredness. Do not read a verdict into it.',
    'Promise nothing to end a tense moment. A promise made that way is paid for twice.',
    'A third person has much advice. Hear it, and let it lie before you act on it.',
    'Do a quiet kindness for yourself first. You will be gentler with others for it.',
    'Leave jealousy unfed: no reading of old messages, no guessing at last seen.',
  ],
};
