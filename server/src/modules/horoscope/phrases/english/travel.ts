import type { Advice } from '../types';

export const travel: Advice = {
  favourable: [
    'Roads are kind. Visit the person or the office that is a little out of the way.',
    'A good day for tickets and bookings: you will spot the better train.',
    'A short trip clears the head more than a long talk. Go while it is light.',
    'Papers for a journey, passport or permit, move faster than usual. Stand in the queue.',
    'Take the window seat and nothing to read. An answer may come by itself.',
    'Someone met on the way turns out useful, and pleasant company besides.',
    'Show a visitor your own town. You will see it better yourself.',
    'Ask about the posting, the course or the visit in another city. The reply is likely to be friendly.',
    'Changing your usual route brings a small discovery: a shop, a tree, a shorter way.',
  ],
  mixed: [
    'Leave twenty minutes early, and take the charger. Neither will be wasted.',
    'The trip is fine, its timetable less so. Keep the afternoon free of fixed hours.',
    'Check the date on the ticket and the name on the booking before you pack.',
    'Travel light. What you leave at home cannot be forgotten in a taxi.',
    'A visit can be a call, and the call can be short.',
    'Company on the road is good for half the way. Bring a book for the other half.',
    'Compare two routes, then take the dull one.',
    'If the journey is for a paper or a stamp, telephone before you set out.',
    'Eat before you leave. Hunger makes every delay twice as long.',
  ],
  unfavourable: [
    'Stay near home if the choice is yours. If it is not, start early and keep calm.',
    'Drive as if the others had not slept. Some have not.',
    'Bookings tend to be changed. Take the fare that can be cancelled.',
    'Keep documents and phone in an inner pocket, and count the bags at each change.',
    'Put off the long trip by a day if nobody is waiting. The road loses nothing by it.',
    'A delay is the likely guest. Bring water, patience and something to read.',
    'Do not ride on to make up lost time. Ten minutes are not worth a fright.',
    'Plans for far places need one more look at the costs, above all those called extras.',
    'If the way back is long and late, stay the night or take company.',
  ],
};
