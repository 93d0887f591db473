import type { PlanetName } from '@oracle-astra/shared/contract';

/** A thing that is chosen from others of its kind, with the planet or the house that carries it. */
export interface NamedThing {
  words: RegExp;
  label: readonly [english: string, hindi: string];
  planet: PlanetName | null;
  house: number | null;
}

export interface NamedGroup {
  id: string;
  /** Whether its labels stand as they are, whatever joins them to the rest. */
  isFixed?: true;
  /** Whether it is chosen for a day, so that no good time far off is told with it. */
  isPassing?: true;
  /** What the question has to speak of, where the words mean other things as well. */
  within?: RegExp;
  things: readonly NamedThing[];
}

const thing = (words: string, english: string, hindi: string, carrier: PlanetName | number): NamedThing => ({ words: new RegExp(` (?:${words}) `, 'u'), label: [english, hindi], planet: typeof carrier === 'number' ? null : carrier, house: typeof carrier === 'number' ? carrier : null });

/** Kinds of things that are chosen among each other; two of one kind are told apart by what carries them. */
export const namedGroups: readonly NamedGroup[] = [
  {
    id: 'lender',
    things: [
      thing('bank|banks|bainka?|nbfc|finance company|bajaj|sbi|hdfc|icici', 'the bank', 'बैंक', 'Jupiter'),
      thing('friend|friends|dost|doston|dosto|mitra|saheli|yaar', 'your friend', 'दोस्त', 11),
      thing('sahukar|moneylender|money lender|byaj wal\\w*|seth', 'the moneylender', 'साहूकार', 'Saturn'),
      thing('credit card', 'the credit card', 'क्रेडिट कार्ड', 'Rahu'),
      thing('gold loan', 'the gold loan', 'गोल्ड लोन', 'Venus'),
      thing('chit fund|committee|kameti|samuh|shg', 'the savings group', 'समूह', 'Mercury'),
      thing('savings?|bachat|jama paise|apne paise|own money|fd tod\\w*|pf', 'your savings', 'अपनी बचत', 2),
    ],
  },
  {
    id: 'paying',
    isFixed: true,
    things: [thing('cash|nakad|naqad|full payment|one go|ek saath|ek bar me', 'cash', 'नकद', 2), thing('emi|emis|kist\\w*|kisht\\w*|instal?lments?|loan|finance|udhar', 'instalments', 'किस्तें', 6), thing('credit card|card', 'card', 'कार्ड', 'Rahu')],
  },
  {
    id: 'ride',
    isPassing: true,
    things: [thing('train|trein|tren|rail|railway', 'train', 'ट्रेन', 'Saturn'), thing('flight|plane|aeroplane|jahaz|havai jahaj|phlait|flite', 'flight', 'फ़्लाइट', 'Rahu'), thing('bus|bas', 'bus', 'बस', 'Mercury'), thing('car|gadi|cab|taxi|kar', 'car', 'गाड़ी', 'Venus'), thing('bike|baik|scooty|scooter', 'two-wheeler', 'दोपहिया', 'Mars')],
  },
  {
    id: 'hour',
    isPassing: true,
    isFixed: true,
    things: [thing('morning|mornings|subah|savere|sawere|early morning|bhor|(?:[4-9]|1[01]) ?am', 'the morning', 'सुबह', 'Sun'), thing('afternoon|dopahar|dopehar|noon|(?:12|[1-3]) ?pm', 'the afternoon', 'दोपहर', 'Mars'), thing('evening|evenings|sham|shyam|[4-8] ?pm', 'the evening', 'शाम', 'Venus'), thing('night|nights|rat|late night', 'the night', 'रात', 'Moon')],
  },
  {
    id: 'colour',
    isPassing: true,
    isFixed: true,
    things: [
      thing('red|lal|maroon|mehrun|mehroon|crimson', 'red', 'लाल', 'Mars'), thing('blue|neel[aei]|nil[aei]|navy|navy blue', 'blue', 'नीला', 'Saturn'), thing('green|har[aei]|bottle green|hari', 'green', 'हरा', 'Mercury'), thing('yellow|pil[aei]|peel[aei]|haldi', 'yellow', 'पीला', 'Jupiter'), thing('white|safed|cream|off white', 'white', 'सफ़ेद', 'Moon'), thing('pink|gulabi', 'pink', 'गुलाबी', 'Venus'), thing('black|kal[aei]|grey|gray', 'black', 'काला', 'Rahu'), thing('orange|kesari|narangi|saffron', 'orange', 'केसरिया', 'Sun'), thing('brown|bhur[aei]', 'brown', 'भूरा', 'Ketu'), thing('golden|sunehr[aei]', 'golden', 'सुनहरा', 'Sun'),
    ],
  },
  {
    id: 'clothes',
    isPassing: true,
    isFixed: true,
    things: [thing('saree|sari|sadi', 'a saree', 'साड़ी', 'Venus'), thing('salwar|salwar suit|suit|kurti|kurta', 'a suit', 'सूट', 'Moon'), thing('lehenga|gown', 'a lehenga', 'लहँगा', 'Jupiter'), thing('jeans|tshirt|t shirt', 'jeans', 'जींस', 'Rahu'), thing('shirt|formals?|blazer|coat|tie', 'a formal shirt', 'शर्ट', 'Mercury'), thing('sherwani', 'a sherwani', 'शेरवानी', 'Sun'), thing('dress|frock', 'a dress', 'ड्रेस', 'Mercury')],
  },
  {
    id: 'school',
    isFixed: true,
    within: / (?:school|medium|skul|vidyalaya|bachch\w*|bacch\w*|bach[ae]|kids?|child\w*) /u,
    things: [thing('sarkari|government|govt|kendriya|kv|navodaya|public school', 'the government school', 'सरकारी स्कूल', 'Sun'), thing('private|praivet|convent|international', 'the private school', 'प्राइवेट स्कूल', 'Venus'), thing('boarding|hostel', 'the boarding school', 'बोर्डिंग स्कूल', 'Saturn'), thing('english medium', 'the English medium', 'अंग्रेज़ी माध्यम', 'Rahu'), thing('hindi medium|marathi medium|kannada medium|tamil medium|regional medium', 'the medium of home', 'अपनी भाषा का माध्यम', 'Moon'), thing('home schooling|ghar pe padhau\\w*|tuition', 'teaching at home', 'घर की पढ़ाई', 'Mercury')],
  },
  {
    id: 'word',
    isFixed: true,
    things: [thing('call|calling|phone|phone karu|video call', 'a call', 'फ़ोन', 'Sun'), thing('text|texting|message|msg|whatsapp|dm|mail|email', 'a message', 'मैसेज', 'Mercury'), thing('letter|chitthi|khat', 'a letter', 'चिट्ठी', 'Jupiter'), thing('meet|meeting|in person|face to face|milna|milu\\w*|milkar|mil ke|samne', 'meeting in person', 'मिलना', 'Venus')],
  },
  {
    id: 'venue',
    things: [thing('hall|banquet|hotel|lawn|resort|marriage garden|farmhouse|palace|hol|hotal', 'the hall', 'हॉल', 'Venus'), thing('temple|mandir|gurudwara|church|masjid|dargah', 'the temple', 'मंदिर', 'Jupiter'), thing('home|ghar|house|ghar pe|ghar par', 'home', 'घर', 'Moon'), thing('court|registry', 'the registry', 'रजिस्ट्री', 'Saturn'), thing('restaurant|cafe|dhaba', 'the restaurant', 'रेस्टोरेंट', 'Mercury')],
  },
  {
    id: 'fuel',
    things: [thing('petrol', 'petrol', 'पेट्रोल', 'Mars'), thing('diesel|dijal', 'diesel', 'डीज़ल', 'Saturn'), thing('electric|ev|battery|elektrik|ilektrik', 'electric', 'इलेक्ट्रिक', 'Rahu'), thing('cng', 'CNG', 'CNG', 'Mercury'), thing('hybrid', 'the hybrid', 'हाइब्रिड', 'Venus')],
  },
  {
    id: 'side of the sky',
    things: [thing('east|purab|poorab|purv', 'east', 'पूर्व', 'Sun'), thing('west|pashchim|paschim', 'west', 'पश्चिम', 'Saturn'), thing('north|uttar', 'north', 'उत्तर', 'Mercury'), thing('south|dakshin|dakkhin', 'south', 'दक्षिण', 'Mars')],
  },
  {
    id: 'beast',
    things: [thing('cow|gay|gaay|gai', 'the cow', 'गाय', 'Venus'), thing('buffalo|bhains|bhais|bhens', 'the buffalo', 'भैंस', 'Saturn'), thing('goat|goats|bakri|bakriyan|bakra', 'goats', 'बकरी', 'Mercury'), thing('hens?|murgi|murga|poultry', 'poultry', 'मुर्गी', 'Mars'), thing('dog|kutta|puppy', 'the dog', 'कुत्ता', 'Ketu'), thing('cat|billi|kitten', 'the cat', 'बिल्ली', 'Rahu')],
  },
  {
    id: 'crop',
    things: [thing('wheat|gehu|gehun|genhu', 'wheat', 'गेहूँ', 'Sun'), thing('rice|paddy|dhan|chawal', 'paddy', 'धान', 'Moon'), thing('mustard|sarso|sarson', 'mustard', 'सरसों', 'Saturn'), thing('gram|chana', 'gram', 'चना', 'Jupiter'), thing('moong|mung', 'moong', 'मूँग', 'Mercury'), thing('cotton|kapas', 'cotton', 'कपास', 'Venus'), thing('soya|soybean|soyabean', 'soya', 'सोयाबीन', 'Mercury'), thing('sugarcane|ganna', 'sugarcane', 'गन्ना', 'Venus'), thing('maize|makka|corn', 'maize', 'मक्का', 'Mars'), thing('potato|aalu|alu', 'potato', 'आलू', 'Ketu'), thing('onion|pyaj|pyaz', 'onion', 'प्याज़', 'Rahu')],
  },
  {
    id: 'device',
    things: [thing('laptop|computer|pc', 'the laptop', 'लैपटॉप', 'Mercury'), thing('phone|mobile|iphone', 'the phone', 'फ़ोन', 'Rahu'), thing('tablet|tab|ipad', 'the tablet', 'टैबलेट', 'Moon'), thing('camera|kaimra', 'the camera', 'कैमरा', 'Venus')],
  },
];
