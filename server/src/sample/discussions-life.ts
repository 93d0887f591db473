import type { SampleDiscussion } from './types';

/** About marriage, work, family and money. */
export const lifeDiscussions: SampleDiscussion[] = [
  {
    by: 'ananya_v', hoursAgo: 16, tags: ['Aries', 'Bharani', 'Mars'],
    title: 'Is a match of 22 enough?',
    description: 'Our kundlis give 22 of 36. The families are content, my aunt is not. We have known each other for three years and argue about parking, mostly. How was it with you?',
    up: ['meera-k', 'kavita.r', 'rohit.s', 'sunita-d', 'arjun.v'], down: ['harpreet07'],
    comments: [
      { by: 'meera-k', minutesAfter: 12, text: 'Ours was 19. Twelve years in January. Nobody asked about parking, and they should have.', up: ['ananya_v', 'kavita.r', 'rohit.s', 'deepa_n'] },
      { by: 'kavita.r', minutesAfter: 40, text: 'Look at which line lost the points and talk about that one. With us it was Gana, and yes, one of us is louder.', up: ['ananya_v'] },
      { by: 'arjun.v', minutesAfter: 130, text: 'Three years of knowing each other is not in the table at all. I would count it.', up: ['ananya_v', 'meera-k'] },
    ],
  },
  {
    by: 'meera-k', hoursAgo: 26, tags: ['Cancer', 'Pushya', 'Venus'],
    title: 'Pushya people: do you also keep every old letter?',
    description: 'Half serious. My Moon is in Pushya and my cupboard is a museum of notes, bills and birthday cards from 1998.',
    up: ['kavita.r', 'ananya_v', 'arjun.v', 'deepa_n', 'rohit.s', 'sunita-d', 'star_gazer_07'],
    comments: [
      { by: 'sunita-d', minutesAfter: 33, text: 'रेवती हूँ, पर अलमारी पुष्य वाली है। पुरानी चिट्ठियाँ फेंकी नहीं जातीं।', up: ['meera-k'] },
      { by: 'arjun.v', minutesAfter: 90, text: 'Guilty. Also every railway ticket since college.', up: ['meera-k', 'kavita.r'] },
    ],
  },
  {
    by: 'arjun.v', hoursAgo: 40, tags: ['Capricorn', 'Shravana', 'Jupiter'],
    title: 'Leaving a safe job in a good Jupiter period: what did you prepare?',
    description: 'I have twelve years in the same office and a small business on Sundays that has begun to pay. I am not asking whether. I am asking what you had in order before you went: months of savings, insurance, the talk at home.',
    up: ['harpreet07', 'imran_s', 'rohit.s', 'kavita.r'],
    comments: [
      { by: 'imran_s', minutesAfter: 55, text: 'Eight months of household money in a separate account, and health insurance before the last salary. The rest can be learned.', up: ['arjun.v', 'harpreet07', 'rohit.s'] },
      { by: 'harpreet07', minutesAfter: 110, text: 'The talk at home. Twice. The second one is the real one.', up: ['arjun.v', 'deepa_n'] },
    ],
  },
  {
    by: 'kavita.r', hoursAgo: 72, tags: ['Gemini', 'Ardra', ''],
    title: 'Both of us are Manglik and both families are relieved. Anyone else?',
    description: 'It is funny how the same thing that made two sets of parents anxious for years now makes them happy. We met at a bus stop and knew nothing of it.',
    up: ['ananya_v', 'meera-k', 'sunita-d'],
    comments: [
      { by: 'sunita-d', minutesAfter: 25, text: 'बहुत बधाई। हमारे यहाँ भी यही हुआ था, और सबसे ज़्यादा खुश दादी थीं।', up: ['kavita.r'] },
      { by: 'rohit.s', minutesAfter: 160, text: 'Congratulations. The bus stop deserves a mention in the invitation.', up: ['kavita.r', 'ananya_v', 'meera-k'] },
    ],
  },
  {
    by: 'deepa_n', hoursAgo: 96, tags: ['Scorpio', '', ''],
    title: 'Night shifts and a Moon in Scorpio: how do you rest?',
    description: 'I am a nurse and work nights every third week. After it I am wide awake at noon with a head full of other people. No medical advice wanted, I have plenty of that around me; habits, please.',
    up: ['meera-k', 'sunita-d', 'star_gazer_07'],
    comments: [
      { by: 'star_gazer_07', minutesAfter: 70, text: 'I worked nights for years. A hot shower, the same three songs, curtains pinned shut. The songs were the key.', up: ['deepa_n'] },
      { by: 'meera-k', minutesAfter: 240, text: 'I write down whom I thought of and close the notebook. It is a small ceremony, but the head accepts it.', up: ['deepa_n', 'kavita.r'] },
    ],
  },
  {
    by: 'sunita-d', hoursAgo: 150, tags: ['Pisces', 'Revati', ''],
    title: 'बेटी की पढ़ाई के लिए कौन सा पंचम भाव देखें?',
    description: 'लग्न से पाँचवाँ या चंद्र से? दोनों में अलग ग्रह हैं। वह खुद कला पढ़ना चाहती है और मैं उसके साथ हूँ, बस समझना चाहती हूँ।',
    up: ['imran_s', 'kavita.r'],
    comments: [
      { by: 'kavita.r', minutesAfter: 65, text: 'मैं पहले लग्न से देखती हूँ, फिर चंद्र से मिलाती हूँ। पर आपकी बात सबसे अच्छी है: वह क्या चाहती है, यह आप जानती हैं।', up: ['sunita-d', 'imran_s'] },
    ],
  },
  {
    by: 'imran_s', hoursAgo: 260, tags: ['Aries', 'Ashwini', ''],
    title: 'Opening day for a small shop: did you choose a muhurat or a Sunday?',
    description: 'The carpenter is ready in two weeks. My uncle wants a muhurat, my customers want a Sunday. What did you do, and did it matter?',
    up: ['arjun.v', 'harpreet07', 'sunita-d'],
    comments: [
      { by: 'arjun.v', minutesAfter: 30, text: 'Lamp at the muhurat, with the uncle. Doors on Sunday, with sweets. Everybody was right.', up: ['imran_s', 'harpreet07', 'meera-k', 'sunita-d'] },
      { by: 'rohit.s', minutesAfter: 500, text: 'We opened on a random Tuesday because the signboard came late. Eleven years now.', up: ['imran_s'] },
    ],
  },
  {
    by: 'rohit.s', hoursAgo: 410, tags: ['Leo', 'Magha', ''],
    title: 'My father asks for a reading about his court case. I said no. Was that unkind?',
    description: 'It is about a boundary wall and has gone on for years. I told him that a chart should not stand in for a lawyer. He was hurt. How do you say such a thing better?',
    up: ['deepa_n', 'meera-k', 'kavita.r', 'arjun.v'],
    comments: [
      { by: 'deepa_n', minutesAfter: 45, text: 'Perhaps he does not want an outcome but company in it. Read his chart for how he keeps his strength, and leave the wall to the lawyer.', up: ['rohit.s', 'meera-k', 'kavita.r'] },
      { by: 'harpreet07', minutesAfter: 90, text: 'Go with him to the next hearing. Mine never asked again after that.', up: ['rohit.s'] },
    ],
  },
];
