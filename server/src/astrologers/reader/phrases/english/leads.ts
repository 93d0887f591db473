import type { PhraseBook } from '../phrase-book';

export const openings: PhraseBook['openings'] = {
  whether: {
    open: ['Yes, more speaks for it than against it.', 'The chart leans towards yes.', 'It looks workable to me.', 'Yes, if you go step by step.', 'I would say yes, with open eyes.'],
    mixed: ['It may, with some care.', 'It can go either way, and part of it lies with you.', 'Possibly, and how you go about it matters.', 'A careful yes, with conditions.', 'Partly, and the part you prepare is the surer one.'],
    slow: ['Not in a hurry.', 'Slowly, and not by force.', 'It can, but patience comes first.', 'Later rather than sooner.', 'I would give it more time before I count on it.'],
  },
  worry: ['Nothing here says that it must come to that.', 'I see no such verdict in your chart.', 'Let me take the fear out of it first: a chart shows weather, not a sentence.', 'You ask with a worry, and the chart does not feed it.', 'No part of a chart forces that on you.'],
  investing: ['Whether a share or a coin rises is written in no chart. How you deal with money is.', 'A chart cannot tell you what a market does. It can say something about your way with money.'],
  other: ['What another person feels or does is not written in your chart. What you need and what you give is.', 'I cannot look into another heart from your chart, and I will not guess. I can tell you about your side.', 'Your chart speaks of you, not of the other person, so let us begin there.'],
};

export const marriedLeads: PhraseBook['married']['leads'] = {
  open: ['Your bond has good ground now, and a kind word goes further than usual.', 'There is goodwill between you. Use it for what was left open.', 'Your marriage can draw on more warmth now than daily life lets you see.'],
  mixed: ['Your bond holds, and it wants more time than it has been getting.', 'Between you much is well, and one thing wants to be said calmly.', 'Your marriage is carried by both, though not always at the same hour.'],
  slow: ['Your bond asks for patience at present. That is a season and not a verdict.', 'Closeness grows slowly just now, mostly through small things.', 'Do not measure your marriage by this month. It is longer than that.'],
};

export const leads: PhraseBook['leads'] = {
  love: {
    open: ['There is warmth in your chart for this, and it answers to plain words.', 'Affection comes more easily to you now than you may think.', 'The door to closeness stands open; someone has to walk through it first.'],
    mixed: ['There is feeling here, and also something unsaid that wants saying.', 'Closeness is possible, but it will not grow on guessing.', 'Your heart knows more than your messages have said so far.'],
    slow: ['Love asks you for time at present, and that is not a no.', 'What is real here will bear waiting, and what does not bear it was not yours.', 'Your heart is careful just now. It has its reasons.'],
  },
  marriage: {
    open: ['The ground for a lasting bond is good, and talks can move forward.', 'Partnership has support in your chart, more than it has obstacles.', 'This is fair ground for a promise that both can keep.'],
    mixed: ['Partnership is there in your chart, and it wants clear terms from both sides.', 'A bond can hold here, if the daily things are talked over first.', 'Some of this flows and some of it needs work, as in most good marriages.'],
    slow: ['Marriage comes to you by the slower road, and the slower road can be the firmer one.', 'There is no need to force a date. Your chart builds this step by step.', 'Partnership ripens late in a chart like yours, and it ripens well when it is not pushed.'],
  },
  career: {
    open: ['Work is on good ground: what you have prepared can be shown now.', 'Your working life has wind behind it, so make use of it.', 'People are readier to see your work than you expect.'],
    mixed: ['Work moves, though not in a straight line. Prepare well and keep one thing in hand.', 'There is a way forward at work, with a few knots to untie first.', 'Your work has support from one side and asks for patience on the other.'],
    slow: ['Work asks for steadiness now more than for a leap.', 'This is a time to build at work, not to gamble with it.', 'Progress in work is slow at present, and what is built slowly stays.'],
  },
  money: {
    open: ['Money can grow here, mostly through what you already do well.', 'Income has support, and saving will decide what stays.', 'There is room for gain, most of all where you keep a plan.'],
    mixed: ['Money comes and goes in your chart; a plan keeps more of it with you.', 'There is income, and there are leaks. The leaks are the part you can mend.', 'Gains are possible, but not all at once and not on every path.'],
    slow: ['With money, keeping is wiser than chasing at present.', 'This is a season for small, regular sums, and not for large bets.', 'Money asks for patience now. Protect what you have first.'],
  },
  health: {
    open: ['Your strength has good support, and habit will carry it further.', 'There is energy to draw on. Spend it evenly.', 'Your body answers quickly to good routine now.'],
    mixed: ['Your energy rises and falls, so rhythm matters more than effort.', 'There is strength, and there is a tendency to overspend it.', 'You do well when your days have a shape, and less well when they do not.'],
    slow: ['Your energy asks to be spared and not to be tested.', 'Rest is not lost time for you now. It is the work itself.', 'Go gently with your strength. Small habits help more than big plans.'],
  },
  study: {
    open: ['Learning comes well to you now, so sit down and use it.', 'Your mind is ready for this, and regular hours will show it.', 'The ground for study is good, better still with a good teacher.'],
    mixed: ['You can do this, if you study less widely and more often.', 'The mind is quick here and easily drawn away. A timetable is your friend.', 'Some subjects will open at once, others after the third reading.'],
    slow: ['Learning takes you longer at present, and then it stays for good.', 'Study asks for repetition now, not for brilliance.', 'Do not judge yourself by the first attempt. Your way of learning is the thorough one.'],
  },
  family: {
    open: ['There is goodwill at home, and it waits for someone to begin.', 'Family can be a support to you now, if you let it.', 'The bonds at home are warmer than the last quarrel made them look.'],
    mixed: ['Home is close to your heart and also where you tire. Both are true.', 'At home some things are carried in silence. One calm talk would lighten them.', 'Family ties hold well here, though they ask for clear limits.'],
    slow: ['Peace at home comes in small steps, and yours counts as one.', 'Matters at home need time, and fewer words said in heat.', 'You carry much for your family. Not all of it is yours to carry.'],
  },
  travel: {
    open: ['The road is fairly open, so prepare the papers early.', 'Distance suits you now. A move or a journey can do you good.', 'There is movement in your chart, and it points outward.'],
    mixed: ['A journey is possible, with more paperwork than you would like.', 'Distance draws you, and home holds you. Plan for both.', 'It may come, though perhaps by another route than the one you plan.'],
    slow: ['The road opens slowly. Use the wait to be well prepared.', 'Staying a while may serve you better than leaving fast.', 'Distance is not closed to you. It only keeps its own time.'],
  },
  timing: {
    open: ['The time ahead is workable, and some of it is clearly on your side.', 'You come into a stretch that rewards what you begin with care.', 'What lies ahead has more open doors than closed ones.'],
    mixed: ['The time ahead is mixed, and it is worth knowing which part is which.', 'Some months carry you and some ask you to row.', 'What comes is neither easy nor hard throughout. Choose your moments.'],
    slow: ['The time ahead is for building, not for racing.', 'You are in a slower season, and slow seasons have their harvest too.', 'What comes asks for patience first and pays later.'],
  },
  self: {
    open: ['There is a quiet strength in you that you use for others more readily than for yourself.', 'You have more to lean on inside than you give yourself credit for.', 'You are clearer about what you want than you let others see.'],
    mixed: ['Two sides live in you, one that moves and one that weighs. They can work together.', 'You feel more than you show, and it costs you strength to hide it.', 'You know what you want, and you often wait for leave to want it.'],
    slow: ['You are in a time of inner work. Little shows outside, and much is happening.', 'You ask a lot of yourself just now. A gentler measure would be a truer one.', 'Something in you is growing slowly. Slow is not the same as stuck.'],
  },
  day: {
    open: ['The day is on your side, so begin with the thing that matters most.', 'This is a good day for getting things done and for answering people.', 'The day carries well. Use the first half of it.'],
    mixed: ['The day has an easy part and a sticky part. Do not judge it too early.', 'An ordinary day, better for finishing than for starting.', 'The day goes well if you leave gaps between one thing and the next.'],
    slow: ['A quiet day is the better day now. Keep the list short.', 'Let the day be small. Two things done well are enough.', 'The day asks for patience, mostly with other people’s pace.'],
  },
};
