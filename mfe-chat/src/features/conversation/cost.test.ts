import { chargeLine, costLine, isOnTheClock, isOutOfMeans } from './cost';

const tally = (questionsLeft: number, balance: number) => ({ questionsLeft, balance, secondsLeft: 0 });

describe('what a question costs', () => {
  it.each([
    [3, 0, 'Free. 3 free questions left, then ₹6 each from your wallet.'],
    [1, 0, 'Your last free question. Then ₹6 each from your wallet.'],
    [0, 24, 'This question takes ₹6 from your wallet, which has ₹24.00.'],
    [0, 6, 'This question takes ₹6 from your wallet, which has ₹6.00.'],
    [0, 5.5, 'No question left, and less than ₹6 in your wallet.'],
  ])('with %d questions and ₹%d', (questions, balance, line) => {
    expect(costLine(tally(questions, balance), false)).toBe(line);
  });

  it('is covered by a subscription', () => {
    expect(costLine(tally(120, 0), true)).toBe('Covered by your subscription. 120 questions left.');
  });

  it('is out of reach with neither questions nor money', () => {
    expect(isOutOfMeans(tally(0, 5))).toBe(true);
    expect(isOutOfMeans(tally(0, 6))).toBe(false);
    expect(isOutOfMeans(tally(1, 0))).toBe(false);
  });
});

it.each([
  [0, 1.01, true],
  [0, 1, false],
  [1, 24, false],
])('with %d questions and ₹%d the clock runs: %s', (questions, balance, runs) => {
  expect(isOnTheClock(tally(questions, balance))).toBe(runs);
});

describe('what an answer cost', () => {
  it('says who paid and what is left', () => {
    expect(chargeLine({ by: 'questions', amount: 0 }, 2, 0)).toBe('1 free question used, 2 left');
    expect(chargeLine({ by: 'subscription', amount: 0 }, 119)).toBe('1 question of your subscription used, 119 left');
    expect(chargeLine({ by: 'wallet', amount: 6 }, 0, 18)).toBe('₹6 taken from your wallet, ₹18.00 left');
    expect(chargeLine({ by: 'questions', amount: 0 })).toBe('1 free question used');
  });
});
