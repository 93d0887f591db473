import type { Advice } from '../types';

export const family: Advice = {
  favourable: [
    'Children and students lift the house. Ask them to show you something, and let them finish.',
    'Call the relative whom you always mean to call. It will be a good talk, and shorter than you fear.',
    'A meal at one table, without the television, does the whole house good.',
    'Your parents, or those who stand in their place, are glad of a question about their own young days.',
    'A decision for the household falls easily now. Let everyone speak once, then settle it.',
    'Small repairs and a tidy corner bring peace beyond their size.',
    'Good news from a cousin or an old neighbour may reach you. Answer the same day.',
    'Let the youngest choose for once. The evening will be livelier than planned.',
    'Someone at home is proud of you and bad at saying so. Take the extra roti as it is meant.',
  ],
  mixed: [
    'Everyone is right about something, and nobody about all of it. Change the subject in time.',
    'Divide the work by who is free and not by who always did it.',
    'A guest, or a guest’s plan, upsets the order. Keep one room as a quiet corner.',
    'Elders repeat a story; listen for the part that is new.',
    'Keep a promise to a child, even a tiny one. Adults can wait better.',
    'Family news travels quickly. Let it be told by the one whose news it is.',
    'You are needed in two places. Say which one gets you, and when the other will.',
    'Advice is welcome at the second asking. Wait for it.',
    'Set a limit to the talk about marks, weight or weddings, kindly and with a smile.',
  ],
  unfavourable: [
    'The house is short of patience. Lower your own voice first; the rest follows.',
    'Leave inheritance, property and old loans for a calmer day.',
    'Not every remark is about you. Somebody slept badly.',
    'If a visit feels heavy, make it short and friendly rather than long and stiff.',
    'Do not carry words from one room to another. They weigh more on the way.',
    'Parents and children may misunderstand each other. Talk after dinner, when everyone is calm.',
    'Take the quarrel about the television as what it is: a quarrel about the television.',
    'You need an hour alone. Ask for it before you take it by being cross.',
    'Let an old matter stay asleep. Nobody at the table could mend it in one evening.',
  ],
};
