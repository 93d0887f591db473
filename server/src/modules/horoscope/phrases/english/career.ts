import type { Advice } from '../types';

export const career: Advice = {
  favourable: [
    'Bring the idea that you have kept back to the person who can say yes. Two minutes will do.',
    'Difficult work goes well before noon. Start with what you have been avoiding.',
    'Your name is mentioned where it counts. Answer calls from numbers that you do not know.',
    'A good day to ask: for the task, the date, the rise. Come with figures and without apology.',
    'Others follow your lead without being pushed. Share the credit and they will do so again.',
    'Put an application, a tender or a profile in order and send it. It will be read with good will.',
    'What you repaired quietly last month is seen now. Accept the praise with a plain thank you.',
    'Learn the one function or form that everybody else avoids. It makes you hard to replace.',
    'Interviews and first meetings favour you. Speak slowly, and ask one question of your own.',
  ],
  mixed: [
    'Good for finishing, poor for starting. Close what is open from the week and answer the message you have been putting off.',
    'Instructions may change at midday. Ask for them in writing, kindly, and carry on.',
    'Two tasks want the same hour. Choose by what others are waiting for, not by what is pleasant.',
    'You see the mistake before your seniors do. Mention it to one person, not to the whole table.',
    'Progress comes in small pieces. Write down three, and do not add a fourth.',
    'A colleague is short with you, for reasons that are not yours. Keep to the matter.',
    'Prepare more than you show. The question that matters comes at the end.',
    'Work moves, only not in a straight line. Save your files, keep the receipts, note who said what.',
    'Helping somebody costs an hour and saves a week. Decide which help is asked for and which is not.',
  ],
  unfavourable: [
    'Leave signatures, resignations and bold replies for another day if you can. Nothing is lost by a night.',
    'Delays are likely and not your fault. Tell people early, and give one new date instead of three hopeful ones.',
    'Don’t criticise the boss. Words travel in an office.',
    'Check the figures twice, the address three times. It is the small slip that would cost.',
    'You may be handed what others dropped. Take it if you must, and say clearly what waits because of it.',
    'Not the day to argue about recognition. Do the work well, and raise it with notes in hand next week.',
    'Plans look smaller than they are. That is the day and not the plan; do not tear it up.',
    'Keep meetings short and decisions shorter. What is unclear now would be done twice.',
    'If authority presses, bend a little and keep your line. Pride is dear, patience is free.',
  ],
};
