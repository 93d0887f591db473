import type { Refusal } from '../../astrology';

/** What speaks against a day, in both languages, as the clause after "since". */
export const why: Record<Refusal, [string, string]> = {
  adhika: ['it lies in an extra month, adhika maas, in which this is not begun', 'वह अधिक मास में है, जिसमें यह काम शुरू नहीं करते'],
  kharmas: ['it lies in Kharmas, in which this is not begun', 'वह खरमास में है, जिसमें यह काम शुरू नहीं करते'],
  chaturmas: ['it lies in Chaturmas, the four months before Dev Uthani Ekadashi', 'वह चातुर्मास में है, देवउठनी एकादशी से पहले के चार महीनों में'],
  combust: ['the planets that bless this, guru and shukra, are not both free of the Sun’s glare', 'गुरु और शुक्र दोनों उस समय उदित नहीं हैं'],
  holashtak: ['it lies in Holashtak, the eight days before Holi', 'वह होलाष्टक में है, होली से पहले के आठ दिनों में'],
  pitru: ['it lies in the fortnight of the ancestors', 'वह पितृ पक्ष में है'],
  eclipse: ['an eclipse is too near', 'ग्रहण बहुत पास है'],
  tithi: ['the tithi is not a good one to begin on', 'तिथि शुरुआत के लिए अच्छी नहीं'],
  yoga: ['the yoga of the day is a hard one', 'दिन का योग कठिन है'],
  bhadra: ['Bhadra takes its good hours', 'भद्रा अच्छी घड़ियाँ ले लेती है'],
  hours: ['no good hour of it is left free', 'उसकी कोई अच्छी घड़ी खाली नहीं'],
  season: ['the season does not suit it', 'समय इसके लिए ठीक नहीं'],
  weekday: ['the day of the week does not suit it', 'वार इसके लिए ठीक नहीं'],
  star: ['the star of the day is not one for it', 'दिन का तारा इस काम के लिए नहीं'],
  tara: ['the star of the day does not suit your own', 'दिन का तारा आपके नक्षत्र से मेल नहीं खाता'],
  moon: ['the Moon of the day is in a hard place from yours', 'दिन का चंद्रमा आपकी राशि से ठीक जगह नहीं'],
};

/** Whether what speaks against a day does so for this person alone. */
export const isPersonal = (refusal: Refusal | null): boolean => refusal === 'tara' || refusal === 'moon';
