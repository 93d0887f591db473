import type { PhraseBook } from '../phrase-book';

export const windows: PhraseBook['windows'] = {
  open: ['That is when I would act on it.', 'Put your important step into that time.', 'It is a good stretch for asking, signing and beginning.'],
  mixed: ['It is not without effort, but effort counts for more then.', 'Prepare before it and decide within it.', 'Use it for the step that needs the most goodwill.'],
  current: ['It is worth using, calmly and without delay.', 'What you settle in this time has ground under it.', 'So take the next step within it, and not all steps at once.'],
  slow: ['Until then, lay the ground quietly.', 'Let that be the time to decide, and the time before it the time to prepare.', 'It will feel lighter then than it does now.'],
};

export const windowNow: PhraseBook['windowNow'] = ['Of the stretches ahead, this one bears most on your question.', 'For your question no nearer stretch counts for more.', 'It is also the stretch that bears most on what you ask.'];

export const marriedOutlooks: PhraseBook['married']['outlooks'] = ['Compatibility shows itself anew every year, in money, sleep, parents, and in how you both behave after a quarrel.', 'Two people stay close who keep small promises. The large ones follow from there.'];

export const marriedSteps: PhraseBook['married']['steps'] = ['Keep one evening this week for the two of you, without phones and without plans.', 'Say one thing that you value in the other, and mean it.', 'Settle one small, open question this week and leave the large one for later.', 'Ask what would make the other’s week easier. Do one part of it.', 'After a quarrel, speak first about what happened and only later about who was right.'];

export const outlooks: PhraseBook['outlooks'] = {
  love: ['For the two of you, the question is less whether the feeling is there than whether both say it in the same language.', 'You fit best with someone who answers your pace and does not correct it.'],
  marriage: ['Compatibility will show in small things: money, sleep, parents, and how you both behave after a quarrel.', 'Look for someone who keeps small promises. The large ones follow from there.'],
  career: ['Looking ahead, your work grows where you are trusted with a whole task, and shrinks where you only fill in.', 'Over the coming years, skill will carry you further than a title.'],
  money: ['Looking ahead, income follows your name and your skill more than luck.', 'Over the coming years, what you keep each month matters more than any single gain.'],
  health: ['Looking ahead, your strength follows your rhythm: sleep, food and a little movement.', 'Over the coming months, regular days will do more for you than strict ones.'],
  study: ['Looking ahead, what you learn in these months will be used sooner than you think.', 'A subject that you can explain to a friend is one that will stay.'],
  family: ['Looking ahead, the bonds that last are those in which each may say no.', 'The future at home is made at the table, not in one great talk.'],
  travel: ['Looking ahead, a place suits you when it gives you work and one good friend.', 'Distance will show you which ties are real.'],
  timing: ['Think in seasons: one to prepare, one to act, one to gather.', 'The future is not fixed here. The chart shows when a push meets less resistance.'],
  self: ['Looking ahead, you will do best where you need not explain yourself every day.', 'The coming years ask you to choose fewer things and to stay with them.'],
  day: ['What you start today need not be finished today.', 'Keep an hour free for what the day brings by itself.'],
};

export const steps: PhraseBook['steps'] = {
  love: ['This week, say one true thing without waiting for the right moment.', 'Ask one honest question, and then leave time for the answer.', 'Put the phone away for one evening and see what there is to say.', 'Write down what you need in three lines. Share the one that scares you least.', 'Do one kind thing without keeping count of it.'],
  marriage: ['Before any promise, talk about money, work and where you will live. One evening is enough to begin.', 'List the three things you cannot do without, and ask the other side for theirs.', 'Meet once more without the families, and talk about an ordinary Monday.', 'Settle one small, open question this week and leave the large one for later.', 'Tell the elders calmly what matters to you, before they tell you what matters to them.'],
  career: ['Write down three results of this year, with figures, and keep them ready.', 'Ask one person whom you trust for a frank word about your work.', 'Give two hours this week to the skill that the next post asks for.', 'Finish the task that has been waiting longest. It frees your head for the rest.', 'Get whatever is offered in writing before you answer.'],
  money: ['Write down what goes out for thirty days. Do not change anything yet, only look.', 'Move a fixed small sum into savings on the day your income comes.', 'Wait one night before any purchase that you had not planned.', 'Close one small debt fully before you touch the next.', 'Ask someone without a share in it to read the terms before you sign.'],
  health: ['Go to bed at the same hour for ten days, and see what changes.', 'Walk for twenty minutes after the evening meal.', 'Have the check-up that you have put off. A doctor knows more here than a chart.', 'Drink water first, then tea. Eat at fixed hours for a week.', 'Take one free hour a week that belongs to nobody else.'],
  study: ['Study forty minutes, rest ten, and do that three times a day.', 'Begin with the subject you avoid, while the mind is fresh.', 'Solve one old paper each week with the clock running.', 'Teach one chapter to someone, aloud. What you stumble over is what to read again.', 'Keep the phone in another room while you read.'],
  family: ['Call the one whom you have been meaning to call, and only listen.', 'Say what you can take on this month, and what you cannot.', 'Share one meal this week without any screen at the table.', 'Let one old quarrel rest without settling who was right.', 'Ask before you help. Help that was asked for is the kind that stays.'],
  travel: ['Check passport, papers and deadlines this week, and make copies.', 'Visit the place once before you decide to live there.', 'Put aside three months of expenses before you move.', 'Talk to two people who went the same way. Ask what they would do otherwise.', 'Set a date by which you decide, and let the matter rest till then.'],
  timing: ['Take a calendar and mark the dates above. Plan one thing for each.', 'Choose one aim for the current stretch and let the others wait.', 'Look back at what you began two years ago. Finish it before you start anew.', 'Keep the first hour of the week free for planning.', 'Write down what you hope for by the next change, and read it again on that day.'],
  self: ['Keep ten quiet minutes a day, at the same time, with nothing to do.', 'Write one page each evening for a week. Do not read it until the end.', 'Say no once this week where you usually say yes.', 'Ask a friend what you are good at, and believe the answer.', 'Finish one small thing for yourself alone.'],
  day: ['Do the hardest task first, and the messages afterwards.', 'Leave one gap of half an hour in the day and keep it empty.', 'Answer the message that you have been putting off.', 'Tidy one small corner. The head follows.', 'Take the short walk, even if the day is full.'],
};

export const subtopicSteps: PhraseBook['subtopics'] = {
  jobChange: ['Do not resign on the strength of a promise. First the offer in writing, then the notice.', 'Compare the two posts on paper: pay, people, learning, way to work. Then decide.'],
  interview: ['Prepare three short stories of work you did, and tell them aloud once before the interview.', 'Ask them one real question about the work. It is remembered.'],
  promotion: ['Ask your manager plainly what is missing for the next grade, and note the answer.', 'Put your results on one page before the talk about pay.'],
  business: ['Sell to three customers before you spend on anything that looks like an office.', 'Keep the money of the business and of the house in separate accounts.'],
  governmentJob: ['Fix your hours for the exam as one fixes office hours, and keep a second plan beside it.', 'Solve last year’s papers first; they show what to leave out.'],
  conflictAtWork: ['Write down what happened, with dates, and speak about one incident only.', 'Answer the difficult person in writing, briefly, and a few hours later.'],
  breakup: ['Give it thirty days without looking at their profile. Then ask yourself again.', 'Write the letter that says everything, and keep it. Send nothing this week.'],
  trust: ['If you doubt, ask once, calmly and directly. Watching in secret only feeds the doubt.', 'Name the one thing that would give you back your trust, and ask for it.'],
  compatibility: ['Plan something small together that can go wrong, and see how you both take it.', 'Compare both charts under matching, and read it as a talk to have, not as a mark.'],
  proposal: ['Choose a quiet hour and plain words. One sentence is enough to begin.', 'Meet twice before you say yes or no to a match. The second talk is the truer one.'],
  delay: ['Do not let other people’s calendars hurry you. Widen the circle by one new person a month.', 'Look once more at the list of conditions, and strike out the two that are not really yours.'],
  separation: ['Decide nothing in the week of a quarrel. Speak first with someone neutral, a counsellor if you can.', 'Write down what must change for you to stay, and say it once, calmly.'],
  loan: ['List every debt with its interest, and pay the dearest first.', 'Take no new loan to pay an old one until someone at the bank has shown you both plans.'],
  investing: ['Put in only what you could leave alone for five years, and never borrowed money.', 'Do not buy on a tip or on a date in a chart. Read the terms, then decide.'],
  property: ['Have the papers read by someone of your own before you pay anything.', 'See the place once by day and once by night before you decide.'],
  exam: ['In the last weeks repeat what you know and open nothing new.', 'Sleep the full night before the paper. It is worth more than the last chapter.'],
  abroad: ['Begin with the papers that take longest, and keep a copy of each.', 'Reckon the costs of the first six months before you book anything.'],
  newCity: ['Ask for a visit before you sign. A city is learnt on foot.', 'Find one person there before you move, and not after.'],
  children: ['Give the child twenty minutes a day without advice.', 'Praise the effort and not the mark, and do it today.'],
  parents: ['Ask your parents what they fear. It is often smaller than what they forbid.', 'Choose the calmer of the two to speak with first.'],
  sleep: ['No screen in the last hour before sleep, for seven nights. If it does not get better, ask a doctor.', 'Write tomorrow’s list before dinner, so that it need not be written in bed.'],
  anger: ['When the heat comes, drink a glass of water before you answer.', 'Say “I will answer in an hour”, and then do.'],
  loneliness: ['Go once a week to the same place at the same hour. Faces become people.', 'Write to one old friend today, two lines are enough.'],
};

const nouns = { love: 'love', marriage: 'marriage', career: 'work', money: 'money', health: 'your health', study: 'study', family: 'family', travel: 'travel', timing: 'the time ahead', self: 'you yourself', day: 'the day' } as const;
export const secondTopic: PhraseBook['secondTopic'] = (topic) => [`You also ask about ${nouns[topic]}.`, `Now to ${nouns[topic]}.`, `And ${nouns[topic]}?`];

export const closings: PhraseBook['closings'] = {
  Oracle: ['What in this do you know already?', 'Sit with it for a day. Then ask me about the part that stays.', 'Tell me what weighs most, and we will look closer.', 'Take what fits, and leave the rest.', 'The chart shows the weather. The walking is yours.'],
  Astra: ['Ask me about a month, and I will look closer.', 'Tell me the next decision, and we will look at it by date.', 'If another person is part of this, compare both charts.', 'Plan with it, and decide with your own head.', 'The dates are a frame. What goes into it is your choice.'],
};
