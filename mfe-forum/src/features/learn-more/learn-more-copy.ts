import { points } from '@oracle-astra/shared/contract';

const examplePoints = 250;
const exampleQuestions = Math.floor(examplePoints / points.perQuestion);
const redeemedPoints = exampleQuestions * points.perQuestion;

export interface LearnMoreCopy {
  lang: 'en' | 'hi';
  title: string;
  lead: string;
  description: string;
  language: string;
  earning: { title: string; rows: { term: string; points: number }[]; note: string };
  limit: { title: string; text: string };
  redeeming: { title: string; steps: string[] };
  fair: { title: string; items: string[] };
  toForum: string;
}

export const english: LearnMoreCopy = {
  lang: 'en',
  title: 'Free questions with Astro Points',
  lead: 'Take part in AstroHub, collect points, and turn them into questions for Oracle.',
  description: `Astro Points are earned by writing, answering and voting in AstroHub. ${points.perQuestion} points are one free Oracle question.`,
  language: 'Language',
  earning: {
    title: 'What earns points',
    rows: [
      { term: 'You start a discussion', points: points.discussion },
      { term: 'You write a comment', points: points.comment },
      { term: 'You vote on a post or a comment', points: points.vote },
      { term: 'Someone upvotes what you wrote', points: points.upvoteReceived },
    ],
    note: 'Each post, comment and vote earns once. Nobody can vote on their own.',
  },
  limit: {
    title: `Up to ${points.dailyCap} points a day`,
    text: `You can earn at most ${points.dailyCap} points a day. The day begins and ends at midnight in India. What you do beyond that counts for AstroHub, but adds no points.`,
  },
  redeeming: {
    title: 'From points to questions',
    steps: [
      `${points.perQuestion} points are 1 free Oracle question.`,
      `You can redeem from ${points.redeemMin} points on.`,
      `Only whole questions are added: of ${examplePoints} points, ${redeemedPoints} are taken and ${exampleQuestions} questions added. The rest stays yours.`,
      'Points turn into Oracle questions alone. Questions for Astra come with a new account, a recharge or a subscription.',
    ],
  },
  fair: {
    title: 'Good to know',
    items: [
      'Points have no value in money and cannot be bought.',
      'They belong to your account and cannot be given away. The questions that they turn into can.',
      'Oracle and Astra are AI services. The people in AstroHub are people.',
    ],
  },
  toForum: 'Go to AstroHub',
};

export const hindi: LearnMoreCopy = {
  lang: 'hi',
  title: 'एस्ट्रो पॉइंट्स से मुफ़्त सवाल',
  lead: 'AstroHub में हिस्सा लें, पॉइंट्स जमा करें और उनसे Oracle के लिए सवाल पाएँ।',
  description: `AstroHub में लिखने, जवाब देने और वोट करने पर एस्ट्रो पॉइंट्स मिलते हैं। ${points.perQuestion} पॉइंट्स से Oracle का एक सवाल मुफ़्त मिलता है।`,
  language: 'भाषा',
  earning: {
    title: 'पॉइंट्स कैसे मिलते हैं',
    rows: [
      { term: 'आप नई चर्चा शुरू करते हैं', points: points.discussion },
      { term: 'आप टिप्पणी लिखते हैं', points: points.comment },
      { term: 'आप किसी पोस्ट या टिप्पणी पर वोट करते हैं', points: points.vote },
      { term: 'आपके लिखे पर किसी का अपवोट आता है', points: points.upvoteReceived },
    ],
    note: 'हर पोस्ट, टिप्पणी और वोट पर पॉइंट्स एक ही बार मिलते हैं। अपने लिखे पर वोट नहीं कर सकते।',
  },
  limit: {
    title: `एक दिन में ${points.dailyCap} पॉइंट्स तक`,
    text: `एक दिन में ज़्यादा से ज़्यादा ${points.dailyCap} पॉइंट्स मिलते हैं। दिन भारतीय समय से आधी रात को बदलता है। इसके बाद आप जो लिखते हैं वह AstroHub में दिखता है, पर उससे पॉइंट्स नहीं जुड़ते।`,
  },
  redeeming: {
    title: 'पॉइंट्स से सवाल',
    steps: [
      `${points.perQuestion} पॉइंट्स से Oracle का 1 सवाल मुफ़्त मिलता है।`,
      `कम से कम ${points.redeemMin} पॉइंट्स होने पर ही उन्हें सवालों में बदला जा सकता है।`,
      `सवाल पूरे ही जुड़ते हैं: ${examplePoints} में से ${redeemedPoints} पॉइंट्स लगते हैं और ${exampleQuestions} सवाल जुड़ते हैं। बाकी पॉइंट्स आपके पास रहते हैं।`,
      'पॉइंट्स से केवल Oracle के सवाल मिलते हैं। Astra के सवाल नए खाते, रिचार्ज या सदस्यता के साथ मिलते हैं।',
    ],
  },
  fair: {
    title: 'ये भी जान लें',
    items: [
      'पॉइंट्स का कोई मूल्य रुपयों में नहीं है, और वे ख़रीदे नहीं जा सकते।',
      'पॉइंट्स आपके खाते के हैं और किसी को दिए नहीं जा सकते। उनसे मिले सवाल दिए जा सकते हैं।',
      'Oracle और Astra AI सेवाएँ हैं। AstroHub में लिखने वाले लोग हैं।',
    ],
  },
  toForum: 'AstroHub पर जाएँ',
};
