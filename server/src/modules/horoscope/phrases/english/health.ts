import type { Advice } from '../types';

export const health: Advice = {
  favourable: [
    'There is strength to spare. Use it for a longer walk, and stop while you still enjoy it.',
    'A good day to begin a habit: water on waking, stairs, ten minutes of stretching. Begin small enough to keep it.',
    'Sleep comes easily. Give it an early start, and the morning will thank you.',
    'Cook something fresh. Your stomach is friendly to simple things.',
    'Move in company if you can: a game, a class, a neighbour who also means to walk more.',
    'Book the check-up that you keep putting off. You have the patience for the waiting room now.',
    'Your breath is calm and your head is clear. Ten quiet minutes after sunrise will carry far.',
    'Let the eyes rest on green for a while. The shoulders come down by themselves.',
    'Body and mood pull in one direction. Do the strenuous things first.',
  ],
  mixed: [
    'Sleep before eleven. If your back is stiff, walk after dinner instead of sitting with the phone.',
    'Energy comes in waves. Rest when it ebbs rather than pouring tea on it.',
    'Eat at your usual hours, even if the day argues against it.',
    'Exercise, yes; records, no. Three quarters of your best is the right measure.',
    'Drink more water than coffee, and take the second helping of vegetables instead of sweets.',
    'Your head is busier than your body. A short walk without earphones evens it out.',
    'Change the chair, the light or the pillow that you have complained about since summer.',
    'Keep a light cloth at hand. Going from heat to cool air tires more than you notice.',
    'If you feel restless in the evening, put the screen away an hour earlier than usual.',
  ],
  unfavourable: [
    'Go slowly. What is tired wants rest, not discipline.',
    'Keep meals light and regular, and leave strong spices for a better day.',
    'Take care with haste: on stairs, on the road, with sharp tools in the kitchen.',
    'Do not measure yourself. Numbers on a scale or a watch will only annoy.',
    'Say no to one thing this evening, and give the hour to sleep.',
    'If something has troubled you for a while, let a doctor look at it. Guessing costs more nerves than asking.',
    'Tempers heat the body too. Cool water, slow breath, and a reply after lunch.',
    'Skip the heroic workout and stretch instead. The body keeps accounts of such days.',
    'Worry gathers at night. Write it on paper, put the paper in another room, and lie down.',
  ],
};
