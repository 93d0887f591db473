import { hindiPlanets } from '../../astrologers/vocabulary/hindi';
import type { Graha, Koota, KootaException, ManglikCount, ManglikReason } from '../../astrology';
import type { MatchWords } from './match-words';

const names: Record<string, string> = {
  Shudra: 'शूद्र',
  Vaishya: 'वैश्य',
  Kshatriya: 'क्षत्रिय',
  Brahmin: 'ब्राह्मण',
  Chatushpada: 'चतुष्पद',
  Manava: 'मानव',
  Jalachara: 'जलचर',
  Vanachara: 'वनचर',
  Keeta: 'कीट',
  Horse: 'अश्व',
  Elephant: 'गज',
  Sheep: 'मेष',
  Serpent: 'सर्प',
  Dog: 'श्वान',
  Cat: 'मार्जार',
  Rat: 'मूषक',
  Cow: 'गौ',
  Buffalo: 'महिष',
  Tiger: 'व्याघ्र',
  Deer: 'मृग',
  Monkey: 'वानर',
  Mongoose: 'नकुल',
  Lion: 'सिंह',
  Deva: 'देव',
  Manushya: 'मनुष्य',
  Rakshasa: 'राक्षस',
  Adi: 'आदि',
  Madhya: 'मध्य',
  Antya: 'अंत्य',
};
const n = (name: string) => names[name] ?? hindiPlanets[name as Graha] ?? name;

const ordinals = ['पहली', 'दूसरी', 'तीसरी', 'चौथी', 'पाँचवीं', 'छठी', 'सातवीं', 'आठवीं', 'नौवीं', 'दसवीं', 'ग्यारहवीं', 'बारहवीं'];
const houses = ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे', 'सातवें', 'आठवें', 'नौवें', 'दसवें', 'ग्यारहवें', 'बारहवें'];
const nth = (number: string) => ordinals[Number(number) - 1] ?? number;
const taraWord = (count: string) => (['3', '5', '7'].includes(count) ? 'यह नहीं गिना जाता' : 'यह गिना जाता है');

const friendly = ({ points, hers, his }: Koota) =>
  hers === his
    ? `दोनों चंद्र राशियों के स्वामी ${n(hers)} हैं।`
    : `दोनों चंद्र राशियों के स्वामी ${n(hers)} और ${n(his)} हैं, आपस में ${{ 5: 'मित्र', 4: 'मित्र और सम', 3: 'सम', 1: 'मित्र और शत्रु', 0.5: 'सम और शत्रु' }[points] ?? 'शत्रु'}।`;

const exceptions: Record<KootaException, string> = {
  oneSign: 'अपवाद: राशि एक है, नक्षत्र दो। कई ग्रंथ तब इस कूट को मान लेते हैं।',
  oneStar: 'अपवाद: नक्षत्र एक है, राशियाँ दो। कई ग्रंथ तब इस कूट को मान लेते हैं।',
  otherPada: 'अपवाद: नक्षत्र एक है, पर चरण अलग। कई ग्रंथ तब इस कूट को मान लेते हैं।',
  oneLord: 'अपवाद: दोनों राशियों के स्वामी एक हैं। कई ग्रंथ तब इस कूट को मान लेते हैं।',
  friendlyLords: 'अपवाद: दोनों राशियों के स्वामी मित्र हैं। कई ग्रंथ तब इस कूट को मान लेते हैं।',
  cleanBhakoot: 'अपवाद: भकूट के पूरे गुण मिले हैं, जिसे कई ग्रंथ इससे भारी मानते हैं।',
};

const origins = { lagna: '', moon: 'चंद्रमा से ', venus: 'शुक्र से ' };

const reasons: Record<ManglikReason, (count: ManglikCount | null) => string> = {
  counts: (count) => (count ? `मांगलिक: मंगल ${origins[count.from]}${houses[count.house - 1]} भाव में हैं।` : ''),
  elsewhere: () => 'मांगलिक नहीं: मंगल गिने जाने वाले भाव में नहीं हैं।',
  leoAquarius: () => 'नहीं गिना जाता: मंगल सिंह या कुंभ में हैं।',
  ownOrExalted: () => 'रद्द: मंगल अपनी या उच्च राशि में हैं।',
  signOfHouse: () => 'रद्द: इस भाव में यह राशि मंगल को नरम करती है।',
  jupiter: () => 'रद्द: गुरु मंगल के साथ हैं या उन पर दृष्टि रखते हैं।',
  moon: () => 'रद्द: चंद्रमा मंगल के साथ हैं।',
  lagna: () => 'रद्द: कर्क और सिंह लग्न के लिए मंगल सहायक हैं।',
};

export const hindiMatchWords: MatchWords = {
  kootas: {
    Varna: {
      title: 'वर्ण',
      about: 'काम का ढंग',
      reason: ({ hers, his }) =>
        `वधू का वर्ण ${n(hers)}, वर का ${n(his)}। चंद्र राशियों के पुराने क्रम में वर का वर्ण बराबर या ऊपर हो, तो गिना जाता है।`,
    },
    Vashya: {
      title: 'वश्य',
      about: 'एक-दूसरे पर असर',
      reason: ({ hers, his }) =>
        hers === his ? `दोनों राशियाँ ${n(hers)} वर्ग की हैं।` : `वधू की राशि ${n(hers)} वर्ग की है, वर की ${n(his)} वर्ग की।`,
    },
    Tara: {
      title: 'तारा',
      about: 'साथ में कुशल',
      reason: ({ hers, his }) =>
        `वधू के नक्षत्र से वर की तारा ${nth(hers)} है, ${taraWord(hers)}; वर के नक्षत्र से वधू की ${nth(his)}, ${taraWord(his)}।`,
    },
    Yoni: {
      title: 'योनि',
      about: 'निकटता',
      reason: ({ hers, his, points }) => {
        const ease = ['आपस में सहज नहीं', 'आपस में अनजान', 'न पास, न दूर', 'आपस में सहज'][points] ?? '';
        return hers === his ? `दोनों की योनि ${n(hers)} है।` : `वधू की योनि ${n(hers)}, वर की ${n(his)}: ${ease}।`;
      },
    },
    'Graha Maitri': { title: 'ग्रह मैत्री', about: 'मन का मेल', reason: friendly },
    Gana: {
      title: 'गण',
      about: 'स्वभाव',
      reason: ({ hers, his }) =>
        hers === his ? `दोनों का गण ${n(hers)} है: मिलते-जुलते स्वभाव।` : `वधू का गण ${n(hers)}, वर का ${n(his)}: अलग-अलग स्वभाव।`,
    },
    Bhakoot: {
      title: 'भकूट',
      about: 'परिवार और साधन',
      reason: ({ hers, his, points }) =>
        `वधू की राशि से वर की राशि ${nth(hers)} है, वर की राशि से वधू की ${nth(his)}। ${points > 0 ? 'पूरे गुण।' : '2-12, 5-9 और 6-8 नहीं गिने जाते।'}`,
    },
    Nadi: {
      title: 'नाड़ी',
      about: 'पुराने ग्रंथों में शरीर की प्रकृति',
      reason: ({ hers, his }) =>
        hers === his ? `दोनों की नाड़ी ${n(hers)} है; अलग होने पर गिनी जाती है।` : `${n(hers)} और ${n(his)}, नाड़ियाँ अलग हैं: पूरे गुण।`,
    },
  },
  exceptions,
  schools: {
    ascendant: { name: 'केवल लग्न से', rule: 'मंगल 1, 2, 4, 7, 8 या 12वें भाव में। कुछ भी रद्द नहीं करता।' },
    north: { name: 'उत्तर भारतीय', rule: 'दूसरा भाव नहीं गिना जाता; अपनी या उच्च राशि, गुरु, चंद्रमा, कुछ राशियाँ और लग्न रद्द करते हैं।' },
    south: { name: 'दक्षिण भारतीय', rule: 'लग्न, चंद्रमा या शुक्र से 2, 4, 7, 8 या 12वाँ भाव; सिंह, कुंभ, अपनी और उच्च राशि नहीं गिनी जातीं।' },
  },
  verdict: (reason, count) => reasons[reason](count),
  balance: (grahas, side) =>
    `मंगल केवल ${side === 'bride' ? 'वधू' : 'वर'} की ओर गिने जाते हैं। दूसरी कुंडली के उन्हीं भावों में ${grahas.map(n).join(' और ')} हैं, जिससे संतुलन माना जाता है।`,
  noBalance: 'लग्न से देखें तो मंगल एक ही ओर गिने जाते हैं। कितना महत्व दें, इस पर मत अलग हैं; यह आम है, और कई बातों में से केवल एक।',
};
