import type { SampleDiscussion } from './types';

/** About reading charts, calendars and this site. */
export const craftDiscussions: SampleDiscussion[] = [
  {
    by: 'harpreet07', hoursAgo: 20, tags: ['', '', ''],
    title: 'North or South Indian chart: which one did you learn first?',
    description: 'I read the diamond without thinking and have to count with a finger in the square. My neighbour from Madurai laughs at me. Which one is yours, and did you ever change over?',
    up: ['kavita.r', 'star_gazer_07', 'deepa_n'],
    comments: [
      { by: 'deepa_n', minutesAfter: 20, text: 'Square, from my grandfather in Kochi. The diamond still looks like a kite to me.', up: ['harpreet07', 'star_gazer_07'] },
      { by: 'star_gazer_07', minutesAfter: 200, text: 'Both, and the square for transits. You see at once who is in which sign.', up: ['harpreet07'] },
    ],
  },
  {
    by: 'meera-k', hoursAgo: 60, tags: ['', '', ''],
    title: 'Which panchang do you keep at home?',
    description: 'Paper, phone or the one from the temple? I like the paper one for its margins: three generations of milk bills.',
    up: ['sunita-d', 'imran_s', 'ananya_v'],
    comments: [
      { by: 'imran_s', minutesAfter: 15, text: 'Phone for the times, paper for the wall. The wall needs something.', up: ['meera-k'] },
      { by: 'sunita-d', minutesAfter: 120, text: 'मंदिर वाला। उसमें व्रत की तारीखें लाल रंग में होती हैं, ढूँढ़ना नहीं पड़ता।', up: ['meera-k', 'imran_s'] },
    ],
  },
  {
    by: 'star_gazer_07', hoursAgo: 84, tags: ['Sagittarius', 'Mula', 'Sun'],
    title: 'Go out tonight and find your own nakshatra',
    description: 'A suggestion rather than a question. Most of the nakshatras are real stars. Krittika is the small dipper that everybody takes for the Little Bear, Rohini the orange star beside it. Ten minutes on a roof, and the chart is not paper any more.',
    up: ['kavita.r', 'meera-k', 'arjun.v', 'deepa_n', 'harpreet07', 'ananya_v'],
    comments: [
      { by: 'ananya_v', minutesAfter: 400, text: 'Did it with my brother yesterday. We found Krittika and a very surprised cat.', up: ['star_gazer_07', 'meera-k', 'kavita.r'] },
      { by: 'kavita.r', minutesAfter: 900, text: 'Ardra is the red shoulder of Orion. I had no idea that mine was so easy to see.', up: ['star_gazer_07'] },
    ],
  },
  {
    by: 'ananya_v', hoursAgo: 110, tags: ['', '', ''],
    title: 'I do not know my birth time. What can I still read?',
    description: 'Mother says before lunch. The hospital has no register any more. Is a chart without a time worth anything?',
    up: ['sunita-d', 'kavita.r'],
    comments: [
      { by: 'harpreet07', minutesAfter: 28, text: 'The Moon’s sign and mostly its nakshatra, so rashi, dasha within some months, Sade Sati. Leave the houses alone.', up: ['ananya_v', 'kavita.r', 'star_gazer_07'] },
      { by: 'meera-k', minutesAfter: 75, text: 'Ask two aunts separately what was on the stove. I am serious, that is how we found mine.', up: ['ananya_v', 'deepa_n'] },
    ],
  },
  {
    by: 'arjun.v', hoursAgo: 180, tags: ['', '', ''],
    title: 'The line under each answer that says what it rests on',
    description: 'This is what keeps me here. I asked Oracle about a transfer, it named the tenth house and its lord, and I could check it against the paper my grandmother kept. It matched. Do you check too?',
    up: ['deepa_n', 'star_gazer_07', 'harpreet07', 'rohit.s'],
    comments: [
      { by: 'rohit.s', minutesAfter: 140, text: 'Always. I learned more from those lines than from the answers.', up: ['arjun.v', 'deepa_n'] },
    ],
  },
  {
    by: 'deepa_n', hoursAgo: 240, tags: ['', '', ''],
    title: 'Retrograde does not mean bad, does it?',
    description: 'Every time Mercury turns round somebody at work blames the printer. As I understand it the planet only seems to go back because we overtake it, or it overtakes us. What do you read from it?',
    up: ['star_gazer_07', 'harpreet07', 'kavita.r'],
    comments: [
      { by: 'star_gazer_07', minutesAfter: 18, text: 'Exactly, a matter of perspective. I read it as: look again. The printer was broken before.', up: ['deepa_n', 'kavita.r', 'meera-k', 'arjun.v'] },
    ],
  },
  {
    by: 'kavita.r', hoursAgo: 360, tags: ['', '', ''],
    title: 'एक ही दिन, दो शहर, दो अलग तिथियाँ: ऐसा क्यों?',
    description: 'बहन कोच्चि में है, मैं नागपुर में। उसके कैलेंडर में एकादशी थी, मेरे में द्वादशी। दोनों ऐप ठीक लगते हैं। कोई सरल शब्दों में समझाए?',
    up: ['sunita-d', 'imran_s', 'deepa_n'],
    comments: [
      { by: 'deepa_n', minutesAfter: 35, text: 'दिन की तिथि सूर्योदय के समय से ली जाती है। अगर तिथि दोनों शहरों के सूर्योदय के बीच में बदल जाए, तो दोनों जगह अलग लिखी जाएगी।', up: ['kavita.r', 'sunita-d', 'imran_s'] },
      { by: 'kavita.r', minutesAfter: 60, text: 'वाह, इतनी सीधी बात थी। धन्यवाद।', up: ['deepa_n'] },
    ],
  },
  {
    by: 'harpreet07', hoursAgo: 620, tags: ['Virgo', 'Hasta', ''],
    title: 'A gentle rule for this forum: no frightening strangers',
    description: 'New people come here worried, with half a chart and a big question. Could we agree not to tell anyone that something terrible is coming? Nobody knows that, and the worry is real even where the prediction is not.',
    up: ['kavita.r', 'ananya_v', 'imran_s', 'meera-k', 'arjun.v', 'deepa_n', 'rohit.s', 'sunita-d', 'star_gazer_07'],
    comments: [
      { by: 'meera-k', minutesAfter: 10, text: 'Agreed. Say what you would say to your own sister.', up: ['harpreet07', 'kavita.r', 'deepa_n', 'arjun.v'] },
      { by: 'sunita-d', minutesAfter: 50, text: 'सहमत हूँ। डर से किसी का भला नहीं होता।', up: ['harpreet07', 'meera-k'] },
      { by: 'arjun.v', minutesAfter: 600, text: 'Agreed, and when it is about health or the law, send them to those who know.', up: ['harpreet07', 'deepa_n', 'rohit.s'] },
    ],
  },
];
