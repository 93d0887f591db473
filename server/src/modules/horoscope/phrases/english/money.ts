import type { Advice } from '../types';

export const money: Advice = {
  favourable: [
    'Ask about the payment that is due. A polite reminder is enough.',
    'A good day to compare: insurance, rent, the phone plan. One call may save you something every month.',
    'Put a fixed sum aside before you spend any of the rest. The habit matters more than the size.',
    'What you sell finds a fair price, and what you buy can be talked about. Stay friendly and name a figure.',
    'Go through your accounts with somebody you trust. Order itself feels like income.',
    'An old skill of yours has a buyer. Tell two people that you still do it.',
    'Useful purchases are in order: what you will still use in five years, and not what is only new.',
    'Settle a small debt, yours or theirs. It makes the next step easy.',
    'Good advice on savings is near, probably from someone older who does not boast of it.',
  ],
  mixed: [
    'Write down what you spend. Keep a day between wanting and buying, and lend only what you can do without.',
    'Something comes in and something goes out, and the two are nearly friends. Keep the difference.',
    'Read the second page before you agree to the first. The fee usually lives there.',
    'An offer is fair but not urgent. Whoever hurries you has a reason of their own.',
    'Share a cost rather than carry it out of pride. It is easier to say before than after.',
    'Repairs are cheaper than you fear, and dearer if they wait. Ask for two quotes.',
    'Leave the savings where they are. Moving money costs more than letting it rest.',
    'A gift may be generous without being large. Give what suits the day, not the crowd.',
    'Check one subscription that renews by itself. You may have stopped using it in spring.',
  ],
  unfavourable: [
    'Keep the purse shut where you can. No loans, no guarantees, no favours with an interest rate.',
    'If it sounds like quick profit, let it pass. What is good will still be there next week.',
    'Small leaks add up: delivery, taxis, one more order. Choose one and drop it.',
    'Do not mix money and friendship now. If you must, write down the sum and the date.',
    'A bill may be larger than expected. Ask how it was worked out before you are angry about it.',
    'Avoid buying to feel better. A call to a friend costs less and lasts longer.',
    'Wait with large decisions about property, gold or shares. Collect figures, and decide on another day.',
    'Keep cards and codes to yourself, and answer no caller who wants them, however polite.',
    'Money talk at home turns sharp easily. Put the papers on the table first and the feelings after.',
  ],
};
