import type { SampleDiscussion } from './types';

/** About periods and slow planets. */
export const dashaDiscussions: SampleDiscussion[] = [
  {
    by: 'kavita.r', hoursAgo: 1, tags: ['Gemini', 'Ardra', 'Mars'],
    title: 'Rahu mahadasha begins next month. What changed first for you?',
    description: 'I am moving from Mars to Rahu. My family says that everything will turn over. I would rather hear it from people who have been in it for a year or two: what did you notice first, and what did you wish you had put in order before?',
    up: ['ananya_v', 'imran_s', 'meera-k', 'deepa_n', 'star_gazer_07', 'arjun.v'],
    comments: [
      { by: 'star_gazer_07', minutesAfter: 8, text: 'For me it was a new city within six months. Nothing dramatic, only busy. Keep your papers in order, you will need them twice.', up: ['kavita.r', 'ananya_v', 'rohit.s'] },
      { by: 'ananya_v', minutesAfter: 21, text: 'Mine starts in 2029, so I am reading along. Did your sleep change too?' },
      { by: 'arjun.v', minutesAfter: 44, text: 'Year one was noise, year two was work. I stopped lending money, and that alone made it easier.', up: ['kavita.r', 'imran_s'] },
    ],
  },
  {
    by: 'imran_s', hoursAgo: 5, tags: ['Aries', 'Ashwini', 'Moon'],
    title: 'शनि की साढ़ेसाती में दुकान बदलना ठीक रहा?',
    description: 'मेष राशि है, पहला चरण चल रहा है। किराया बढ़ गया है, इसलिए दुकान बदलनी है। किसी ने इस समय में ऐसा किया है? डर नहीं है, बस अनुभव सुनना चाहता हूँ।',
    up: ['sunita-d', 'harpreet07', 'kavita.r', 'meera-k'],
    comments: [
      { by: 'harpreet07', minutesAfter: 35, text: 'मैंने पहले चरण में ही गोदाम बदला था। काम ज़्यादा लगा, पर जगह आज भी वही है। कागज़ वकील से पढ़वा लेना।', up: ['imran_s', 'sunita-d'] },
      { by: 'sunita-d', minutesAfter: 80, text: 'शनि मेहनत माँगता है, मना नहीं करता। नया किराया लिखित में तय कर लीजिए, बाकी आराम से।', up: ['imran_s'] },
    ],
  },
  {
    by: 'ananya_v', hoursAgo: 30, tags: ['Aries', 'Bharani', 'Mars'],
    title: 'Mars in the sixth: what do you do with the energy?',
    description: 'Running did it for a while, then my knee complained. I would like to hear what others found, above all people with desk work.',
    up: ['rohit.s', 'kavita.r', 'harpreet07'],
    comments: [
      { by: 'rohit.s', minutesAfter: 50, text: 'Swimming, twice a week, before work. It uses up the same impatience and spares the knees.', up: ['ananya_v'] },
      { by: 'deepa_n', minutesAfter: 140, text: 'I took over the repairs at home. Drilling a wall is surprisingly calming. For the knee do see somebody, please.', up: ['ananya_v', 'meera-k'] },
    ],
  },
  {
    by: 'deepa_n', hoursAgo: 54, tags: ['Scorpio', 'Anuradha', 'Mercury'],
    title: 'Mercury mahadasha after Saturn: it really does feel lighter',
    description: 'Nineteen years of Saturn ended in spring. I waited for fireworks and got something better: I laugh in meetings again. If you are in the last two years of Saturn, hold on.',
    up: ['harpreet07', 'meera-k', 'arjun.v', 'star_gazer_07', 'sunita-d'],
    comments: [
      { by: 'harpreet07', minutesAfter: 15, text: 'Four years to go here. Saving this post.', up: ['deepa_n'] },
      { by: 'arjun.v', minutesAfter: 300, text: 'Did you change anything outside, or only the mood?' },
      { by: 'deepa_n', minutesAfter: 320, text: 'A course in the evenings. Nothing else. The rest came from sleeping better.', up: ['arjun.v', 'harpreet07'] },
    ],
  },
  {
    by: 'harpreet07', hoursAgo: 120, tags: ['Virgo', 'Hasta', 'Saturn'],
    title: 'How do you explain a dasha to someone who does not believe in it?',
    description: 'My wife is an engineer and asks good questions. I said it is a calendar of themes, like chapters. She said then it cannot be wrong. She has a point. What do you answer?',
    up: ['kavita.r', 'ananya_v', 'deepa_n', 'rohit.s'], down: ['sunita-d'],
    comments: [
      { by: 'meera-k', minutesAfter: 60, text: 'I say it is a way to ask questions at regular intervals. Then nobody has to believe anything.', up: ['harpreet07', 'kavita.r', 'deepa_n'] },
      { by: 'star_gazer_07', minutesAfter: 95, text: 'Write three sentences about the next period, seal them, open them later. Hers will be right as often as yours, and both of you will have had fun.', up: ['harpreet07'] },
    ],
  },
  {
    by: 'sunita-d', hoursAgo: 210, tags: ['Pisces', 'Revati', 'Ketu'],
    title: 'केतु महादशा में मन काम से हट गया है, आप क्या करते हैं?',
    description: 'सात साल में से तीन बीत गए। नौकरी ठीक है, घर ठीक है, पर पहले जैसा उत्साह नहीं। जिनकी यह दशा निकल चुकी है, वे बताएँ कि आपने क्या बदला।',
    up: ['imran_s', 'kavita.r', 'star_gazer_07'],
    comments: [
      { by: 'imran_s', minutesAfter: 45, text: 'मेरे भाई ने इस समय में बागबानी शुरू की थी। छोटा काम, हाथ का काम। उससे बहुत फ़र्क पड़ा।', up: ['sunita-d'] },
      { by: 'deepa_n', minutesAfter: 200, text: 'If the low mood stays for weeks, please talk to a doctor too, whatever the dasha. For me a weekly walk with one friend was the beginning.', up: ['sunita-d', 'meera-k', 'kavita.r'] },
    ],
  },
  {
    by: 'rohit.s', hoursAgo: 330, tags: ['Leo', 'Magha', 'Venus'],
    title: 'Jupiter over your own Moon: how did the year begin for you?',
    description: 'It comes round once in twelve years. The last time I got two invitations to teach in one month, after years of none. Chance? Perhaps. I said yes to one. What was it with you?',
    up: ['arjun.v', 'ananya_v'],
    comments: [
      { by: 'arjun.v', minutesAfter: 75, text: 'My daughter began to sing in the kitchen that year and has not stopped. I make no claims.', up: ['rohit.s', 'meera-k', 'kavita.r'] },
    ],
  },
  {
    by: 'star_gazer_07', hoursAgo: 500, tags: ['', '', ''],
    title: 'Mean node or true node: which Rahu do you use?',
    description: 'Two programs put my Rahu half a degree apart, and on one of them it changes the pada. I know the astronomy, I am asking about habit: what did your teacher use?',
    up: ['deepa_n', 'harpreet07'],
    comments: [
      { by: 'deepa_n', minutesAfter: 180, text: 'Mean, because the paper panchang at home does. I never saw a reading that hung on the difference.', up: ['star_gazer_07'] },
      { by: 'harpreet07', minutesAfter: 400, text: 'True, out of stubbornness. Half a degree is within what my birth time allows anyway.' },
    ],
  },
];
