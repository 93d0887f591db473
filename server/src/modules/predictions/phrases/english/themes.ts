/** For the Sun in each house, first to twelfth. */
export const sunThemes = [
  'You are seen more than usual this month, so begin with the thing that carries your own name.',
  'Money and words are this month’s subject: look at the accounts and keep your speech soft.',
  'A month for effort and short trips. Call a brother, a sister or a neighbour and get the small work done.',
  'Home has the first place this month. Put the house, the papers and your own rest in order.',
  'Study, play and children bring colour to this month. Make something that nobody asked for.',
  'A month of work and repayments: clear debts, errands and what lay undone.',
  'Other people set the pace this month. Agreements hold best when both sides are read out aloud.',
  'A quieter month. Look into what is shared or hidden: joint money, old papers, things unsaid.',
  'Teachers, belief and long roads come forward this month. Learn from somebody who has done it before.',
  'Work is in front this month. What you do is noticed, and it is a good time to ask.',
  'Friends and income come together this month. Say your wish to the people who can help with it.',
  'A month to close and let go. Spend less, sleep more, and leave the new beginning for the next one.',
] as const;

/** For the Moon in each house, first to twelfth. */
export const moonDays = [
  'begin what needs your own push, and rest when the body says so.',
  'good for accounts, shopping for food and a kind word at home.',
  'make the calls, write the letter, take the short trip.',
  'stay near home, sort a cupboard or a paper, call your mother or somebody like her.',
  'study, play or create; children bring good cheer.',
  'finish pending work and pay what is due; avoid quarrels over small things.',
  'meet people in pairs: a partner, a customer, an adviser.',
  'keep plans light, double-check money shared with others, and start nothing big.',
  'learn, pray, teach or travel; good advice comes from an elder.',
  'show your work and speak with seniors: these hours are for the job.',
  'meet friends, ask for what is owed, share an idea in a group.',
  'slow down, watch expenses and sleep early.',
] as const;

export const steps = [
  'Before you sleep, write down the one thing that must happen tomorrow.',
  'Call one person whom you have been meaning to call. Five minutes are enough.',
  'Give a little to somebody who needs it, quietly, before noon.',
  'Clear your desk or one shelf, and keep it clear.',
  'Take ten minutes without the phone in the morning light.',
  'Say thank you to one person by name for one thing.',
  'Put a small sum aside, however small, and do not touch it.',
  'Read one page on the thing that worries you, and write down one question about it.',
] as const;
